/** The number of an order, and the code for which a store hands it out. */
import { createHmac, randomBytes } from 'node:crypto';
import { ORDER, PICKUP } from '../../core/order/constants.ts';
import { isSame } from './link.ts';

/** Without characters that look like digits, and without vowels. */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXYZ';

/** Returns a random number such as 'AR-7K3M9Q2WX', easy to read aloud. */
export function createOrderNumber(): string {
  let text = '';
  while (text.length < ORDER.numberLength) {
    for (const byte of randomBytes(ORDER.numberLength)) {
      // Higher bytes would bias the distribution.
      if (byte < 232 && text.length < ORDER.numberLength) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `${ORDER.numberPrefix}-${text}`;
}

/** The code to show at a store, six digits: short enough to say, so guesses are limited. */
export function pickupCode(secret: string, number: string): string {
  const bytes = createHmac('sha256', secret).update(`pickup:${number}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** PICKUP.codeDigits).padStart(PICKUP.codeDigits, '0');
}

/** Spaces and hyphens do not count. */
export const isPickupCode = (secret: string, number: string, typed: string): boolean =>
  isSame(typed.replace(/[\s-]/g, ''), pickupCode(secret, number));
