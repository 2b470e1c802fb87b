/** Request and response schemas of the calls about categories, collections and slides. Which values they may have is decided by ingest/entry-draft.ts. */
import { z } from 'zod';
import { messageShape } from '../account/shapes.ts';
import { ENTRY_LIMITS as MAX } from './constants.ts';
import { ENTRY_KINDS } from './entry.ts';

const withoutNull = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes('\0'), 'must not hold a null character');
const line = withoutNull(MAX.lineMax);
const slug = z.string().max(MAX.lineMax);
const percent = z.number().min(0).max(100);
const pictureFields = {
  hash: z.string().regex(/^[\da-f]{64}$/),
  alt: withoutNull(MAX.altMax),
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
  text: withoutNull(MAX.textMax),
  topSelling: z.boolean(),
  groups: z.array(group).max(MAX.groups),
};
const collectionFields = {
  name: line,
  line,
  text: withoutNull(MAX.textMax),
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

const entryShape = z.strictObject({
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

const kind = z.enum(ENTRY_KINDS);
const one = z.object({ kind, slug });
const fields = z.record(z.string().max(40), z.unknown());
const fault = z.strictObject({ field: z.string(), message: z.string() });
/** field is a path such as picture.alt. */
const faulty = z.strictObject({ message: z.string(), faults: z.array(fault).optional() });
/** The entry as it is now. */
const moved = z.strictObject({ message: z.string(), entry: entryShape.optional() });
const rows = z.strictObject({ rows: z.array(entryShape) });

export const ENTRY_CONTRACT = {
  entries: {
    summary: 'Categories, collections or slides in their order',
    merchant: true,
    params: z.object({ kind }),
    response: rows.extend({
      /** Slugs of those that were deleted although a file may have them. */
      removed: z.array(z.string()),
    }),
  },
  addEntry: {
    summary: 'Creates a category, collection or slide; its slug is made from the name',
    merchant: true,
    params: z.object({ kind }),
    body: z.object({ fields }),
    response: entryShape,
    refusals: { 422: faulty },
  },
  changeEntry: {
    summary: 'Changes one that is still as it was seen; 409 returns it as it is now',
    merchant: true,
    params: one,
    body: z.object({ version: z.string().max(80), fields }),
    response: entryShape,
    refusals: { 409: moved, 422: faulty },
  },
  removeEntry: {
    summary: 'Deletes a collection, a slide, or a category without products',
    merchant: true,
    params: one,
    response: messageShape,
  },
  restoreEntry: { summary: 'Brings back one that was deleted', merchant: true, params: one, response: entryShape },
  orderEntries: {
    summary: 'Sets the order; slugs are all of the kind, else 409',
    merchant: true,
    params: z.object({ kind }),
    body: z.object({ slugs: z.array(slug).max(MAX.entries) }),
    response: rows,
  },
} as const;
