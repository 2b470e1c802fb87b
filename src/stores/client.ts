/** The browser's API client: the page's own origin, or the foreign backend the site was built for. */
import { COOKIE_TOKEN } from '../core/account/auth.ts';
import { createClient } from '../core/shop/client.ts';
import { CLIENT } from '../core/shop/constants.ts';
import { takeResponse } from './checked-response.ts';
import { $token } from './token.ts';

/** The bearer token; null for cookie sessions. */
function bearer(): string | null {
  const token = $token.get();
  return token === COOKIE_TOKEN ? null : token;
}

export const client = createClient({
  host: import.meta.env.PUBLIC_API_HOST ?? '',
  fetch: (input, init) => takeResponse(input, init.method) ?? fetch(input, init),
  token: bearer,
  readMs: CLIENT.readMs,
  report: ({ where, why }, path) => console.warn(`${path}: ${where} ${why}`),
});
