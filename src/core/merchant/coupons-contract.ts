/** Calls about coupons. */

import { z } from 'zod';
import { messageShape } from '../account/shapes.ts';
import { ORDER } from '../order/constants.ts';
import { count, minor } from '../shop/value-shapes.ts';
import { IMPORT } from './constants.ts';

export const COUPONS_CONTRACT = {
  coupons: {
    summary: 'All coupons',
    merchant: true,
    response: z.strictObject({
      coupons: z.array(
        z.strictObject({
          code: z.string(),
          percent: z.int().nullable(),
          amount: minor.nullable(),
          minSubtotal: minor,
          maxDiscount: minor.nullable(),
          startsAt: z.string().nullable(),
          endsAt: z.string().nullable(),
          uses: count.nullable(),
          used: count,
        }),
      ),
    }),
  },
  putCoupon: {
    summary: 'Creates or changes a coupon',
    merchant: true,
    body: z
      .object({
        code: z.string().regex(/^[A-Z0-9]{3,20}$/, 'must be 3 to 20 capital letters and digits'),
        percent: z.int().min(1).max(100).nullable().default(null),
        amount: z.int().min(1).max(IMPORT.maxPrice).nullable().default(null),
        minSubtotal: minor.default(0),
        maxDiscount: minor.nullable().default(null),
        startsAt: z.iso.datetime().nullable().default(null),
        endsAt: z.iso.datetime().nullable().default(null),
        uses: count.max(ORDER.maxCouponUses).nullable().default(null),
      })
      .refine(({ percent, amount }) => (percent === null) !== (amount === null), 'needs a percentage or an amount'),
    response: messageShape,
  },
} as const;
