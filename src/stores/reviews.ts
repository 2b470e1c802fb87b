/** Reviews of a product as the shop shows them now, page by page, and a review of one's own. */
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { ReviewDraft } from '../core/product/review.ts';
import type { ReviewPage } from '../core/product/review-reader.ts';
import { client } from './client.ts';

/** Throws ApiError. */
export function askReviews(slug: string, page = 1): Promise<ReviewPage> {
  return client(ORDER_ENDPOINTS.reviews, { params: { slug }, query: { page: String(page) } });
}

/** Sends a review as whoever is signed in. Answers what the shop says to it. Throws ApiError. */
export function sendReview(slug: string, draft: ReviewDraft, proof: object = {}): Promise<string> {
  return client(ORDER_ENDPOINTS.addReview, { params: { slug }, body: { ...draft, ...proof } });
}
