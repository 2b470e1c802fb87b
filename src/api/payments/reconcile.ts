/** Clock job: asks gateways about their pages, so that a payment is known when its webhook never comes. */
import { GATEWAY } from '../../core/payment/constants.ts';
import { claimPages, type PageToCheck } from '../../db/payments/page-checks.ts';
import { checkPage, closePage, type PageDeps } from './settle-page.ts';

/** Batches per run; the rest waits for the next one. */
const BATCHES = 25;

async function look(deps: PageDeps, { page, unfit }: PageToCheck, now: Date, failed: (error: unknown) => void) {
  const closes = unfit && page.attempt !== 'pending';
  await (closes ? closePage(deps, page, now) : checkPage(deps, page, now)).catch(failed);
}

/**
 * Checks the pages that are due, and closes those whose order was cancelled, paid otherwise or changed. A gateway that does not
 * respond is asked again at the next look. Returns how many pages were looked at.
 */
export async function reconcilePayments(
  deps: PageDeps,
  now = new Date(),
  failed: (error: unknown) => void = () => {},
): Promise<number> {
  if (!deps.paymentMethods.some(({ gateway }) => gateway)) return 0;
  let looked = 0;
  for (let batch = 0; batch < BATCHES; batch++) {
    const pages = await claimPages(deps.db, now, GATEWAY.batch);
    await Promise.all(pages.map((page) => look(deps, page, now, failed)));
    looked += pages.length;
    if (pages.length < GATEWAY.batch) break;
  }
  return looked;
}
