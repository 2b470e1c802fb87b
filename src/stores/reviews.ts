/** Reviews of a product, page by page, and sending one. */
import { ORDER_ENDPOINTS } from '../core/order/endpoints.ts';
import type { ReviewDraft } from '../core/product/review.ts';
import type { ReviewPage } from '../core/product/review-reader.ts';
import { client } from './client.ts';

/** Throws ApiError. */
export function fetchReviews(slug: string, page = 1): Promise<ReviewPage> {
  return client(ORDER_ENDPOINTS.reviews, { params: { slug }, query: { page: String(page) } });
}

/** Sends a review as the signed-in user or with proof. Returns the server's message. Throws ApiError. */
export function sendReview(slug: string, draft: ReviewDraft, proof: object = {}): Promise<string> {
  return client(ORDER_ENDPOINTS.addReview, { params: { slug }, body: { ...draft, ...proof } });
}
