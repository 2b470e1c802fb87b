/** Files of an order: fetched with the headers that open it, so that no address holds a secret, and saved by the browser. */
import { COOKIE_TOKEN } from '../core/account/account.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { COPY } from '../core/shop/copy.ts';
import { asObject, asText } from '../core/shop/read.ts';
import { accessHeaders } from './order-access.ts';
import { $token } from './token.ts';

const HOST = (import.meta.env.PUBLIC_API_HOST ?? '').replace(/\/+$/, '');
/** How long the browser may take to begin saving. */
const SAVE_MS = 60_000;

/** Saves the file at a path of the API under a name. Throws ApiError. */
export async function saveOrderFile(path: string, name: string): Promise<void> {
  const token = $token.get();
  const headers = { ...accessHeaders(), ...(token && token !== COOKIE_TOKEN && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(HOST + path, { headers, credentials: 'include' }).catch((cause: unknown) => {
    throw new ApiError('network', COPY.error.network, 0, { cause });
  });
  if (!answer.ok) {
    const body: unknown = await answer.json().catch(() => null);
    throw new ApiError('http', asText(asObject(body)?.message) ?? COPY.error.generic, answer.status);
  }
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVE_MS);
}
