/** The products that a category shows on the landing page. */
import type { Category } from '../catalogue/category.ts';
import type { Picture } from '../images/picture.ts';
import { forList, type Product } from '../product/product.ts';

/** A product of a showcase's strip. */
export type ShowcaseProduct = { readonly slug: string; readonly name: string; readonly picture: Picture };

/** The piece that a showcase's large picture shows. */
export type PicturedProduct = Pick<Product, 'slug' | 'name' | 'price'>;

/** A top-selling category, shown full screen. */
export type Showcase = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly headline: string;
  readonly line: string;
  readonly picture: Picture | null;
  /** null: unknown, or no longer among the category's best. */
  readonly pictured: PicturedProduct | null;
  readonly pieces: readonly ShowcaseProduct[];
};

function productsOf(products: readonly Product[]): ShowcaseProduct[] {
  return products.flatMap(({ slug, name, pictures: [picture] }) => (picture ? [{ slug, name, picture }] : []));
}

function picturedOf({ picturedProduct, topProducts }: Category): PicturedProduct | null {
  const product = topProducts.find(({ slug }) => slug === picturedProduct);
  return product ? { slug: product.slug, name: product.name, price: product.price } : null;
}

export function showcaseOf(category: Category): Showcase {
  const { id, slug, name, description, line, picture, topProducts } = category;
  return {
    id,
    slug,
    name,
    headline: category.headline ?? name,
    line: description || line,
    picture,
    pictured: picturedOf(category),
    pieces: productsOf(topProducts),
  };
}

/** Products reduced to what cards need. */
export const forRow = (products: readonly Product[]): Product[] => products.map(forList);
