/** The wishlist of the signed-in shopper. */
import type { FastifyInstance } from 'fastify';
import type { Wishlist } from '../../core/wishlist/wishlist.ts';
import { listWishlist, mergeWishlist, putWishlist } from '../../db/accounts/wishlists.ts';
import type { AccountDeps } from './deps.ts';
import { serveSigned } from './signed.ts';

type ClientItems = readonly { readonly slug: string; readonly addedAt?: string | undefined }[];

/** Uses the client's timestamps, capped at the server's time. */
function withTimestamps(items: ClientItems): Wishlist {
  const now = Date.now();
  return items.map(({ slug, addedAt }) => ({
    slug,
    addedAt: new Date(Math.min(now, addedAt ? Date.parse(addedAt) : now)).toISOString(),
  }));
}

export function wishlistRoutes(scope: FastifyInstance, { db }: AccountDeps): void {
  const serialize = (items: Wishlist) => ({ items: [...items] });
  serveSigned(scope, 'wishlist', async ({ user }) => serialize(await listWishlist(db, user.id)));
  serveSigned(scope, 'putWishlist', async ({ user }, { body }) =>
    serialize(await putWishlist(db, user.id, withTimestamps(body.items))),
  );
  serveSigned(scope, 'mergeWishlist', async ({ user }, { body }) =>
    serialize(await mergeWishlist(db, user.id, withTimestamps(body.items))),
  );
}
