/** One piece of the comparison: read, gone, or not to be had. */
import type { Product } from '../../core/product/product.ts';

export type Column =
  | { readonly state: 'ready'; readonly slug: string; readonly product: Product }
  | { readonly state: 'gone' | 'failed'; readonly slug: string };
