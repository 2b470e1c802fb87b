/** Coupons as the back office reads and writes them. Pure; amounts are minor units, days are those of India. */
import type { Coupon as Terms } from '../checkout/coupon.ts';
import { indiaDay } from '../delivery/delivery.ts';
import { number, text } from '../order/line-reader.ts';
import { toMajor, toMinor } from '../shop/money.ts';
import { asNumber, asObject, type Report, readList } from '../shop/read.ts';
import { COUPON_COPY as SAY } from './coupons-copy.ts';

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

/** What the form holds: texts as typed, amounts in rupees, days as ISO dates or ''. */
export type CouponDraft = {
  readonly code: string;
  readonly kind: 'percent' | 'amount';
  readonly worth: string;
  readonly minSubtotal: string;
  readonly maxDiscount: string;
  readonly starts: string;
  readonly ends: string;
  readonly uses: string;
};

export const EMPTY_COUPON: CouponDraft = {
  code: '',
  kind: 'percent',
  worth: '',
  minSubtotal: '',
  maxDiscount: '',
  starts: '',
  ends: '',
  uses: '',
};

const rupees = (minor: number | null) => (minor ? String(toMajor(minor)) : '');
const dayOf = (moment: string | null) => (moment === null ? '' : indiaDay(new Date(moment)));

export const draftOf = (coupon: Coupon): CouponDraft => ({
  code: coupon.code,
  kind: coupon.percent === null ? 'amount' : 'percent',
  worth: coupon.percent === null ? rupees(coupon.amount) : String(coupon.percent),
  minSubtotal: rupees(coupon.minSubtotal),
  maxDiscount: rupees(coupon.maxDiscount),
  starts: dayOf(coupon.startsAt),
  ends: dayOf(coupon.endsAt),
  uses: coupon.uses === null ? '' : String(coupon.uses),
});

const whole = (typed: string) => (/^\d{1,8}$/.test(typed.trim()) ? Number(typed) : null);
const optional = (typed: string) => (typed.trim() === '' ? 0 : whole(typed));

/** Faults by field; empty when valid. taken: codes that exist. */
export function couponFaults(draft: CouponDraft, taken: readonly string[]): Partial<Record<keyof CouponDraft, string>> {
  const { code, kind, worth, minSubtotal, maxDiscount, starts, ends, uses } = draft;
  const value = whole(worth);
  const isWorth = value !== null && value > 0 && (kind === 'amount' || value <= 100);
  return {
    ...(!/^[A-Z0-9]{3,20}$/.test(code) && { code: SAY.faults.code }),
    ...(taken.includes(code) && { code: SAY.faults.taken }),
    ...(!isWorth && { worth: kind === 'percent' ? SAY.faults.percent : SAY.faults.amount }),
    ...(optional(minSubtotal) === null && { minSubtotal: SAY.faults.rupees }),
    ...(optional(maxDiscount) === null && { maxDiscount: SAY.faults.rupees }),
    ...(optional(uses) === null && { uses: SAY.faults.uses }),
    ...(starts !== '' && ends !== '' && ends < starts && { ends: SAY.faults.ends }),
  };
}

const startOf = (day: string) => (day === '' ? null : new Date(`${day}T00:00:00+05:30`).toISOString());
const endOf = (day: string) => (day === '' ? null : new Date(`${day}T23:59:59.999+05:30`).toISOString());

/** The body that stores a valid draft. Moments of days that were not changed stay as they are. */
export function couponBody(draft: CouponDraft, former: Coupon | null) {
  const worth = Number(draft.worth);
  const same = (day: string, moment: string | null | undefined) => moment !== undefined && dayOf(moment) === day;
  return {
    code: draft.code,
    percent: draft.kind === 'percent' ? worth : null,
    amount: draft.kind === 'amount' ? toMinor(worth) : null,
    minSubtotal: toMinor(optional(draft.minSubtotal) ?? 0),
    maxDiscount: draft.kind === 'percent' && draft.maxDiscount.trim() ? toMinor(Number(draft.maxDiscount)) : null,
    startsAt: same(draft.starts, former?.startsAt) ? (former?.startsAt ?? null) : startOf(draft.starts),
    endsAt: same(draft.ends, former?.endsAt) ? (former?.endsAt ?? null) : endOf(draft.ends),
    uses: draft.uses.trim() === '' ? null : Number(draft.uses),
  };
}

/** The body that stores a coupon with another end. */
export const withEnd = ({ used: _, ...coupon }: Coupon, endsAt: string | null) => ({ ...coupon, endsAt });
