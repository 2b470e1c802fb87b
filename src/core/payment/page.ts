/** Payment pages at gateways: one per attempt to pay an order. */
import { GATEWAY } from './constants.ts';

/** Why a page has ended. paid: a payment arrived. closed: expired, or closed by the shop. */
export const PAGE_ENDS = ['paid', 'closed'] as const;

/**
 * What the shopper has to know of the last attempt. failed: declined, the page can still be paid. cancelled: the shopper came
 * back without paying. pending: the bank has not decided.
 */
export const ATTEMPTS = ['failed', 'cancelled', 'pending'] as const;
export type PaymentAttempt = (typeof ATTEMPTS)[number];

/** What a gateway reports of a page. pending: the bank has not decided. closed: it cannot be paid any more. */
export type PageState = 'open' | 'pending' | 'closed' | 'paid';

const after = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);

/** True while a payment of this page is waited for: until shortly after its planned end, or while the bank decides. */
export function isAwaited(expiresAt: Date, state: PageState, now: Date): boolean {
  if (state === 'pending') return now < after(expiresAt, GATEWAY.pendingDays * 1440);
  return state === 'open' && now < after(expiresAt, GATEWAY.graceMinutes);
}

/**
 * When the gateway is asked about a page again; null: not any more. A page that has ended is looked at as well, because a payment
 * that began before its end may be captured after it: a closed page as often as an open one, a paid page at its planned
 * end, and both once more GATEWAY.lastLookMinutes later.
 */
export function nextLook(expiresAt: Date, state: PageState, now: Date): Date | null {
  const end = after(expiresAt, GATEWAY.graceMinutes);
  if (now < end) return state === 'paid' ? end : after(now, GATEWAY.checkMinutes);
  if (state === 'pending' && isAwaited(expiresAt, state, now)) return after(now, GATEWAY.pendingMinutes);
  const last = after(expiresAt, GATEWAY.lastLookMinutes);
  return now < last ? last : null;
}
