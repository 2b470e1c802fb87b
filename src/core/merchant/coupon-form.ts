/** The form of a coupon: its fields, faults and request. */
import { indiaDay } from '../delivery/delivery.ts';
import { toMajor, toMinor } from '../shop/money.ts';
import type { Coupon } from './coupon.ts';
import { COUPON_COPY as SAY } from './coupons-copy.ts';

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
