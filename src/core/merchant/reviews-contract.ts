/** Request and response schemas of the merchant's reviews. */

import { z } from 'zod';
import { messageShape } from '../account/shapes.ts';
import { CATALOGUE } from '../catalogue/constants.ts';
import { REVIEW } from '../product/constants.ts';
import { reviewShape } from '../product/review-shapes.ts';
import { count, withoutNull } from '../shop/value-shapes.ts';
import { REVIEW_LIST } from './constants.ts';
import { REVIEW_STATES } from './review.ts';

const ofReview = z.object({ id: z.string().max(60) });
const state = z.enum(REVIEW_STATES);

export const REVIEWS_CONTRACT = {
  heldReviews: {
    summary: 'Reviews in a state, those waiting for moderation by default: held ones oldest first, others newest first',
    merchant: true,
    query: z.object({
      state: state.default('held'),
      page: z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1),
    }),
    response: z.strictObject({
      reviews: z.array(reviewShape.extend({ slug: z.string(), product: z.string(), state })),
      counts: z.strictObject({ held: count, shown: count, hidden: count }),
      page: count,
      pageSize: z.literal(REVIEW_LIST.pageSize),
    }),
  },
  moderate: {
    summary: 'Shows or hides a review; state sets any state, such as held again',
    merchant: true,
    params: ofReview,
    body: z
      .object({ shown: z.boolean().optional(), state: state.optional() })
      .refine((body) => (body.shown === undefined) !== (body.state === undefined), 'needs shown or state'),
    response: messageShape,
  },
  replyReview: {
    summary: "Sets the shop's reply to a review, which is shown under it; an empty text removes it",
    merchant: true,
    params: ofReview,
    body: z.object({
      text: withoutNull(z.string().trim().max(REVIEW.replyMax)),
    }),
    response: messageShape,
  },
} as const;
