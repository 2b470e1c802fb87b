/** The header's menu, made from categories and their products. */
import { EMPTY_QUERY } from '../../core/catalogue/catalogue.ts';
import { NAVIGATION } from '../../core/shop/constants.ts';
import { categoryPath, productPath } from '../../core/shop/routes.ts';
import type { CategoryRow } from '../../db/catalogue/rows.ts';
import type { Catalogue } from './catalogue.ts';
import { serializeImage } from './serializers.ts';

/** Returns the best products of one category. */
export const topProducts = (catalogue: Catalogue, row: CategoryRow, limit: number) =>
  catalogue.list({ ...EMPTY_QUERY, category: [row.slug], pageSize: limit });

const typeHref = (slug: string, type: string) => `${categoryPath(slug)}?type=${encodeURIComponent(type)}`;

/** Returns the mega-menu panel of one category: groups as columns, best products as images. */
export async function menuContent(catalogue: Catalogue, row: CategoryRow) {
  const href = categoryPath(row.slug);
  const best = await topProducts(catalogue, row, NAVIGATION.showcaseMax);
  const showcase = best.flatMap(({ slug, name, images: [image] }) =>
    image ? [{ href: productPath(slug), name, imageUrl: image.large_image_url, image }] : [],
  );
  const image = row.picture && serializeImage(row.picture);
  return {
    columns: row.groups.map(({ title, types }) => ({
      title,
      links: types.map((type) => ({ name: type, href: typeHref(row.slug, type) })),
    })),
    showcase,
    featured: image && {
      href,
      title: row.headline ?? row.name,
      description: row.short,
      imageUrl: image.large_image_url,
      image,
    },
  };
}
