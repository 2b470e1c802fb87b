/** What the search panel lists, as options for the arrow keys. */
import type { Category } from '../../core/catalogue/category.ts';
import { SEARCH } from '../../core/catalogue/constants.ts';
import type { Product } from '../../core/product/product.ts';
import { categoryPath, productPath, searchPath } from '../../core/shop/routes.ts';
import type { SearchState } from '../../stores/search.ts';
import type { Option } from './use-options.ts';

export type Shown = Option &
  (
    | { readonly kind: 'recent'; readonly words: string }
    | { readonly kind: 'category'; readonly category: Category }
    | { readonly kind: 'product'; readonly product: Product }
  );

/** The options in keyboard order. */
export function optionsOf(search: SearchState, recent: readonly string[], blank: boolean): readonly Shown[] {
  if (blank) {
    return recent.map((words) => ({
      kind: 'recent',
      words,
      id: `recent-${encodeURIComponent(words)}`,
      href: searchPath(words),
    }));
  }
  if (search.state !== 'ready') return [];
  const { products, categories } = search.result;
  return [
    ...products.slice(0, SEARCH.products).map((product) => ({
      kind: 'product' as const,
      product,
      id: `product-${product.slug}`,
      href: productPath(product.slug),
    })),
    ...categories.slice(0, SEARCH.categories).map((category) => ({
      kind: 'category' as const,
      category,
      id: `category-${category.slug}`,
      href: categoryPath(category.slug),
    })),
  ];
}
