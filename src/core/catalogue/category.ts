/** Categories, their preset texts and readers. */

import type { Picture } from '../images/picture.ts';
import { readPicture } from '../images/reader.ts';
import type { Product } from '../product/product.ts';
import { readProduct, slugify } from '../product/reader.ts';
import { COPY } from '../shop/copy.ts';
import { stripHtml } from '../shop/html.ts';
import { asNumber, asObject, asText, findList, firstText, ignore, type Report, readList } from '../shop/read.ts';

export type Category = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** One line: the editor's, else the preset for the name, else 'Explore {name}'. */
  readonly line: string;
  readonly description: string;
  readonly headline: string | null;
  readonly picture: Picture | null;
  readonly productCount: number | null;
  /** Slug of the piece that the picture shows, in top-selling responses. */
  readonly picturedProduct: string | null;
  /** Filled in top-selling responses, else empty. */
  readonly topProducts: readonly Product[];
};

/** The preset line of a known category, else 'Explore {name}'. */
export function categoryLine(name: string): string {
  const presets = new Map<string, string>(Object.entries(COPY.category.presets));
  return presets.get(slugify(name)) ?? COPY.category.explore(name);
}

/** Reads one category; requires a name (or title). */
export function readCategory(value: unknown, report: Report = ignore): Category | null {
  const object = asObject(value);
  const name = object && firstText(object, 'name', 'title');
  if (!object || !name) return null;
  const slug = asText(object.slug) ?? slugify(name);
  const top = Array.isArray(object.topProducts) ? object.topProducts : [];
  return {
    id: firstText(object, '_id', 'id') ?? slug,
    slug,
    name,
    line: stripHtml(firstText(object, 'short_description', 'shortDescription') ?? '') || categoryLine(name),
    description: stripHtml(asText(object.description) ?? ''),
    headline: asText(object.headline),
    picture: readPicture(object.image, name),
    productCount: asNumber(object.productCount),
    picturedProduct: asText(object.picturedProduct),
    topProducts: readList(top, `${slug}.topProducts`, readProduct, report),
  };
}

/** Reads a list, or an object with the list in categories or data. Returns null without a list. */
export function readCategories(body: unknown, report: Report = ignore): Category[] | null {
  const list = findList(body, 'categories');
  return list && readList(list, 'categories', (item) => readCategory(item, report), report);
}
