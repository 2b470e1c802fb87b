/** What a price includes, for the line below it on the product page. */

import { MONEY } from '../shop/constants.ts';
import type { Money } from '../shop/money.ts';
import { PRODUCT_COPY } from './copy.ts';

/** Tax, delivery, and what comes with the piece: 'GST included, delivery by PIN code. Cushions not included.' */
export function priceLine(price: Money | null, includes: string | null): string {
  const parts = [priceNote(price), includes?.replace(/\.$/, '')].filter(Boolean);
  return parts.length > 1 ? `${parts.join('. ')}.` : (parts[0] ?? '');
}

/** Tax, and what delivery depends on; '' without a price, or in a currency whose rules are unknown. */
export function priceNote(price: Money | null): string {
  if (price === null || price.amount === 0 || price.currency !== MONEY.currency) return '';
  return PRODUCT_COPY.taxIncluded;
}
