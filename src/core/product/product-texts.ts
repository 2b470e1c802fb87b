/** Sentences about a product that stand in several places. */
import { COPY } from '../shop/copy.ts';
import { stripHtml } from '../shop/html.ts';
import { formatMoney, type Money, toShopCurrency } from '../shop/money.ts';
import { RATING } from './constants.ts';
import type { Assembly, Product } from './product.ts';

/** Price text; 'Price not available' for a missing or zero amount. */
export function priceText(price: Money | null): string {
  return price === null || price.amount === 0 ? COPY.product.noPrice : formatMoney(price);
}

/** 'about ₹24,742' beside a price in another currency that the shop converts, null for one in its own. */
export function rupeesText(price: Money | null): string | null {
  if (!price || price.amount === 0) return null;
  const rupees = toShopCurrency(price);
  return rupees.currency === price.currency ? null : COPY.product.about(formatMoney(rupees));
}

/** Rating with one decimal, null when there is none. */
export function ratingText(rating: number | null): string | null {
  return rating === null ? null : rating.toFixed(RATING.decimals);
}

/** Review count, capped at '999+'. */
export function reviewCountText(count: number): string {
  return count > RATING.reviewCountCap ? `${RATING.reviewCountCap}+` : String(count);
}

/** The short description as text, else the beginning of the description. */
export function shortText(product: Pick<Product, 'short' | 'description'>): string {
  return product.short || stripHtml(product.description);
}

/** Assembly time, or that none is needed. */
export function assemblyText({ minutes, people }: Assembly): string {
  return minutes > 0 ? COPY.product.assemblyLine(minutes, people) : COPY.product.assembled;
}

/** '3 at our Pune store, 1 at our Bengaluru store'; '' for a variant that no store keeps. */
export const storesText = ({ stores = [] }: Pick<Product, 'stores'>, sku: string): string =>
  stores
    .filter((one) => one.sku === sku)
    .map(({ name, stock }) => COPY.product.atStore(stock, name))
    .join(', ');
