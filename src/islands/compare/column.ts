/** State of a compared product: loaded, gone, or failed. */
import type { Product } from '../../core/product/product.ts';

export type Column =
  | { readonly state: 'ready'; readonly slug: string; readonly product: Product }
  | { readonly state: 'gone' | 'failed'; readonly slug: string };
