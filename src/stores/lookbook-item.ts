/** Slug of the lookbook's open item; null: none. */
import { atom } from 'nanostores';
import { hydrate } from './hydrate.ts';

export const $look = atom<string | null>(null);
/** The island's data-wake name. */
export const LOOK = 'look';

export function openLook(slug: string): void {
  $look.set(slug);
  hydrate(LOOK);
}
