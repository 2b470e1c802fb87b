/** The featured products that the mega menu shows. */
import { useEffect, useState } from 'react';
import { EMPTY_QUERY } from '../../core/catalogue/catalogue.ts';
import type { Product } from '../../core/product/product.ts';
import { NAVIGATION } from '../../core/shop/constants.ts';
import { ENDPOINTS } from '../../core/shop/endpoints.ts';
import { client } from '../../stores/client.ts';

const QUERY = { ...EMPTY_QUERY, featured: true, pageSize: NAVIGATION.featuredProducts };

/** Loaded in the background; the menu works without them. */
export function useFeatured(open: boolean): readonly Product[] {
  const [pieces, setPieces] = useState<readonly Product[]>([]);
  useEffect(() => {
    if (!open) return;
    const request = new AbortController();
    const query = { featured: 'true', pageSize: String(QUERY.pageSize) };
    client(ENDPOINTS.products, { query, input: QUERY, signal: request.signal })
      .then(({ items }) => setPieces(items.slice(0, NAVIGATION.featuredProducts)))
      .catch((error) => !request.signal.aborted && console.warn(error));
    return () => request.abort();
  }, [open]);
  return pieces;
}
