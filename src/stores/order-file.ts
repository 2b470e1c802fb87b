/** Downloads files of an order, with the access headers, so that no URL holds a secret. */
import { COOKIE_TOKEN } from '../core/account/auth.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { COPY } from '../core/shop/copy.ts';
import { asObject, asText } from '../core/shop/read.ts';
import { accessHeaders } from './order-access.ts';
import { $token } from './token.ts';

const HOST = (import.meta.env.PUBLIC_API_HOST ?? '').replace(/\/+$/, '');
/** Time for the browser to start saving. */
const SAVE_MS = 60_000;

/** Saves the file at an API path under a name. Throws ApiError. */
export async function downloadOrderFile(path: string, name: string): Promise<void> {
  const token = $token.get();
  const headers = { ...accessHeaders(), ...(token && token !== COOKIE_TOKEN && { authorization: `Bearer ${token}` }) };
  const response = await fetch(HOST + path, { headers, credentials: 'include' }).catch((cause: unknown) => {
    throw new ApiError('network', COPY.error.network, 0, { cause });
  });
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    throw new ApiError('http', asText(asObject(body)?.message) ?? COPY.error.generic, response.status);
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVE_MS);
}
