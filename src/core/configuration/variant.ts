/** A configuration as a variant: what carts, feeds and prices take. It has no row and no stock. */
import type { Picture } from '../images/picture.ts';
import type { Product, Variant } from '../product/product.ts';
import { type Configuration, checkSelection, firstSelection } from './configure.ts';
import { configuredSku } from './key.ts';
import { readConfiguration } from './reader.ts';

/** sku: the product's. */
export function configuredVariant(
  sku: string,
  { selection, name, price, weeks, picture }: Configuration<Picture>,
): Variant {
  const own = configuredSku(sku, selection);
  return {
    ...{ id: own, sku: own, values: [name], price: { amount: price, currency: 'INR' }, originalPrice: null },
    ...{ stock: null, inStock: true, lead: { weeks, arrivesOn: null }, picture },
  };
}

/** The configuration shown first, as a variant; null for a product without options. */
export function firstConfigured({ sku, configuration }: Pick<Product, 'sku' | 'configuration'>): Variant | null {
  const model = readConfiguration(configuration);
  const selection = model && firstSelection(model);
  if (!sku || !model || !selection) return null;
  const checked = checkSelection(model, selection);
  return checked.state === 'valid' ? configuredVariant(sku, checked.configuration) : null;
}
