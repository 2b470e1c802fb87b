/** Sends a product file to the shop: to see its plan, and to change what the plan shows. */
import { COOKIE_TOKEN } from '../core/account/auth.ts';
import { PRODUCT_FILE } from '../core/merchant/file-paths.ts';
import type { ImportResult } from '../core/merchant/import-contract.ts';
import { IMPORT_COPY as SAY } from '../core/merchant/import-copy.ts';
import { readImportResult } from '../core/merchant/import-reader.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { asObject, asText } from '../core/shop/read.ts';
import { $token } from './token.ts';

const HOST = (import.meta.env.PUBLIC_API_HOST ?? '').replace(/\/+$/, '');

/** planHash: of the plan to carry out; null only plans. Faults and another plan are results, not errors. Throws ApiError. */
export async function sendProductFile(text: string, planHash: string | null): Promise<ImportResult> {
  const token = $token.get();
  const query = planHash === null ? 'dry=1' : `plan=${encodeURIComponent(planHash)}`;
  const response = await fetch(`${HOST}${PRODUCT_FILE}?${query}`, {
    method: 'POST',
    credentials: 'include',
    headers: {
      'content-type': 'text/csv',
      ...(token && token !== COOKIE_TOKEN && { authorization: `Bearer ${token}` }),
    },
    body: text,
  }).catch((cause: unknown) => {
    throw new ApiError('network', SAY.network, 0, { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  const result = readImportResult(body);
  if (result) return result;
  throw new ApiError('http', asText(asObject(body)?.message) ?? SAY.failed, response.status);
}
