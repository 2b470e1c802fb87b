/** Which picture of the page's gallery is enlarged; null: none. */
import { atom } from 'nanostores';
import { wake } from './hydrate.ts';

export const $zoom = atom<number | null>(null);
/** The element that holds the island. */
export const ZOOM = 'zoom';

export function enlarge(index: number): void {
  $zoom.set(index);
  wake(ZOOM);
}
