/** Sentences about what changed since the cart was seen. */
import type { Cart } from '../../core/cart/cart.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import type { QuoteChange } from '../../core/checkout/quote.ts';
import type { QuoteView } from '../../core/checkout/quote-reader.ts';
import { exactMoney } from '../../core/shop/money.ts';

const SAY = CHECKOUT_COPY.changes;

export function changeText(change: QuoteChange, cart: Cart, quote: QuoteView): string {
  const line = cart.find(({ sku }) => sku === change.sku) ?? quote.lines.find(({ sku }) => sku === change.sku);
  const name = line?.name ?? SAY.piece;
  switch (change.kind) {
    case 'price':
      return SAY.price(name, exactMoney(change.was), exactMoney(change.now));
    case 'stock':
      return change.available > 0 ? SAY.stock(name, change.wanted, change.available) : SAY.sold(name);
    case 'gone':
      return change.reason ? SAY.notMade(name, change.reason) : SAY.gone(name);
  }
}

/** A refused order knows the previous total; otherwise the lines suffice. */
export function totalText({ was, now }: { readonly was: number; readonly now: number }): string {
  const difference = exactMoney(Math.abs(now - was));
  return `${SAY.total(exactMoney(was), exactMoney(now))}: ${now > was ? SAY.more(difference) : SAY.less(difference)}.`;
}
