/** Asks the gateway about a page, and applies what it reports as its webhooks would. */
import { GATEWAY } from '../../core/payment/constants.ts';
import type { Db } from '../../db/engine/db.ts';
import { checkLater, endPage, noteAttempt, type PageRow } from '../../db/payments/pages.ts';
import { applyEvent } from '../../db/payments/payment-events.ts';
import type { Gateway, PageStatus } from './gateway.ts';
import type { PaymentMethod } from './payment.ts';

export type PageDeps = { readonly db: Db; readonly paymentMethods: readonly PaymentMethod[] };

/** What became of a page. open and pending: the shopper can still pay it, or has. */
export type PageOutcome = 'paid' | 'closed' | 'pending' | 'open';

const MINUTE_MS = 60_000;
const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

export const gatewayOf = ({ paymentMethods }: Pick<PageDeps, 'paymentMethods'>, id: string): Gateway | null =>
  paymentMethods.find((method) => method.id === id)?.gateway ?? null;

/** Returns when to look again; null: not any more. */
function nextLook({ expiresAt }: PageRow, { state }: PageStatus, now: Date): Date | null {
  const often = after(now, GATEWAY.checkMinutes);
  if (now < after(expiresAt, GATEWAY.graceMinutes)) return often;
  if (state === 'pending' && now < after(expiresAt, GATEWAY.pendingDays * 1440))
    return after(now, GATEWAY.pendingMinutes);
  return null;
}

async function apply({ db }: PageDeps, page: PageRow, status: PageStatus, now: Date): Promise<PageOutcome> {
  const { id, number, method, gatewayId } = page;
  for (const { reference, amount, currency } of status.payments)
    await applyEvent(db, method, {
      ...{ id: `page-${id}-${reference}`, kind: 'paid', number, amount, currency, reference },
      page: { id, gatewayId: gatewayId ?? '' },
    });
  if (status.payments.length > 0) return 'paid';
  if (status.state === 'closed') {
    if (status.failed) await noteAttempt(db, id, 'failed');
    await endPage(db, id, 'closed');
    return 'closed';
  }
  if (status.state === 'pending') await noteAttempt(db, id, 'pending');
  else if (status.failed && page.attempt !== 'failed') await noteAttempt(db, id, 'failed');
  const next = nextLook(page, status, now);
  if (next) await checkLater(db, id, next);
  else await endPage(db, id, 'closed');
  return status.state;
}

/** Asks about a page. Throws when the gateway does not respond. */
export async function checkPage(deps: PageDeps, page: PageRow, now = new Date()): Promise<PageOutcome> {
  const gateway = gatewayOf(deps, page.method);
  // The URL of a page that was never stored was given to no browser; without its gateway a page cannot be checked.
  if (page.gatewayId === null || !gateway) return page.expiresAt > now && gateway ? 'open' : closeUnmade(deps, page);
  return apply(deps, page, await gateway.check(page.gatewayId), now);
}

async function closeUnmade({ db }: PageDeps, { id }: PageRow): Promise<PageOutcome> {
  await endPage(db, id, 'closed');
  return 'closed';
}

/**
 * Closes a page at the gateway, so that it cannot be paid beside another one. Throws when the gateway does not respond. 'paid'
 * and 'pending' mean that the shopper was faster.
 */
export async function closePage(deps: PageDeps, page: PageRow, now = new Date()): Promise<PageOutcome> {
  const gateway = gatewayOf(deps, page.method);
  if (page.gatewayId === null || !gateway) return closeUnmade(deps, page);
  return apply(deps, page, await gateway.close(page.gatewayId), now);
}
