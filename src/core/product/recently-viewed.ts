/** Recently viewed products: name and picture only, since prices and stock change. */

import type { Picture } from '../images/picture.ts';
import { readPicture } from '../images/reader.ts';
import { asObject, asText } from '../shop/read.ts';
import { RECENTLY_VIEWED } from './constants.ts';

export type ViewedProduct = { readonly slug: string; readonly name: string; readonly picture: Picture | null };

function readOne(value: unknown): ViewedProduct | null {
  const object = asObject(value);
  const slug = object && asText(object.slug);
  const name = object && asText(object.name);
  return slug && name ? { slug, name, picture: readPicture(object.picture, name) } : null;
}

/** Parses the stored list; drops invalid items and duplicates. */
export function readViewed(stored: string | undefined): ViewedProduct[] {
  let body: unknown = [];
  try {
    body = JSON.parse(stored ?? '[]');
  } catch {
    // Invalid JSON.
  }
  const list = Array.isArray(body) ? body.map(readOne).filter((one) => one !== null) : [];
  return [...new Map(list.map((one) => [one.slug, one])).values()].slice(0, RECENTLY_VIEWED.kept);
}

/** Moves the product to the front of the list. */
export function addViewed(list: readonly ViewedProduct[], piece: ViewedProduct): ViewedProduct[] {
  return [piece, ...list.filter(({ slug }) => slug !== piece.slug)].slice(0, RECENTLY_VIEWED.kept);
}
