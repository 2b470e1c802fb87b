/** Loads the products of given slugs when first shown. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $wishlistProducts, loadWishlistProducts, type WishlistProduct } from '../../stores/wishlist-products.ts';

const LOADING: WishlistProduct = { state: 'loading' };

export function useWishlistProducts(slugs: readonly string[]) {
  const known = useStore($wishlistProducts, { ssr: () => ({}) });
  const requested = slugs.join();
  useEffect(() => {
    if (requested) loadWishlistProducts(requested.split(','));
  }, [requested]);
  return {
    of: (slug: string): WishlistProduct => known[slug] ?? LOADING,
    failed: slugs.some((slug) => known[slug]?.state === 'failed'),
    retry: () => loadWishlistProducts(slugs),
  };
}
