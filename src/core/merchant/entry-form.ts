/** Forms of categories, collections and slides, and their conversion. Pure. */

import type { EntryKind } from './entry.ts';
import type { Entry, EntryFields } from './entry-shapes.ts';
import { newKey } from './variant-form.ts';
import { valuesOf } from './variant-grid.ts';

export type FormEntryPicture = {
  readonly key: string;
  readonly hash: string;
  readonly alt: string;
  readonly focus: { readonly x: number; readonly y: number } | null;
};
/** types: separated by commas. */
export type FormGroup = { readonly key: string; readonly title: string; readonly types: string };

/** The fields of all kinds; a kind sends those of its own. */
export type EntryForm = {
  readonly name: string;
  readonly short: string;
  readonly headline: string;
  readonly line: string;
  readonly text: string;
  readonly subText: string;
  readonly accent: string;
  readonly category: string;
  readonly topSelling: boolean;
  readonly active: boolean;
  readonly groups: readonly FormGroup[];
  readonly pieces: readonly string[];
  readonly picture: FormEntryPicture | null;
  /** Slug of the product that the picture of a category shows. */
  readonly product: string;
};

export const EMPTY_ENTRY: EntryForm = {
  ...{ name: '', short: '', headline: '', line: '', text: '', subText: '', accent: '', category: '' },
  ...{ topSelling: false, active: true, groups: [], pieces: [], picture: null, product: '' },
};

/** What each kind sends, besides its picture. */
const SENT = {
  categories: ['name', 'short', 'headline', 'text', 'topSelling', 'groups'],
  collections: ['name', 'line', 'text', 'pieces'],
  slides: ['headline', 'subText', 'accent', 'category', 'pieces', 'active'],
} as const satisfies Record<EntryKind, readonly (keyof EntryForm)[]>;

export function entryFormOf({ fields, slug }: Entry): EntryForm {
  const { picture, ...rest } = fields;
  const given = rest as Partial<Omit<EntryFields['categories'], 'picture'>>;
  const groups = (given.groups ?? []).map(({ title, types }, at) => ({
    ...{ key: `${slug}-${at}`, title, types: types.join(', ') },
  }));
  return {
    ...{ ...EMPTY_ENTRY, ...rest, groups, product: picture?.product ?? '' },
    picture: picture && { key: picture.hash, hash: picture.hash, alt: picture.alt, focus: picture.focus },
  };
}

/** Converts a form to what the API takes. */
export function entryFieldsOf(kind: EntryKind, form: EntryForm): Readonly<Record<string, unknown>> {
  const groups = form.groups.map(({ title, types }) => ({ title, types: valuesOf(types) }));
  const all = { ...form, groups };
  const { picture } = form;
  const sent = Object.fromEntries(SENT[kind].map((name) => [name, all[name]]));
  const product = kind === 'categories' ? form.product : '';
  return { ...sent, picture: picture && { hash: picture.hash, alt: picture.alt, focus: picture.focus, product } };
}

export const newGroup = (): FormGroup => ({ key: newKey(), title: '', types: '' });

/** A list with one item at another place. */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
