/** Reads the quantity that a shopper typed. */

/** Why a typed quantity is refused. */
export type QuantityFault = 'notWhole' | 'tooFew';

/** Parses a typed quantity: a whole number of 1 or more, digits only. Returns the reason for anything else. */
export function parseQuantity(text: string): number | QuantityFault {
  const trimmed = text.trim();
  if (!/^[-−]?\d+$/.test(trimmed)) return 'notWhole';
  if (!/^\d*[1-9]\d*$/.test(trimmed)) return 'tooFew'; // 0, or a sign: 1 is the smallest quantity.
  return Math.min(Number(trimmed), Number.MAX_SAFE_INTEGER);
}
