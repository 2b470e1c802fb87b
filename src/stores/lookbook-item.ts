/** Which piece of the lookbook is open, by its slug; null: none. */
import { atom } from 'nanostores';
import { wake } from './hydrate.ts';

export const $look = atom<string | null>(null);
/** The element that holds the island. */
export const LOOK = 'look';

export function openLook(slug: string): void {
  $look.set(slug);
  wake(LOOK);
}
