import { describe, expect, it } from 'vitest';
import type { QuoteLineView } from '../../../src/core/order/line-reader.ts';
import { ORDER_PAGE_COPY } from '../../../src/core/order/page-copy.ts';
import { cartLines, missingText } from '../../../src/core/order/reorder.ts';

const SAY = ORDER_PAGE_COPY.reorder;
const line = (sku: string, quantity: number, available: number) =>
  ({ sku, slug: sku, name: sku, variant: '', picture: null, price: 500, quantity, available }) as QuoteLineView;
const wanted = [
  { sku: 'whole', quantity: 2 },
  { sku: 'some', quantity: 5 },
  { sku: 'out', quantity: 1 },
  { sku: 'gone', quantity: 1 },
  { sku: 'full', quantity: 1 },
];
const quote = {
  currency: 'INR' as const,
  lines: [line('whole', 2, 9), line('some', 3, 3), line('out', 0, 0), line('full', 1, 1)],
};

describe('a reorder', () => {
  it('contains the available lines with current stock', () => {
    expect(cartLines(quote).map(({ sku, quantity, stock, price }) => [sku, quantity, stock, price?.amount])).toEqual([
      ['whole', 2, 9, 500],
      ['some', 3, 3, 500],
      ['full', 1, 1, 500],
    ]);
  });

  it('reports what is unavailable, and why', () => {
    const added = new Map([
      ['whole', 2],
      ['some', 3],
      ['full', 0],
    ]);
    expect(missingText(wanted, quote, added, (sku) => sku.toUpperCase())).toEqual([
      SAY.fewer('SOME', 3),
      SAY.soldOut('OUT'),
      SAY.gone('GONE'),
      SAY.inCart('FULL'),
    ]);
  });
});
