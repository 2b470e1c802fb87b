/**
 * Trusted Types default policy. Two packages pass script URLs of ours as strings: the text search's worker and the 3D
 * viewer's decoder. Only these are allowed; there is no createHTML, so strings never become HTML.
 */

import { OFFLINE } from '../core/shop/constants.ts';

type Factory = {
  readonly createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
  readonly defaultPolicy: unknown;
};

/** URL of the decoder that the viewer loads. */
export const DECODER = '/meshopt.js';
const OURS: readonly string[] = ['/pagefind/pagefind-worker.js', DECODER, OFFLINE.worker, OFFLINE.off];

/** True for script URLs that may run: our two files on this origin. */
export function isTrusted(url: string, base: string): boolean {
  const address = URL.parse(url, base);
  return address !== null && address.origin === new URL(base).origin && OURS.includes(address.pathname);
}

/** Must run before the package that needs it. No-op without Trusted Types support. */
export function trustOurScripts(): void {
  const types = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', { createScriptURL: (url) => (isTrusted(url, document.baseURI) ? url : null) });
}
