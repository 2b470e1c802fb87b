/** Fingerprints of what may change about a prerendered product: prices and stock. Pure, and small: pages run it when idle. */
import { MONEY } from '../shop/constants.ts';
import type { Variant } from './product.ts';

type Live = Pick<Variant, 'sku' | 'price' | 'originalPrice' | 'stock' | 'inStock'>;

const lineOf = (sku: unknown, price: unknown, original: unknown, stock: unknown, inStock: unknown) =>
  [sku, price, original, stock, inStock].join(':');

/** Differs when a decision of the shopper might. */
export function liveFingerprint({ variants }: { readonly variants: readonly Live[] }): string {
  return variants
    .map(({ sku, price, originalPrice, stock, inStock }) =>
      lineOf(sku, price?.amount, originalPrice?.amount, stock, inStock),
    )
    .join(' ');
}

type RawPrice = { readonly amount: number } | null;
type RawVariant = {
  readonly sku: string;
  readonly price: RawPrice;
  readonly originalPrice: RawPrice;
  readonly stock: { readonly quantity: number; readonly isInStock: boolean };
};
const minor = (price: RawPrice) => (price ? price.amount * MONEY.minorPerMajor : undefined);

/**
 * The fingerprint of our own API's response with a product, without the tolerant reader; null for responses of another form,
 * which the reader must read.
 */
export function rawFingerprint(body: string): string | null {
  try {
    const { variants } = JSON.parse(body).data as { readonly variants: readonly RawVariant[] };
    return variants
      .map(({ sku, price, originalPrice, stock }) =>
        lineOf(sku, minor(price), minor(originalPrice), stock.quantity, stock.isInStock),
      )
      .join(' ');
  } catch {
    return null;
  }
}
