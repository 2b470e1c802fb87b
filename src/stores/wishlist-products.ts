/** Current data of the wishlist's products, loaded one by one, a few in parallel. */
import { map } from 'nanostores';
import type { Product } from '../core/product/product.ts';
import { WISHLIST } from '../core/wishlist/constants.ts';
import { fetchProduct } from './product.ts';

/** gone: the product no longer exists. */
export type WishlistProduct =
  | { readonly state: 'loading' | 'gone' | 'failed' }
  | { readonly state: 'ready'; readonly product: Product };

/** By slug. */
export const $wishlistProducts = map<Readonly<Record<string, WishlistProduct>>>({});

async function load(slug: string): Promise<void> {
  try {
    const product = await fetchProduct(slug);
    $wishlistProducts.setKey(slug, product ? { state: 'ready', product } : { state: 'gone' });
  } catch (error) {
    console.warn(error);
    $wishlistProducts.setKey(slug, { state: 'failed' });
  }
}

/** Loads the products that are unknown or failed before. */
export async function loadWishlistProducts(slugs: readonly string[]): Promise<void> {
  const known = $wishlistProducts.get();
  const queue = slugs.filter((slug) => !known[slug] || known[slug].state === 'failed');
  for (const slug of queue) $wishlistProducts.setKey(slug, { state: 'loading' });
  const next = async (): Promise<void> => {
    for (let slug = queue.shift(); slug !== undefined; slug = queue.shift()) await load(slug);
  };
  await Promise.all(Array.from({ length: WISHLIST.atOnce }, next));
}
