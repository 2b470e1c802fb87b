/** Converts a product's variant to a cart line. */

import type { Product, Variant } from '../product/product.ts';
import { available, variantName } from '../product/variant.ts';
import type { CartLine } from './cart.ts';

type Source = Pick<Product, 'slug' | 'name' | 'pictures'>;

export function lineOf(product: Source, variant: Variant, quantity: number): CartLine {
  return {
    sku: variant.sku,
    slug: product.slug,
    name: product.name,
    variant: variantName(variant),
    picture: variant.picture ?? product.pictures[0] ?? null,
    price: variant.price,
    quantity,
    stock: available(variant),
    ...(variant.lead && { lead: variant.lead }),
  };
}
