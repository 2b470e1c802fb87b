/** Categories, collections and slides of the landing page: the lists that editors of the back office keep. Pure. */

export const ENTRY_KINDS = ['categories', 'collections', 'slides'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Fields of the forms, and the columns that hold them. The products themselves say which collections they are in; the column of a collection holds their order. */
export const ENTRY_COLUMNS = {
  categories: {
    name: 'name',
    short: 'short',
    headline: 'headline',
    text: 'description',
    topSelling: 'topSelling',
    groups: 'groups',
    picture: 'picture',
  },
  collections: { name: 'name', line: 'line', text: 'description', pieces: 'pieces', picture: 'picture' },
  slides: {
    headline: 'headline',
    subText: 'subText',
    accent: 'accent',
    category: 'category',
    pieces: 'pieces',
    active: 'active',
    picture: 'picture',
  },
} as const satisfies Record<EntryKind, Readonly<Record<string, string>>>;

/** Fields of a category that an editor may change; the rest arranges the shop. */
export const CATEGORY_TEXTS: ReadonlySet<string> = new Set(['name', 'short', 'headline', 'text', 'picture']);
