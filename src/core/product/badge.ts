/** The badge on a product's picture. */
import type { Product } from './product.ts';

export type Badge = 'NEW' | 'FEATURED' | 'SALE' | 'OUT OF STOCK';

/** NEW, else FEATURED, else SALE; replaced by OUT OF STOCK when the product has one of them and is out of stock. */
export function badgeOf(product: Pick<Product, 'isNew' | 'isFeatured' | 'isDiscounted' | 'inStock'>): Badge | null {
  const badge = product.isNew ? 'NEW' : product.isFeatured ? 'FEATURED' : product.isDiscounted ? 'SALE' : null;
  return badge !== null && !product.inStock ? 'OUT OF STOCK' : badge;
}

/** Above this share of a page's cards the badge FEATURED distinguishes nothing. */
const FEATURED_SHARE = 1 / 3;

/** The badge of each product in a list: FEATURED is left out where most come first for it, or too many carry it. */
export function listBadges(products: readonly Parameters<typeof badgeOf>[0][], byFeatured: boolean): (Badge | null)[] {
  const badges = products.map(badgeOf);
  const featured = badges.filter((badge) => badge === 'FEATURED').length;
  if (!byFeatured && featured <= products.length * FEATURED_SHARE) return badges;
  return products.map((product, index) =>
    badges[index] === 'FEATURED' ? badgeOf({ ...product, isFeatured: false }) : (badges[index] ?? null),
  );
}
