/** When a piece in stock leaves the shop, in words. */
import { SHIPPING } from './constants.ts';
import { DELIVERY_COPY } from './copy.ts';
import { dayText, dispatchDay, indiaDay } from './delivery.ts';

/** 'in 1 to 3 business days': true on any day, for prerendered pages. */
export const DISPATCH_DAYS: string = DELIVERY_COPY.leavesIn(SHIPPING.processingDays.from, SHIPPING.processingDays.to);

/** 'by Thu 26 Nov', for an order placed now. */
export const dispatchText = (now: Date): string => DELIVERY_COPY.leavesBy(dayText(dispatchDay(indiaDay(now)), 'short'));
