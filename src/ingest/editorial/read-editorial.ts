/** Reads editorial content and checks its references. Throws one ContentError with the errors of all files. */
import type { z } from 'zod';
import { roomSchema } from '../entry-schemas.ts';
import { type ContentFields, NO_FIELDS } from '../laid-fields.ts';
import { ContentError, type Entry } from '../markdown.ts';
import { readEntries } from '../read-entries.ts';
import { checkBody, checkHotspots, checkPicture } from './check.ts';
import type { References } from './references.ts';
import { articleSchema, questionSchema, storeSchema, textPageSchema } from './schemas.ts';

/** Editorial folders of content/ with their schemas. */
export const FOLDERS = {
  journal: articleSchema,
  policies: textPageSchema,
  pages: textPageSchema,
  faq: questionSchema,
  stores: storeSchema,
  rooms: roomSchema,
} as const;
export type Folder = keyof typeof FOLDERS;
export type Data<F extends Folder> = z.output<(typeof FOLDERS)[F]>;

type Check<F extends Folder> = (references: References, entry: Entry<Data<F>>) => string[];

const CHECKS: { readonly [F in Folder]?: Check<F> } = {
  journal: (references, { data, at }) => checkPicture(references, data.cover, at('cover', 'file')),
  stores: (references, { data, at }) => checkPicture(references, data.picture, at('picture', 'file')),
  rooms: (references, { data, at }) => [
    ...checkPicture(references, data.picture, at('picture', 'file')),
    ...checkPicture(references, data.portrait, at('portrait', 'file')),
    ...(data.before ? checkPicture(references, data.before, at('before', 'file')) : []),
    ...checkHotspots(references, at, 'hotspots', data.hotspots),
    ...checkHotspots(references, at, 'portraitHotspots', data.portraitHotspots),
  ],
};

/** Returns the entries of one folder, sorted by name. */
export function readFolder<F extends Folder>(
  root: string,
  folder: F,
  references: References,
  fields: ContentFields = NO_FIELDS,
): Entry<Data<F>>[] {
  const entries = readEntries(root, folder, FOLDERS[folder] as unknown as z.ZodType<Data<F>>, fields);
  const check = CHECKS[folder] as Check<F> | undefined;
  const faults = entries.flatMap((entry) => [...(check?.(references, entry) ?? []), ...checkBody(references, entry)]);
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return entries;
}
