/** Coupons by code. */
import { eq } from 'drizzle-orm';
import { type Coupon, readCode } from '../../core/checkout/coupon.ts';
import type { Db } from '../engine/db.ts';
import { coupons } from '../schema/coupons.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Returns null for an unknown code. */
export async function findCoupon(db: Db, word: string): Promise<Coupon | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, readCode(word)));
  if (!row) return null;
  const { uses, used, startsAt, endsAt, ...coupon } = row;
  return { ...coupon, startsAt: iso(startsAt), endsAt: iso(endsAt), left: uses === null ? null : uses - used };
}
