/** Reads what editors wrote, checked against everything it refers to. Throws one ContentError with the faults of all files. */
import type { z } from 'zod';
import { roomSchema } from '../content.ts';
import { ContentError, type Entry, readEntries } from '../markdown.ts';
import { checkBody, checkHotspots, checkPicture } from './check.ts';
import type { World } from './references.ts';
import { articleSchema, questionSchema, storeSchema, textPageSchema } from './schemas.ts';

/** The folders of content/ that editors write, with the schema of each. */
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

type Check<F extends Folder> = (world: World, entry: Entry<Data<F>>) => string[];

const CHECKS: { readonly [F in Folder]?: Check<F> } = {
  journal: (world, { data, at }) => checkPicture(world, data.cover, at('cover', 'file')),
  stores: (world, { data, at }) => checkPicture(world, data.picture, at('picture', 'file')),
  rooms: (world, { data, at }) => [
    ...checkPicture(world, data.picture, at('picture', 'file')),
    ...checkPicture(world, data.portrait, at('portrait', 'file')),
    ...(data.before ? checkPicture(world, data.before, at('before', 'file')) : []),
    ...checkHotspots(world, at, 'hotspots', data.hotspots),
    ...checkHotspots(world, at, 'portraitHotspots', data.portraitHotspots),
  ],
};

/** The entries of one folder, in order of name. */
export function readFolder<F extends Folder>(root: string, folder: F, world: World): Entry<Data<F>>[] {
  const entries = readEntries(root, folder, FOLDERS[folder] as unknown as z.ZodType<Data<F>>);
  const check = CHECKS[folder] as Check<F> | undefined;
  const faults = entries.flatMap((entry) => [...(check?.(world, entry) ?? []), ...checkBody(world, entry)]);
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return entries;
}
