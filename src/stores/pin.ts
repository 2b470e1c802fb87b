/** The PIN code the shopper last had a delivery reckoned for, kept on this device. */
import { atom } from 'nanostores';
import { onStored, readStored, writeStored } from './storage.ts';

const KEY = 'aroha:pin';
const read = (text: string | undefined) => (/^\d{6}$/.test(text ?? '') ? (text as string) : '');

export const $pin = atom<string>(typeof window === 'undefined' ? '' : read(readStored(KEY)));

onStored(KEY, (text) => $pin.set(read(text)));

export function keepPin(pin: string): void {
  $pin.set(read(pin));
  writeStored(KEY, read(pin));
}
