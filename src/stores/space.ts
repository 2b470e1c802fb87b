/** The shopper's measurements of door and room, stored on this device, synchronised across tabs. */
import { atom } from 'nanostores';
import { FIT } from '../core/product/constants.ts';
import { NO_SPACE, readSpace, type Space } from '../core/product/space.ts';
import { onStorageChange, readStored, writeStored } from './storage.ts';

export const $space = atom<Space>(typeof window === 'undefined' ? NO_SPACE : readSpace(readStored(FIT.key)));

onStorageChange(FIT.key, (text) => $space.set(readSpace(text)));

export function storeSpace(space: Space): void {
  const read = readSpace(JSON.stringify(space));
  $space.set(read);
  writeStored(FIT.key, JSON.stringify(read));
}
