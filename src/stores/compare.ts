/** The compared products, stored on this device, synchronised across tabs. */
import { atom } from 'nanostores';
import { storedCompared, toggleCompared } from '../core/catalogue/compare.ts';
import { COMPARE } from '../core/product/constants.ts';
import { onStorageChange, readStored, writeStored } from './storage.ts';

export const $compared = atom<readonly string[]>(
  typeof window === 'undefined' ? [] : storedCompared(readStored(COMPARE.key)),
);

onStorageChange(COMPARE.key, (text) => $compared.set(storedCompared(text)));

export function storeCompared(slugs: readonly string[]): void {
  $compared.set(slugs);
  writeStored(COMPARE.key, slugs.join(','));
}

export function toggleComparison(slug: string): void {
  storeCompared(toggleCompared($compared.get(), slug));
}
