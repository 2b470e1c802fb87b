/** Restores a saved cart into the present one. */
import { addLine, type Cart, type CartLine } from '../cart/cart.ts';
import type { WantedLine } from '../checkout/offer.ts';
import type { QuoteView } from '../checkout/quote-reader.ts';
import { RESTORE_COPY as SAY } from './restore-copy.ts';

/** Adds lines to a cart; of a SKU in both the larger quantity counts, so that a link may be opened twice. */
export function mergeLines(cart: Cart, lines: readonly CartLine[]): Cart {
  return lines.reduce((merged, line) => {
    const present = merged.find(({ sku }) => sku === line.sku)?.quantity ?? 0;
    return line.quantity > present ? addLine(merged, { ...line, quantity: line.quantity - present }) : merged;
  }, cart);
}

/** One text per line that is not available as it was saved; lines that left the shop are counted. */
export function restoreNotes(wanted: readonly WantedLine[], { lines }: Pick<QuoteView, 'lines'>): string[] {
  const known = new Map(lines.map((line) => [line.sku, line]));
  const gone = wanted.filter(({ sku }) => !known.has(sku)).length;
  const notes = wanted.flatMap(({ sku, quantity }) => {
    const line = known.get(sku);
    if (!line || line.available >= quantity) return [];
    const name = line.variant ? `${line.name}, ${line.variant}` : line.name;
    return [line.available === 0 ? SAY.soldOut(name) : SAY.fewer(name, line.available)];
  });
  return gone > 0 ? [...notes, SAY.gone(gone)] : notes;
}
