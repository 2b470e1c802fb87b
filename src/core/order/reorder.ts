/** Reorders: the lines of an order that are still available, and a message about the others. */
import type { CartLine } from '../cart/cart.ts';
import type { WantedLine } from '../checkout/offer.ts';
import type { QuoteView } from '../checkout/quote-reader.ts';
import { ORDER_PAGE_COPY } from './page-copy.ts';

const SAY = ORDER_PAGE_COPY.reorder;

/** The available lines of a quote as cart lines. */
export function cartLines({ lines, currency }: Pick<QuoteView, 'lines' | 'currency'>): CartLine[] {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ sku, slug, name, variant, picture, price, quantity, available, lead }) => ({
      sku,
      slug,
      name,
      variant,
      picture,
      price: price > 0 ? { amount: price, currency } : null,
      quantity,
      stock: available,
      ...(lead && { lead }),
    }));
}

/** Message about lines that are unavailable or short. nameOf maps SKUs to names; added is the number of lines added. */
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
