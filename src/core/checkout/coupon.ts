/** Coupons: what a word is worth, and why it may be worth nothing. Amounts are in minor units. */

export type Coupon = {
  readonly code: string;
  /** Of the goods, 1 to 100; null when it is an amount. */
  readonly percent: number | null;
  readonly amount: number | null;
  /** Goods for at least this much. */
  readonly minSubtotal: number;
  /** Never more than this; null: no bound. */
  readonly maxDiscount: number | null;
  /** ISO moments; null: open on that side. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** How many orders may still use it; null: any number. */
  readonly left: number | null;
};

export const COUPON_STATES = ['applied', 'unknown', 'early', 'expired', 'used-up', 'too-small'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** Capital letters and digits: how shoppers type it does not matter. */
export function readCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Whether a coupon counts for goods of this much at this moment. */
export function couponState(coupon: Coupon | null, subtotal: number, now: Date): CouponState {
  if (!coupon) return 'unknown';
  if (coupon.startsAt !== null && Date.parse(coupon.startsAt) > now.getTime()) return 'early';
  if (coupon.endsAt !== null && Date.parse(coupon.endsAt) <= now.getTime()) return 'expired';
  if (coupon.left !== null && coupon.left <= 0) return 'used-up';
  return subtotal >= coupon.minSubtotal && subtotal > 0 ? 'applied' : 'too-small';
}

/** What it takes off: never more than the goods cost, percentages rounded down to the minor unit. */
export function discountOf(coupon: Coupon, subtotal: number): number {
  const share = coupon.percent === null ? 0 : Number((BigInt(subtotal) * BigInt(coupon.percent)) / 100n);
  const wanted = Math.max(share, coupon.amount ?? 0);
  return Math.max(0, Math.min(wanted, subtotal, coupon.maxDiscount ?? subtotal));
}
