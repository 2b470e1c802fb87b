/** Addresses of the pages about categories, collections and slides. */
import type { EntryKind } from '../../../core/merchant/entry.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';

export const listHref = (kind: EntryKind) => MERCHANT_PAGES[kind].path;
export const entryHref = (kind: EntryKind, slug: string) => `${listHref(kind)}?slug=${encodeURIComponent(slug)}`;
export const newHref = (kind: EntryKind) => `${listHref(kind)}?new`;
/** The list, which offers to undo the deletion. */
export const removedHref = (kind: EntryKind, slug: string, name: string) =>
  `${listHref(kind)}?${new URLSearchParams({ removed: slug, name })}`;
