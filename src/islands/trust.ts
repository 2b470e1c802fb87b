/**
 * Two packages name scripts of ours by text: the worker of the text search, and the decoder of the 3D viewer. The pages' policy
 * takes no text for a script's address, but what this lets through; for HTML nothing speaks, so text never becomes HTML.
 */

import { OFFLINE } from '../core/shop/constants.ts';

type Factory = {
  readonly createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
  readonly defaultPolicy: unknown;
};

/** Where the decoder stands that the viewer asks for. */
export const DECODER = '/meshopt.js';
const OURS: readonly string[] = ['/pagefind/pagefind-worker.js', DECODER, OFFLINE.worker, OFFLINE.off];

/** True of the addresses that may be run: ours alone, on this origin. */
export function isTrusted(url: string, base: string): boolean {
  const address = URL.parse(url, base);
  return address !== null && address.origin === new URL(base).origin && OURS.includes(address.pathname);
}

/** Must come before the package that needs it. Browsers that know no trusted types need nothing. */
export function trustOurScripts(): void {
  const types = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', { createScriptURL: (url) => (isTrusted(url, document.baseURI) ? url : null) });
}
