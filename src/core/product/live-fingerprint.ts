/** Fingerprints of what may change about a prerendered product: prices, stock, lead, pieces in stores. Pages run it when idle. */
import type { Lead } from '../delivery/lead.ts';
import { MONEY } from '../shop/constants.ts';
import type { AtStore, Variant } from './product.ts';

type Live = Pick<Variant, 'sku' | 'price' | 'originalPrice' | 'stock' | 'inStock' | 'lead'>;

const lineOf = (sku: string, price: unknown, original: unknown, stock: unknown, inStock: unknown, lead?: Lead) =>
  [sku, price, original, stock, inStock, lead?.weeks, lead?.arrivesOn].join(':');

const markOf = (variants: readonly string[], stores: readonly AtStore[]) =>
  [...variants, ...stores.map(({ name, sku, stock }) => [name, sku, stock].join(':'))].join(' ');

type LiveProduct = { readonly variants: readonly Live[]; readonly stores?: readonly AtStore[] };

/** Differs when a decision of the shopper might. */
export function liveFingerprint({ variants, stores = [] }: LiveProduct): string {
  const lines = variants.map(({ sku, price, originalPrice, stock, inStock, lead }) =>
    lineOf(sku, price?.amount, originalPrice?.amount, stock, inStock, lead),
  );
  return markOf(lines, stores);
}

type RawVariant = {
  readonly sku: string;
  readonly price: { readonly amount: number };
  readonly originalPrice: number | null;
  readonly stock: { readonly quantity: number; readonly isInStock: boolean };
  readonly lead?: Lead;
};
const minor = (amount: number | null) => (amount === null ? undefined : amount * MONEY.minorPerMajor);

/** mark: the fingerprint. model: the path of the 3D model, null without one, undefined from backends without models. */
export type RawLive = { readonly mark: string; readonly model: string | null | undefined };

/**
 * What may change in our own API's response with a product, without the tolerant reader; null for responses of another form,
 * which the reader must read.
 */
export function readRawLive(body: string): RawLive | null {
  try {
    const {
      variants,
      stores = [],
      model,
    } = JSON.parse(body).data as {
      readonly variants: readonly RawVariant[];
      readonly stores?: readonly AtStore[];
      readonly model: string | null | undefined;
    };
    const lines = variants.map(({ sku, price, originalPrice, stock, lead }) =>
      lineOf(sku, minor(price.amount), minor(originalPrice), stock.quantity, stock.isInStock, lead),
    );
    return { mark: markOf(lines, stores), model };
  } catch {
    return null;
  }
}
