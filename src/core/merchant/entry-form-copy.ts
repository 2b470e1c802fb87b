/** Texts of the back office's pages about categories, collections and slides. */
import type { EntryKind } from './entry.ts';

type Kind = {
  readonly one: string;
  readonly add: string;
  readonly toList: string;
  readonly none: string;
  readonly noneHint: string;
  readonly failed: string;
};
const KINDS: Readonly<Record<EntryKind, Kind>> = {
  categories: {
    one: 'Category',
    add: 'New category',
    toList: 'All categories',
    none: 'There is no category yet',
    noneHint: 'Every product is in one. The menu of the shop lists them in this order.',
    failed: 'The categories could not be loaded',
  },
  collections: {
    one: 'Collection',
    add: 'New collection',
    toList: 'All collections',
    none: 'There is no collection yet',
    noneHint: 'A collection shows pieces of several categories together, on a page of its own.',
    failed: 'The collections could not be loaded',
  },
  slides: {
    one: 'Slide',
    add: 'New slide',
    toList: 'All slides',
    none: 'There is no slide yet',
    noneHint: 'The first screen of the shop shows them in turn.',
    failed: 'The slides could not be loaded',
  },
};

export const ENTRY_COPY = {
  kinds: KINDS,
  notFound: 'This entry does not exist',
  notFoundHint: 'It may have been deleted. Look for it in the list.',
  products: (count: number) => (count === 0 ? 'No products' : `${count} ${count === 1 ? 'product' : 'products'}`),
  pieceCount: (count: number) => (count === 0 ? 'No piece' : `${count} ${count === 1 ? 'piece' : 'pieces'}`),
  topSelling: 'On the landing page',
  inactive: 'Not shown',
  orderHint: 'Drag a row, or use its arrows, to change the order in the shop.',
  earlier: (name: string) => `Move ${name} up`,
  later: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number) => `${name} is now number ${place}.`,
  orderFailed: 'The order was not saved. Try again in a moment.',
  prerendered: 'The shop shows it at once where it loads lists; prerendered pages follow with the next build.',
  hasFile: 'It has a Markdown file. What you change here wins over the file, field by field.',
  sections: {
    texts: 'Name and texts',
    picture: 'Picture',
    place: 'Place in the shop',
    groups: 'Types in the menu',
    pieces: 'Pieces',
    preview: 'How it looks',
  },
  fields: {
    name: 'Name',
    short: 'Short text',
    shortHint: 'Below the name, in the menu',
    headline: 'Headline',
    headlineHint: 'In the menu, beside the picture; empty for the name',
    line: 'One line',
    text: 'Description',
    topSelling: 'Show on the landing page',
    subText: 'Text',
    accent: 'Line above',
    accentHint: 'A few words above the headline, such as The Lisbon room; empty for none',
    slideHeadline: 'Headline',
    slideHeadlineHint: 'Empty: the headline of the landing page',
    category: 'Category',
    noCategory: 'None',
    active: 'Show this slide',
  },
  groups: {
    hint: 'Columns of the menu. Types are separated by commas, as products have them.',
    title: 'Column',
    types: 'Types',
    typesHint: 'Such as Sofas, Armchairs',
    add: 'Add a column',
    remove: (name: string) => (name ? `Remove the column ${name}` : 'Remove this column'),
    nameless: 'this column',
  },
  pieces: {
    search: 'Find a product',
    searchHint: 'Name or SKU',
    add: (name: string) => `Add ${name}`,
    added: (name: string) => `${name} was added.`,
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed.`,
    none: 'No pieces yet.',
    noMatch: 'No product fits.',
    full: (most: number) => `There are ${most} pieces, and more do not fit. Remove one first.`,
    gone: (slug: string) => `${slug} (no longer in the shop)`,
    collectionHint: 'Their page shows them in this order: drag a row, or use its arrows.',
    slideHint: 'The first one is named on the slide with its price.',
    one: 'The picture shows',
    oneHint: 'The landing page names this piece and its price. Empty for none.',
    failed: 'The search did not work. Try again in a moment.',
  },
  picture: {
    replace: 'Another picture',
    add: 'Choose a picture',
    limits: 'JPEG, PNG, WebP or AVIF, up to 30 MB.',
    focusHint: 'Click on what crops must keep.',
  },
  delete: 'Delete',
  inUse: (count: number) =>
    `${count === 1 ? 'One product is' : `${count} products are`} in it. Move ${count === 1 ? 'it' : 'them'} to another category to delete this one.`,
  deleted: (name: string) => `${name} was deleted.`,
  undo: 'Undo',
  undone: (name: string) => `${name} is back.`,
} as const;

/** Texts of a form that is saved as a whole. */
export const FORM_COPY = {
  save: 'Save',
  saving: 'Saving …',
  savedAt: (time: string) => `Saved at ${time}`,
  unsaved: 'Unsaved changes',
  nothing: 'No changes',
  waiting: 'The picture is still arriving',
  offline: 'You are offline. Nothing is lost: save again when the connection is back.',
  failed: 'It was not saved. Nothing is lost: try again in a moment.',
  faults: (count: number) => `${count === 1 ? 'One field needs' : `${count} fields need`} a correction.`,
  moved: 'Another person changed this meanwhile',
  movedHint: 'Your changes are still here. Load the other version and lose yours, or keep yours and save over it.',
  loadTheirs: 'Load the other version',
  keepMine: 'Keep mine and save',
} as const;
