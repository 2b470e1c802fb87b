/** The browser's client of the API: the page's own origin, or the foreign backend the site was built for. */
import { createClient } from '../core/client.ts';

export const client = createClient({
  host: import.meta.env.PUBLIC_API_HOST ?? '',
  fetch: (input, init) => fetch(input, init),
  report: ({ where, why }, path) => console.warn(`${path}: ${where} ${why}`),
});
