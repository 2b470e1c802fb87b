/** The pieces to compare, kept on this device, the same in every tab. */
import { atom } from 'nanostores';
import { storedCompared, toggleCompared } from '../core/catalogue/compare.ts';
import { COMPARE } from '../core/shop/constants.ts';
import { onStored, readStored, writeStored } from './storage.ts';

export const $compared = atom<readonly string[]>(
  typeof window === 'undefined' ? [] : storedCompared(readStored(COMPARE.key)),
);

onStored(COMPARE.key, (text) => $compared.set(storedCompared(text)));

export function keepCompared(slugs: readonly string[]): void {
  $compared.set(slugs);
  writeStored(COMPARE.key, slugs.join(','));
}

export function flipCompared(slug: string): void {
  keepCompared(toggleCompared($compared.get(), slug));
}
