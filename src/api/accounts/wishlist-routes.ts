/** The wishlist of the signed-in shopper. */
import type { FastifyInstance } from 'fastify';
import type { Wishlist } from '../../core/wishlist/wishlist.ts';
import { joinWishlist, listWishlist, putWishlist } from '../../db/accounts/wishlists.ts';
import type { AccountDeps } from './deps.ts';
import { serveSigned } from './signed.ts';

type Given = readonly { readonly slug: string; readonly addedAt?: string | undefined }[];

/** When each was added, as the browser says; never later than now, whatever its clock. */
function dated(items: Given): Wishlist {
  const now = Date.now();
  return items.map(({ slug, addedAt }) => ({
    slug,
    addedAt: new Date(Math.min(now, addedAt ? Date.parse(addedAt) : now)).toISOString(),
  }));
}

export function wishlistRoutes(scope: FastifyInstance, { db }: AccountDeps): void {
  const wire = (items: Wishlist) => ({ items: [...items] });
  serveSigned(scope, 'wishlist', async ({ user }) => wire(await listWishlist(db, user.id)));
  serveSigned(scope, 'putWishlist', async ({ user }, { body }) =>
    wire(await putWishlist(db, user.id, dated(body.items))),
  );
  serveSigned(scope, 'mergeWishlist', async ({ user }, { body }) =>
    wire(await joinWishlist(db, user.id, dated(body.items))),
  );
}
