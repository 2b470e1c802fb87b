/**
 * Numbers of orders, and the tokens that open them: signatures of the number, so that a letter can be written again. A renewed
 * token also names the day on which it was issued.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS, type EndedOrder, linkEnd } from '../../core/order/order.ts';
import { ORDER } from '../../core/shop/constants.ts';

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

const signature = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The token that an order has from the beginning. */
export const tokenOf = (secret: string, number: string): string => signature(secret, `order:${number}`);

/** A token for an order whose first one has ended: '20415.…', days since 1970 and the signature. */
export function renewedToken(secret: string, number: string, now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  return `${day}.${signature(secret, `order:${number}:${day}`)}`;
}

/** What proves that a letter about the order was read. Only the letter holds it. */
export const confirmationOf = (secret: string, number: string): string => signature(secret, `confirm:${number}`);

export const isConfirmationOf = (secret: string, number: string, given: string): boolean =>
  isSame(given, confirmationOf(secret, number));

/** When a token was issued; the order decides how long it opens it. */
export type HeldToken = { readonly issuedAt: Date | null };

/** Null unless the token is one of the number, however the number is typed. issuedAt is null for the first token. */
export function heldToken(secret: string, typed: string, token: string): HeldToken | null {
  const number = typed.trim().toUpperCase();
  const [, day] = /^(\d{1,6})\./.exec(token) ?? [];
  if (day === undefined) return isSame(token, tokenOf(secret, number)) ? { issuedAt: null } : null;
  const issuedAt = new Date(Number(day) * DAY_MS);
  return isSame(token, renewedToken(secret, number, issuedAt)) ? { issuedAt } : null;
}

/** False once the order has ended so long ago that a token issued then opens it no more. */
export function isLinkOpen(order: EndedOrder, issuedAt: Date | null, now = new Date()): boolean {
  const end = linkEnd(order, issuedAt);
  return end === null || now < end;
}

/** The order's first token while it opens the order, else null. */
export const openTokenOf = (secret: string, order: EndedOrder & { readonly number: string }): string | null =>
  isLinkOpen(order, null) ? tokenOf(secret, order.number) : null;
