/** When a variant leaves the shop, in words. All of them come from leavesOn(). */

import { leavesOn } from './arrival.ts';
import { SHIPPING } from './constants.ts';
import { DELIVERY_COPY as SAY } from './copy.ts';
import { dayText, indiaDay } from './delivery.ts';
import { kindOfLead, type Lead } from './lead.ts';

/** 'in 1 to 3 business days', 'in 6 weeks': true on any day, for prerendered pages. */
export function dispatchDays({ weeks, arrivesOn }: Lead): string {
  if (weeks !== null) return SAY.leavesInWeeks(weeks);
  return arrivesOn === null ? SAY.leavesIn(SHIPPING.processingDays.from, SHIPPING.processingDays.to) : SAY.leavesSoon;
}

/** 'by Thu 26 Nov', for an order placed now. */
export const dispatchText = (lead: Lead, now: Date): string =>
  SAY.leavesBy(dayText(leavesOn(lead, indiaDay(now)), 'short'));

/**
 * 'In stock, leaves Bengaluru by Thu 26 Nov'. now null: without a date, for prerendered pages. town: '' names none.
 */
export function leavesText(lead: Lead, town: string, now: Date | null): string {
  // Without a date, an announced arrival may have been.
  const kind = kindOfLead(lead, now ? indiaDay(now) : '');
  return `${SAY.leaves(SAY.standing[kind], town)} ${now ? dispatchText(lead, now) : dispatchDays(lead)}`;
}
