/** Reads a saved cart, and the token of a link that restores one. */
import type { WantedLine } from '../checkout/offer.ts';
import { asNumber, asObject, firstText } from '../shop/read.ts';

/** Reads the token of a saved cart. */
export function readSavedCart(body: unknown): string | null {
  const object = asObject(body);
  return object && firstText(object, 'token');
}

/** Reads the lines of a restored cart. */
export function readRestored(body: unknown): WantedLine[] | null {
  const lines = asObject(body)?.lines;
  if (!Array.isArray(lines)) return null;
  return lines.flatMap((line) => {
    const object = asObject(line);
    const sku = object && firstText(object, 'sku');
    const quantity = asNumber(object?.quantity);
    return sku && quantity !== null && quantity >= 1 ? [{ sku, quantity: Math.floor(quantity) }] : [];
  });
}

const RESTORE = /^#restore=([\w-]{43})$/;

/** The token of a restore link's fragment; '' when malformed, null when the fragment is none. */
export function restoreTokenOf(hash: string): string | null {
  if (!hash.startsWith('#restore=')) return null;
  return RESTORE.exec(hash)?.[1] ?? '';
}
