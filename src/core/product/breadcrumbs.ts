/** The breadcrumbs of a page, as links and as structured data. */
import { SHOP_NAME } from '../shop/built-name.ts';
import { categoryPath, productPath, ROUTES } from '../shop/routes.ts';
import type { Product } from './product.ts';

export type Crumb = { readonly name: string; readonly href: string };

/** Breadcrumb from the home page to this product. */
export function productCrumbs(product: Pick<Product, 'name' | 'slug' | 'category'>): Crumb[] {
  const { category } = product;
  return [
    { name: ROUTES.shop.title, href: ROUTES.shop.path },
    ...(category ? [{ name: category.name, href: categoryPath(category.slug) }] : []),
    { name: product.name, href: productPath(product.slug) },
  ];
}

export function breadcrumbData(crumbs: readonly Crumb[], origin: string): object {
  const all = [{ name: SHOP_NAME, href: '/' }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + href,
    })),
  };
}
