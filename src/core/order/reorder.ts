/** An order once more: what of it the shop still has, as lines of a cart, and what is missing. */
import type { CartLine } from '../cart/cart.ts';
import type { WantedLine } from '../checkout/quote.ts';
import type { QuoteView } from '../checkout/quote-reader.ts';
import { ORDER_PAGE_COPY } from './page-copy.ts';

const SAY = ORDER_PAGE_COPY.reorder;

/** The lines of a quote that can be had, as a cart keeps them. */
export function cartLines({ lines, currency }: Pick<QuoteView, 'lines' | 'currency'>): CartLine[] {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ sku, slug, name, variant, picture, price, quantity, available }) => ({
      sku,
      slug,
      name,
      variant,
      picture,
      price: price > 0 ? { amount: price, currency } : null,
      quantity,
      stock: available,
    }));
}

/** What could not be had as it was wanted, in words. nameOf knows the pieces by their SKU; added counts those that were. */
export function missingText(
  wanted: readonly WantedLine[],
  { lines }: Pick<QuoteView, 'lines'>,
  added: ReadonlyMap<string, number>,
  nameOf: (sku: string) => string,
): string[] {
  return wanted.flatMap(({ sku, quantity }) => {
    const line = lines.find((one) => one.sku === sku);
    const got = added.get(sku) ?? 0;
    if (!line) return [SAY.gone(nameOf(sku))];
    if (line.available === 0) return [SAY.soldOut(nameOf(sku))];
    if (got === 0) return [SAY.inCart(nameOf(sku))];
    return got < quantity ? [SAY.fewer(nameOf(sku), got)] : [];
  });
}
