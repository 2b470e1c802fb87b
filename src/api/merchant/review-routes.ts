/** Merchant routes for reviews. */
import type { FastifyInstance } from 'fastify';
import { REVIEW_LIST } from '../../core/merchant/constants.ts';
import { MERCHANT_COPY } from '../../core/merchant/copy.ts';
import { findReviewsIn, moderate, replyTo } from '../../db/catalogue/reviews.ts';
import { serializeReview } from '../catalogue/review-routes.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';

export function merchantReviewRoutes(app: FastifyInstance, { db }: OrderDeps): void {
  serve(app, 'heldReviews', async ({ query: { state, page } }) => {
    const { rows, counts } = await findReviewsIn(db, state, page);
    const reviews = rows.map(({ review, ...piece }) => ({ ...serializeReview(review), ...piece, state: review.state }));
    return { reviews, counts, page, pageSize: REVIEW_LIST.pageSize };
  });

  serve(app, 'moderate', async ({ params: { id }, body: { shown, state } }) => {
    const wanted = state ?? (shown ? 'shown' : 'hidden');
    if (!(await moderate(db, id, wanted))) throw new HttpError(404, MERCHANT_COPY.noReview);
    return { message: id };
  });

  serve(app, 'replyReview', async ({ params: { id }, body: { text } }) => {
    if (!(await replyTo(db, id, text))) throw new HttpError(404, MERCHANT_COPY.noReview);
    return { message: id };
  });
}
