/** Coupons as the back office reads them. Pure; amounts are minor units, days are those of India. */
import type { Coupon as Terms } from '../checkout/coupon.ts';
import { number, text } from '../order/line-reader.ts';
import { asNumber, asObject, type Report, readList } from '../shop/read.ts';

/** The terms of the checkout, with the most uses (null: unlimited) and those so far in place of what is left. */
export type Coupon = Omit<Terms, 'left'> & { readonly uses: number | null; readonly used: number };

function readCoupon(value: unknown): Coupon | null {
  const object = asObject(value);
  if (!object || !text(object, 'code')) return null;
  return {
    code: text(object, 'code'),
    percent: asNumber(object.percent),
    amount: asNumber(object.amount),
    minSubtotal: number(object, 'minSubtotal'),
    maxDiscount: asNumber(object.maxDiscount),
    startsAt: text(object, 'startsAt') || null,
    endsAt: text(object, 'endsAt') || null,
    uses: asNumber(object.uses),
    used: number(object, 'used'),
  };
}

export function readCoupons(body: unknown, report: Report): readonly Coupon[] | null {
  const { coupons } = asObject(body) ?? {};
  return Array.isArray(coupons) ? readList(coupons, 'coupons', readCoupon, report) : null;
}

export type CouponState = 'active' | 'planned' | 'ended' | 'spent';

export function couponState({ startsAt, endsAt, uses, used }: Coupon, now: Date): CouponState {
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return 'ended';
  if (uses !== null && used >= uses) return 'spent';
  return startsAt !== null && Date.parse(startsAt) > now.getTime() ? 'planned' : 'active';
}
