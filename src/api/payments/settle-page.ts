/** Asks the gateway about a page, and applies what it reports as its webhooks would. */
import { isAwaited, nextLook, type PageState } from '../../core/payment/page.ts';
import type { Db } from '../../db/engine/db.ts';
import { checkLater } from '../../db/payments/page-checks.ts';
import { endPage, noteAttempt, type PageRow } from '../../db/payments/pages.ts';
import { applyEvent } from '../../db/payments/payment-events.ts';
import type { Gateway, PageStatus } from './gateway.ts';
import type { PaymentMethod } from './payment.ts';

export type PageDeps = { readonly db: Db; readonly paymentMethods: readonly PaymentMethod[] };

export const gatewayOf = ({ paymentMethods }: Pick<PageDeps, 'paymentMethods'>, id: string): Gateway | null =>
  paymentMethods.find((method) => method.id === id)?.gateway ?? null;

async function apply({ db }: PageDeps, page: PageRow, status: PageStatus, now: Date): Promise<PageState> {
  const { id, number, method, gatewayId } = page;
  for (const { reference, amount, currency } of status.payments)
    await applyEvent(db, method, {
      ...{ id: `page-${id}-${reference}`, kind: 'paid', number, amount, currency, reference },
      page: { id, gatewayId: gatewayId ?? '' },
    });
  const paid = status.payments.length > 0 || page.end === 'paid';
  const state = paid ? 'paid' : status.state;
  if (state === 'pending') await noteAttempt(db, id, 'pending');
  else if (!paid && status.failed && page.attempt !== 'failed') await noteAttempt(db, id, 'failed');
  if (!paid && !isAwaited(page.expiresAt, state, now)) await endPage(db, page, 'closed', now);
  await checkLater(db, id, nextLook(page.expiresAt, state, now));
  return state;
}

/** Asks about a page. Throws when the gateway does not respond. */
export async function checkPage(deps: PageDeps, page: PageRow, now = new Date()): Promise<PageState> {
  const gateway = gatewayOf(deps, page.method);
  // The URL of a page that was never stored was given to no browser; without its gateway a page cannot be checked.
  if (page.gatewayId === null || !gateway) return page.expiresAt > now && gateway ? 'open' : closeUnmade(deps, page);
  return apply(deps, page, await gateway.check(page.gatewayId), now);
}

async function closeUnmade({ db }: PageDeps, page: PageRow): Promise<PageState> {
  await endPage(db, page, 'closed');
  await checkLater(db, page.id, null);
  return 'closed';
}

/**
 * Closes a page at the gateway, so that it cannot be paid beside another one, and returns what has become of it: 'paid' and
 * 'pending' mean that the shopper was faster. Throws when the gateway does not respond.
 */
export async function closePage(deps: PageDeps, page: PageRow, now = new Date()): Promise<PageState> {
  const gateway = gatewayOf(deps, page.method);
  if (page.gatewayId === null || !gateway) return closeUnmade(deps, page);
  return apply(deps, page, await gateway.close(page.gatewayId), now);
}
