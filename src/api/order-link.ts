/** Numbers of orders, and the tokens that open them: a signature of the number, so that a letter can be written again. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ORDER } from '../core/constants.ts';

/** No letter that is taken for a digit, and no vowel that makes a word. */
const ALPHABET = '23456789BCDFGHJKLMNPQRSTVWXYZ';

/** 'AR-7K3M9Q2WX': not to be guessed, and easily read out on the telephone. */
export function createNumber(): string {
  let text = '';
  while (text.length < ORDER.numberLength) {
    for (const byte of randomBytes(ORDER.numberLength)) {
      // Bytes above the last whole multiple would make some letters likelier than others.
      if (byte < 232 && text.length < ORDER.numberLength) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return `${ORDER.numberPrefix}-${text}`;
}

export function tokenOf(secret: string, number: string): string {
  return createHmac('sha256', secret).update(`order:${number}`).digest('base64url');
}

/** True when the token is that of the number, however the number is typed. */
export function holdsToken(secret: string, number: string, token: string): boolean {
  const expected = Buffer.from(tokenOf(secret, number.trim().toUpperCase()));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
