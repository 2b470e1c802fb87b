/** Merchant routes for reviews. */
import type { FastifyInstance } from 'fastify';
import { MERCHANT_COPY } from '../../core/merchant/copy.ts';
import { findPendingReviews, moderate } from '../../db/catalogue/reviews.ts';
import { serializeReview } from '../catalogue/review-routes.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';

export function merchantReviewRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  serve(app, 'heldReviews', async () => {
    const rows = await findPendingReviews(db);
    return { reviews: rows.map(({ review, slug }) => ({ ...serializeReview(review), slug, state: review.state })) };
  });

  serve(app, 'moderate', async ({ params, body }) => {
    if (!(await moderate(db, params.id, body.shown))) throw new HttpError(404, MERCHANT_COPY.noReview);
    return { message: params.id };
  });
}
