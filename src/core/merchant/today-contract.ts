/** Request and response schemas of the first screen. */

import { z } from 'zod';
import { imageShape } from '../images/shapes.ts';
import { count } from '../shop/value-shapes.ts';
import { TODAY } from './constants.ts';
import { WAITING_KINDS } from './waiting.ts';

const sum = { orders: count, revenue: count };
const days = z.object({
  days: z.enum(TODAY.periods.map(String)).default(String(TODAY.periods[1])).transform(Number),
});

const visits = z.strictObject({ since: z.iso.date().nullable(), views: count, orders: count });

export const TODAY_CONTRACT = {
  today: {
    summary: "What waits: orders, payments, returns, reviews, messages and low stock, as far as the person's role goes",
    merchant: true,
    response: z.strictObject({ waiting: z.array(z.strictObject({ kind: z.enum(WAITING_KINDS), count: count })) }),
  },
  sales: {
    summary: 'Sales of 7, 30 or 90 days in India with the period before, top pieces, and views and checkouts to orders',
    merchant: true,
    query: days,
    response: z.strictObject({
      days: count,
      /** Orders that are paid or payable on delivery; cancelled and refunded ones do not count. Minor units. */
      currencies: z.array(
        z.strictObject({
          currency: z.string(),
          now: z.strictObject(sum),
          before: z.strictObject(sum),
          days: z.array(z.strictObject({ day: z.iso.date(), ...sum })),
        }),
      ),
      top: z.array(
        z.strictObject({
          slug: z.string(),
          name: z.string(),
          image: imageShape.nullable(),
          pieces: count,
          revenue: count,
          currency: z.string(),
        }),
      ),
      /** Estimated views of product pages since the first counted day of the period, and orders of the same days. */
      views: visits,
      /** The same of the checkout, to which every cart leads. */
      checkouts: visits,
    }),
  },
  searchMisses: {
    summary: 'Submitted searches of 7, 30 or 90 days that found nothing, most frequent first',
    merchant: true,
    query: days,
    response: z.strictObject({ misses: z.array(z.strictObject({ term: z.string(), times: count })) }),
  },
} as const;
