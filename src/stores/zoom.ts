/** Index of the gallery picture enlarged; null: none. */
import { atom } from 'nanostores';
import { hydrate } from './hydrate.ts';

export const $zoom = atom<number | null>(null);
/** The island's data-wake name. */
const ZOOM = 'zoom';

export function enlarge(index: number): void {
  $zoom.set(index);
  hydrate(ZOOM);
}
