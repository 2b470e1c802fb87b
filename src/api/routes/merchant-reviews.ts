/** What the merchant does with reviews. */
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY } from '../../core/copy/merchant.ts';
import { findHeld, moderate } from '../../db/catalogue/reviews.ts';
import type { OrderDeps } from '../order-deps.ts';
import { Refusal } from '../refusal.ts';
import { wireReview } from './reviews.ts';
import { serve } from './route.ts';

export function merchantReviewRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  serve(app, 'heldReviews', async () => {
    const rows = await findHeld(db);
    return { reviews: rows.map(({ review, slug }) => ({ ...wireReview(review), slug, state: review.state })) };
  });

  serve(app, 'moderate', async ({ params, body }) => {
    if (!(await moderate(db, params.id, body.shown))) throw new Refusal(404, MERCHANT_COPY.noReview);
    return { message: params.id };
  });
}
