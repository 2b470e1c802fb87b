/** What an edit of an order comes to, as the browser reads it. Pure; amounts are minor units. */
import { COUPON_STATES, type CouponState } from '../checkout/coupon.ts';
import type { DateRange } from '../delivery/delivery.ts';
import {
  listOf,
  number,
  oneOf,
  type QuoteTotals,
  readRange,
  readSold,
  readTotals,
  type SoldLineView,
  text,
} from '../order/line-reader.ts';
import { asNumber, asObject, asText, type Report, textList } from '../shop/read.ts';

export type EditQuote = QuoteTotals & {
  readonly lines: readonly SoldLineView[];
  readonly shipping: number;
  readonly was: number;
  readonly coupon: { readonly code: string; readonly state: CouponState } | null;
  readonly delivery: DateRange | null;
  readonly due: number;
  readonly owed: number;
  readonly changes: readonly string[];
  readonly problem: string | null;
};

export function readEditQuote(body: unknown, report: Report): EditQuote | null {
  const object = asObject(body);
  if (!object || !Array.isArray(object.lines) || asNumber(object.total) === null) return null;
  const coupon = asObject(object.coupon);
  return {
    ...readTotals(object),
    lines: listOf(object.lines, 'lines', readSold, report),
    shipping: number(object, 'shipping'),
    was: number(object, 'was'),
    coupon: coupon && { code: text(coupon, 'code'), state: oneOf(COUPON_STATES, coupon.state, 'unknown') },
    delivery: readRange(object.delivery),
    due: number(object, 'due'),
    owed: number(object, 'owed'),
    changes: textList(object.changes),
    problem: asText(object.problem),
  };
}
