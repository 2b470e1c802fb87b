/** The shopper's last PIN code for delivery dates, stored on this device. */
import { atom } from 'nanostores';
import { onStorageChange, readStored, writeStored } from './storage.ts';

const KEY = 'aroha:pin';
const read = (text: string | undefined) => (/^\d{6}$/.test(text ?? '') ? (text as string) : '');

export const $pin = atom<string>(typeof window === 'undefined' ? '' : read(readStored(KEY)));

onStorageChange(KEY, (text) => $pin.set(read(text)));

export function storePin(pin: string): void {
  $pin.set(read(pin));
  writeStored(KEY, read(pin));
}
