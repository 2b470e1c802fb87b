/** Coupons: validity and discount. Amounts are in minor units. */

export type Coupon = {
  readonly code: string;
  /** Percent of the goods, 1 to 100; null for a fixed amount. */
  readonly percent: number | null;
  readonly amount: number | null;
  /** Minimum value of the goods. */
  readonly minSubtotal: number;
  /** Maximum discount; null: unlimited. */
  readonly maxDiscount: number | null;
  /** ISO moments; null: open on that side. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** Remaining uses; null: unlimited. */
  readonly left: number | null;
};

export const COUPON_STATES = ['applied', 'unknown', 'early', 'expired', 'used-up', 'too-small'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** Normalises a typed code: capital letters and digits only. */
export function readCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** State of a coupon for a subtotal at a moment. */
export function couponState(coupon: Coupon | null, subtotal: number, now: Date): CouponState {
  if (!coupon) return 'unknown';
  if (coupon.startsAt !== null && Date.parse(coupon.startsAt) > now.getTime()) return 'early';
  if (coupon.endsAt !== null && Date.parse(coupon.endsAt) <= now.getTime()) return 'expired';
  if (coupon.left !== null && coupon.left <= 0) return 'used-up';
  return subtotal >= coupon.minSubtotal && subtotal > 0 ? 'applied' : 'too-small';
}

/** The discount: at most the subtotal; percentages are rounded down to the minor unit. */
export function discountOf(coupon: Coupon, subtotal: number): number {
  const share = coupon.percent === null ? 0 : Number((BigInt(subtotal) * BigInt(coupon.percent)) / 100n);
  const wanted = Math.max(share, coupon.amount ?? 0);
  return Math.max(0, Math.min(wanted, subtotal, coupon.maxDiscount ?? subtotal));
}
