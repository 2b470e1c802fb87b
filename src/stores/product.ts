/** Current data of the page's product. */
import { atom } from 'nanostores';
import type { Product } from '../core/product/product.ts';
import { ApiError } from '../core/shop/api-error.ts';
import { COPY } from '../core/shop/copy.ts';
import { ENDPOINTS } from '../core/shop/endpoints.ts';
import { client } from './client.ts';

export type ProductState =
  | { readonly state: 'idle' | 'loading' | 'missing' }
  | { readonly state: 'ready'; readonly product: Product }
  | { readonly state: 'failed'; readonly message: string };

export const $product = atom<ProductState>({ state: 'idle' });

/** The current product, null when it no longer exists. Throws ApiError. */
export async function fetchProduct(slug: string): Promise<Product | null> {
  try {
    return await client(ENDPOINTS.product, { params: { slug } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export async function loadProduct(slug: string): Promise<void> {
  $product.set({ state: 'loading' });
  try {
    const product = await fetchProduct(slug);
    $product.set(product ? { state: 'ready', product } : { state: 'missing' });
  } catch (error) {
    $product.set({ state: 'failed', message: error instanceof Error ? error.message : COPY.error.generic });
  }
}
