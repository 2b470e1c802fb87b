/** Links of this API that lead to a gateway's page and back. Their key stands in the query, which is not logged. */
import { createHmac } from 'node:crypto';
import { GATEWAY } from '../../core/payment/constants.ts';
import { isSame } from '../orders/link.ts';

const DAY_MS = 86_400_000;

const keyOf = (secret: string, number: string) =>
  createHmac('sha256', secret).update(`pay:${number}`).digest('base64url');

const linkOf = (act: 'pay' | 'return') => (api: string, secret: string, method: string, number: string) =>
  `${api}/api/payments/${method}/${act}?order=${number}&key=${keyOf(secret, number)}`;

export const payLink = linkOf('pay');
export const returnLink = linkOf('return');

/** False for a wrong key, and for an order that was placed longer ago than GATEWAY.keyDays. */
export function isPayKey(secret: string, order: { number: string; placedAt: Date }, given: string, now: Date): boolean {
  const fresh = now.getTime() - order.placedAt.getTime() < GATEWAY.keyDays * DAY_MS;
  return fresh && isSame(given, keyOf(secret, order.number));
}
