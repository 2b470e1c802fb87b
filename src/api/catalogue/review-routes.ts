/** Reviews: read by everybody, written by who bought the piece and has it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { needsReading, shortName } from '../../core/product/review.ts';
import { REVIEW_COPY as SAY } from '../../core/product/review-copy.ts';
import { REVIEW } from '../../core/shop/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { readProduct } from '../../db/catalogue/product-rows.ts';
import { addReview, findReviews, type ReviewRow } from '../../db/catalogue/reviews.ts';
import { findDelivered, findOrder } from '../../db/orders/orders.ts';
import type { OrderRow } from '../../db/orders/rows.ts';
import { Refusal } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import { countLookup, ownerOf, personOf } from '../orders/access.ts';
import type { OrderDeps } from '../orders/deps.ts';
import { heldToken, isLinkOpen } from '../orders/link.ts';

export const wireReview = ({ id, name, rating, title, text, createdAt }: ReviewRow) => ({
  id,
  name,
  rating,
  title,
  text,
  verified: SAY.verified,
  createdAt: createdAt.toISOString(),
});

type Proof = { readonly number: string; readonly token: string } | undefined;

export function reviewRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db, secret } = deps;

  async function productOf(slug: string): Promise<string> {
    const product = await readProduct(db, slug);
    if (!product) throw new Refusal(404, COPY.product.notFound);
    return product.id;
  }

  /** Whose purchase speaks: the order whose link is held, else one of the verified address that is signed in. */
  async function purchaseOf(request: FastifyRequest, reply: FastifyReply, proof: Proof, productId: string) {
    const token = proof ? heldToken(secret, proof.number, proof.token) : null;
    if (proof && !token) await countLookup(deps, request);
    const found = proof && token ? await findOrder(db, proof.number) : null;
    const held = found && token && isLinkOpen(found, token.issuedAt) ? found : null;
    const person = held ? null : await personOf(deps, request, reply);
    const order: OrderRow | null = held
      ? await findDelivered(db, { number: held.number }, productId)
      : person && (await findDelivered(db, ownerOf(person.user), productId));
    if (!order) throw new Refusal(403, SAY.notBought);
    return order;
  }

  serve(app, 'reviews', async ({ params, query }) => {
    const { rows, figures } = await findReviews(db, await productOf(params.slug), query.page);
    return { ...figures, reviews: rows.map(wireReview), page: query.page, pageSize: REVIEW.pageSize };
  });

  serve(app, 'addReview', async ({ params, body }, request, reply) => {
    const productId = await productOf(params.slug);
    const order = await purchaseOf(request, reply, body.order, productId);
    const { rating, title, text } = body;
    const name = body.name || shortName(order.contact.name);
    const state = needsReading(`${name}\n${title}\n${text}`) ? 'held' : 'shown';
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
    if (!(await addReview(db, review))) throw new Refusal(409, SAY.twice);
    return { message: state === 'held' ? SAY.held : SAY.shown };
  });
}
