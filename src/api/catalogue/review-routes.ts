/** Reviews: public to read; only buyers with a delivered order may write. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REVIEW } from '../../core/product/constants.ts';
import { needsModeration, shortName } from '../../core/product/review.ts';
import { REVIEW_COPY as SAY } from '../../core/product/review-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { readProduct } from '../../db/catalogue/product-rows.ts';
import { addReview, findReviews, type ReviewRow } from '../../db/catalogue/reviews.ts';
import { findDelivered } from '../../db/orders/buyers.ts';
import { findOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import { countLookup, ownerOf, sessionOf } from '../orders/access.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { isLinkOpen, parseOrderToken } from '../orders/link.ts';

export const serializeReview = ({ id, name, rating, title, text, createdAt, reply, replyAt }: ReviewRow) => ({
  id,
  name,
  rating,
  title,
  text,
  verified: SAY.verified,
  createdAt: createdAt.toISOString(),
  ...(reply && replyAt && { reply: { text: reply, at: replyAt.toISOString() } }),
});

type Proof = { readonly number: string; readonly token: string } | undefined;

export function reviewRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db, secret } = deps;

  async function productOf(slug: string): Promise<string> {
    const product = await readProduct(db, slug);
    if (!product) throw new HttpError(404, COPY.product.notFound);
    return product.id;
  }

  /** Returns the purchase that permits a review: by the order link, else by the signed-in verified address. */
  async function purchaseOf(request: FastifyRequest, reply: FastifyReply, proof: Proof, productId: string) {
    const token = proof ? parseOrderToken(secret, proof.number, proof.token) : null;
    if (proof && !token) await countLookup(deps, request);
    const found = proof && token ? await findOrder(db, proof.number) : null;
    const purchase = found && token && isLinkOpen(found, token.issuedAt) ? found : null;
    const person = purchase ? null : await sessionOf(deps, request, reply);
    const order: OrderRow | null = purchase
      ? await findDelivered(db, { number: purchase.number }, productId)
      : person && (await findDelivered(db, ownerOf(person.user), productId));
    if (!order) throw new HttpError(403, SAY.notBought);
    return order;
  }

  serve(app, 'reviews', async ({ params, query }) => {
    const { rows, figures } = await findReviews(db, await productOf(params.slug), query.page);
    return { ...figures, reviews: rows.map(serializeReview), page: query.page, pageSize: REVIEW.pageSize };
  });

  serve(app, 'addReview', async ({ params, body }, request, reply) => {
    const productId = await productOf(params.slug);
    const order = await purchaseOf(request, reply, body.order, productId);
    const { rating, title, text } = body;
    const name = body.name || shortName(order.contact.name);
    const state = needsModeration(`${name}\n${title}\n${text}`) ? 'held' : 'shown';
    const review = {
      productId,
      buyer: order.emailKey,
      number: order.number,
      name,
      rating,
      title,
      text,
      state,
    } as const;
    if (!(await addReview(db, review))) throw new HttpError(409, SAY.twice);
    return { message: state === 'held' ? SAY.held : SAY.shown };
  });
}
