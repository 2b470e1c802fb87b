/** The shopper's door and room, kept on this device, the same in every tab. */
import { atom } from 'nanostores';
import { NO_SPACE, readSpace, type Space } from '../core/product/fit.ts';
import { FIT } from '../core/shop/constants.ts';
import { onStored, readStored, writeStored } from './storage.ts';

export const $space = atom<Space>(typeof window === 'undefined' ? NO_SPACE : readSpace(readStored(FIT.key)));

onStored(FIT.key, (text) => $space.set(readSpace(text)));

export function keepSpace(space: Space): void {
  const read = readSpace(JSON.stringify(space));
  $space.set(read);
  writeStored(FIT.key, JSON.stringify(read));
}
