/** Strict shapes of an account's wishlist. */
import { z } from 'zod';
import { AUTH_COPY as SAY } from '../account/auth-copy.ts';
import { required } from '../account/field-shapes.ts';
import { moment } from '../account/shapes.ts';
import { WISHLIST } from './constants.ts';

export const wishlistItem = z.strictObject({ slug: z.string(), addedAt: moment });

export const wishlistShape = z.strictObject({ items: z.array(wishlistItem) });

export const wishlistBody = z.object({
  items: z
    .array(z.object({ slug: required(WISHLIST.slugMax), addedAt: z.iso.datetime({ offset: true }).optional() }))
    .max(WISHLIST.max, SAY.tooManyPieces),
});
