/** Strict shapes of categories, collections and slides in the back office. */

import { z } from 'zod';
import { boundedText } from '../shop/value-shapes.ts';
import { ENTRY_LIMITS as MAX } from './constants.ts';
import { ENTRY_KINDS } from './entry.ts';

const line = boundedText(MAX.lineMax);

export const slug = z.string().max(MAX.lineMax);

const percent = z.number().min(0).max(100);

const pictureFields = {
  hash: z.string().regex(/^[\da-f]{64}$/),
  alt: boundedText(MAX.altMax),
  focus: z.strictObject({ x: percent, y: percent }).nullable(),
  /** Slug of the piece that the picture of a category shows; '' for none. */
  product: slug,
};

const storedPicture = z.strictObject({ ...pictureFields, width: z.int(), height: z.int(), tint: z.string() });

const group = z.strictObject({ title: line, types: z.array(line).max(MAX.types) });

const categoryFields = {
  name: line,
  short: line,
  headline: line,
  /** Markdown. */
  text: boundedText(MAX.textMax),
  topSelling: z.boolean(),
  groups: z.array(group).max(MAX.groups),
};

const collectionFields = {
  name: line,
  line,
  text: boundedText(MAX.textMax),
  /** Slugs of its products in the order of its page. */
  pieces: z.array(slug).max(MAX.collectionPieces),
};

const slideFields = {
  headline: line,
  subText: line,
  accent: line,
  /** Slug of a category; '' for none. */
  category: slug,
  /** Slugs of the products that the picture shows; the first is named with its price. */
  pieces: z.array(slug).max(MAX.slidePieces),
  active: z.boolean(),
};

const drafted = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ ...fields, picture: z.object(pictureFields).nullable() });

const stored = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ ...fields, picture: storedPicture.nullable() });

/** What a form sends, by kind. */
export const ENTRY_DRAFTS = {
  categories: drafted(categoryFields),
  collections: drafted(collectionFields),
  slides: drafted(slideFields),
} as const;

export type EntryDrafts = { readonly [Kind in keyof typeof ENTRY_DRAFTS]: z.output<(typeof ENTRY_DRAFTS)[Kind]> };

const STORED = {
  categories: stored(categoryFields),
  collections: stored(collectionFields),
  slides: stored(slideFields),
} as const;

export type EntryFields = { readonly [Kind in keyof typeof STORED]: z.output<(typeof STORED)[Kind]> };

export const entryShape = z.strictObject({
  kind: z.enum(ENTRY_KINDS),
  slug: z.string(),
  /** Changes with every change of its fields. */
  version: z.string(),
  /** Seeded from a Markdown file. */
  hasFile: z.boolean(),
  /** Columns that a person set; the file leads for the others. */
  edited: z.array(z.string()),
  /** Place in the list; lower ones come first. */
  position: z.int(),
  /** What lists call it. */
  title: z.string(),
  /** Products in it, in every state; a category that has some cannot be deleted. */
  products: z.int().min(0),
  /** Names of the products among its pieces. */
  names: z.record(z.string(), z.string()),
  fields: z.union([STORED.categories, STORED.collections, STORED.slides]),
});

export type Entry = z.output<typeof entryShape>;
