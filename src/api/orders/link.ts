/**
 * Order numbers and link tokens. Tokens are signatures of the number, so that they can be recreated. A renewed token also
 * contains its day of issue.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type EndedOrder, linkEnd } from '../../core/order/deadlines.ts';
import { DAY_MS } from '../../core/order/order.ts';

const signature = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Returns the order's first token. */
export const tokenOf = (secret: string, number: string): string => signature(secret, `order:${number}`);

/** Returns a token for an order whose first one has expired: '20415.…', days since 1970 and signature. */
export function renewedToken(secret: string, number: string, now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  return `${day}.${signature(secret, `order:${number}:${day}`)}`;
}

/** Proves that the order email was read; the token is in the email only. */
export const confirmationOf = (secret: string, number: string): string => signature(secret, `confirm:${number}`);

export const isConfirmationOf = (secret: string, number: string, given: string): boolean =>
  isSame(given, confirmationOf(secret, number));

/** Issue date of a token; the order decides its validity. */
export type OrderToken = { readonly issuedAt: Date | null };

/** Returns null unless the token belongs to the number, in any spelling. issuedAt is null for the first token. */
export function parseOrderToken(secret: string, typed: string, token: string): OrderToken | null {
  const number = typed.trim().toUpperCase();
  const [, day] = /^(\d{1,6})\./.exec(token) ?? [];
  if (day === undefined) return isSame(token, tokenOf(secret, number)) ? { issuedAt: null } : null;
  const issuedAt = new Date(Number(day) * DAY_MS);
  return isSame(token, renewedToken(secret, number, issuedAt)) ? { issuedAt } : null;
}

/** Returns false when the order ended too long ago for a token issued at that time. */
export function isLinkOpen(order: EndedOrder, issuedAt: Date | null, now = new Date()): boolean {
  const end = linkEnd(order, issuedAt);
  return end === null || now < end;
}

/** Returns the order's first token while valid, else null. */
export const validTokenOf = (secret: string, order: EndedOrder & { readonly number: string }): string | null =>
  isLinkOpen(order, null) ? tokenOf(secret, order.number) : null;
