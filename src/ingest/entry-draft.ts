/** Checks a category, collection or slide from the back office by the schema of Markdown files. */

import type { EntryKind } from '../core/merchant/entry.ts';
import { ENTRY_MESSAGES as SAY } from '../core/merchant/entry-copy.ts';
import { ENTRY_DRAFTS, type EntryDrafts } from '../core/merchant/entry-shapes.ts';
import { advise } from './advice.ts';
import { categorySchema, collectionSchema, slideSchema } from './entry-schemas.ts';

/** field is a path in the form, such as picture.alt. */
export type EntryFault = { readonly field: string; readonly message: string };
export type EntryDraft = EntryDrafts[EntryKind];

const SCHEMAS = { categories: categorySchema, collections: collectionSchema, slides: slideSchema } as const;
/** Fields of files that no form has, with a value that every file may have. */
const PLACES = { categories: { order: 0 }, collections: { order: 0 }, slides: {} } as const;

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;
const filled = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

/** The draft in the form of a file's front matter. */
function frontMatterOf(kind: EntryKind, draft: EntryDraft): object {
  const { picture, ...fields } = draft;
  // The text is the body of the file, and a collection's pieces are stored with the products.
  const { text: _, ...head } = fields as typeof fields & { text?: string };
  const { pieces, ...rest } = head as typeof head & { pieces?: readonly string[] };
  const own = kind === 'slides' ? { pieces } : {};
  const given = picture && {
    picture: filled({ file: picture.hash, alt: picture.alt, focus: picture.focus, product: picture.product }),
  };
  return { ...PLACES[kind], ...filled(rest), ...own, ...given };
}

const valueAt = (draft: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], draft);

function messageOf(field: string, value: unknown, message: string): string {
  if (!isEmpty(value)) return SAY.it(message);
  if (field === 'picture') return SAY.noPicture;
  return field === 'picture.alt' ? SAY.noAlt : SAY.empty;
}

/** What a draft refers to. */
export type EntrySurroundings = {
  readonly hasCategory: (slug: string) => boolean;
  readonly hasProduct: (slug: string) => boolean;
  readonly hasPicture: (hash: string) => boolean;
};

/** Returns the form's fields when they have the right types; else the faults. */
export function readDraft(kind: EntryKind, fields: unknown): { draft: EntryDraft } | { faults: EntryFault[] } {
  const read = ENTRY_DRAFTS[kind].safeParse(fields, { error: advise });
  if (read.success) return { draft: read.data };
  return {
    faults: read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message: SAY.it(message) })),
  };
}

/** Returns everything that must be corrected. */
export function entryFaults(kind: EntryKind, draft: EntryDraft, around: EntrySurroundings): EntryFault[] {
  const faults = new Map<string, string>();
  const add = (field: string, message: string) => void (faults.has(field) || faults.set(field, message));
  const parsed = SCHEMAS[kind].safeParse(frontMatterOf(kind, draft), { error: advise });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path.map(String).join('.');
    add(field, messageOf(field, valueAt(draft, path), message));
  }
  const { picture } = draft;
  if (picture && !around.hasPicture(picture.hash)) add('picture', SAY.picture);
  if (kind === 'categories' && picture?.product && !around.hasProduct(picture.product))
    add('picture.product', SAY.noProduct(picture.product));
  if ('pieces' in draft)
    for (const slug of draft.pieces) if (!around.hasProduct(slug)) add('pieces', SAY.noProduct(slug));
  if ('category' in draft && draft.category && !around.hasCategory(draft.category)) add('category', SAY.noCategory);
  return [...faults].map(([field, message]) => ({ field, message }));
}
