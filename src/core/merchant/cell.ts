/** A number edited in place: how it is written, and what its field does next. Pure. */
import { groupDigits } from '../shop/digits.ts';
import { toMajor, toMinor } from '../shop/money.ts';

export type CellState =
  | { readonly state: 'idle' | 'saving' }
  | { readonly state: 'saved'; readonly former: number }
  | { readonly state: 'failed'; readonly message: string }
  /** Another person or an order changed it: present is the number now. */
  | { readonly state: 'conflict'; readonly present: number };

export type CellKind = 'stock' | 'price';

/** Prices are typed in whole rupees, dollars …, and stored in minor units. */
export const cellText = (kind: CellKind, value: number): string => String(kind === 'price' ? toMajor(value) : value);

/** With digits grouped as in India. */
export const groupedText = (kind: CellKind, value: number): string =>
  groupDigits(kind === 'price' ? toMajor(value) : value);

/** The number that a person typed, in stored units; null when it is none. */
export function parseCell(kind: CellKind, typed: string): number | null {
  const digits = typed.replace(/[\s,₹$€£]/g, '');
  if (!/^\d{1,10}$/.test(digits)) return null;
  return kind === 'price' ? toMinor(Number(digits)) : Number(digits);
}
