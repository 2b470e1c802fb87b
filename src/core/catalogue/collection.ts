/** Collections: sets of products chosen by editors, and their reader. */

import type { Picture } from '../images/picture.ts';
import { readPicture } from '../images/reader.ts';
import { slugify } from '../product/reader.ts';
import { stripHtml } from '../shop/html.ts';
import { asNumber, asObject, asText, findList, firstText, ignore, type Report, readList } from '../shop/read.ts';

export type Collection = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly line: string;
  /** Plain text. */
  readonly description: string;
  readonly picture: Picture | null;
  readonly productCount: number | null;
};

function readCollection(value: unknown): Collection | null {
  const object = asObject(value);
  const name = object && firstText(object, 'name', 'title');
  if (!object || !name) return null;
  const slug = asText(object.slug) ?? slugify(name);
  return {
    id: firstText(object, '_id', 'id') ?? slug,
    slug,
    name,
    line: stripHtml(asText(object.line) ?? ''),
    description: stripHtml(asText(object.description) ?? ''),
    picture: readPicture(object.image, name),
    productCount: asNumber(object.productCount),
  };
}

/** Reads a list, or an object with the list in collections or data. Returns null without a list. */
export function readCollections(body: unknown, report: Report = ignore): Collection[] | null {
  const list = findList(body, 'collections');
  return list && readList(list, 'collections', readCollection, report);
}
