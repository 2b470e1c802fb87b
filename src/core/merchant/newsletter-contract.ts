/** Request and response schemas of the list of newsletter subscribers. */

import { z } from 'zod';
import { messageShape } from '../account/shapes.ts';
import { CATALOGUE } from '../catalogue/constants.ts';
import { count } from '../shop/value-shapes.ts';
import { SUBSCRIBER_STATES } from './newsletter.ts';

const state = z.enum(SUBSCRIBER_STATES);
const moment = z.iso.datetime().nullable();

export const NEWSLETTER_CONTRACT = {
  subscribers: {
    summary: 'Newsletter subscribers, newest first',
    merchant: true,
    query: z.object({
      q: z.string().max(254).optional(),
      state: state.optional(),
      /** First day, by the time of asking. */
      since: z.iso.date().optional(),
      page: z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1),
    }),
    response: z.strictObject({
      rows: z.array(
        z.strictObject({
          id: z.string(),
          email: z.string(),
          state,
          askedAt: z.iso.datetime(),
          confirmedAt: moment,
          unsubscribedAt: moment,
        }),
      ),
      /** Of the count list, whatever the filter. */
      counts: z.strictObject({ pending: count, confirmed: count, unsubscribed: count }),
      total: count,
      page: count,
      pageSize: count,
    }),
  },
  removeSubscriber: {
    summary: 'Deletes a subscriber and all that is stored of the address, on request of the person',
    merchant: true,
    params: z.object({ id: z.string().max(60) }),
    response: messageShape,
  },
} as const;
