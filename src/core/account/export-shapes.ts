/** Strict schema of a shopper's data export: everything the shop stores about one account. */
import { z } from 'zod';
import { soldFields } from '../checkout/quote-shapes.ts';
import { orderShape, sentParcelShape } from '../order/shapes.ts';
import { moment } from '../shop/value-shapes.ts';
import { wishlistItem } from '../wishlist/shapes.ts';
import { addressShape } from './address-shapes.ts';
import { sessionsShape, userShape } from './shapes.ts';

const { image: _, ...line } = soldFields;

const exportedOrder = orderShape
  .pick({
    number: true,
    state: true,
    placedAt: true,
    deliveredAt: true,
    currency: true,
    subtotal: true,
    discount: true,
    coupon: true,
    shipping: true,
    gst: true,
    total: true,
    email: true,
    contact: true,
    address: true,
    timeline: true,
    returns: true,
    invoiceNumber: true,
    gstin: true,
    channel: true,
  })
  .extend({
    lines: z.array(z.strictObject(line)),
    parcels: z.array(sentParcelShape.omit({ track: true, slot: true })),
    payment: orderShape.shape.payment.omit({ step: true, due: true, formerDue: true, attempt: true, others: true }),
  });
export type ExportedOrder = z.infer<typeof exportedOrder>;

const exportedReview = z.strictObject({
  /** Slug of the product. */
  product: z.string(),
  order: z.string(),
  name: z.string(),
  rating: z.int(),
  title: z.string(),
  text: z.string(),
  state: z.string(),
  createdAt: moment,
});
export type ExportedReview = z.infer<typeof exportedReview>;

export const exportShape = z.strictObject({
  exportedAt: moment,
  account: userShape.extend({ username: z.string() }),
  signsInWith: z.array(z.strictObject({ provider: z.string(), since: moment })),
  sessions: sessionsShape.shape.sessions,
  addresses: z.array(addressShape),
  wishlist: z.array(wishlistItem),
  /** The newest orders; total counts them all. */
  orders: z.strictObject({ total: z.int().min(0), items: z.array(exportedOrder) }),
  reviews: z.array(exportedReview),
  /** Messages sent with the contact form. */
  messages: z.array(z.strictObject({ name: z.string(), message: z.string(), sentAt: moment })),
  newsletter: z.strictObject({ state: z.string(), since: moment }).nullable(),
  /** Letters about a variant that is sold out. */
  waitingLists: z.array(
    z.strictObject({ sku: z.string(), state: z.string(), askedAt: moment, toldAt: moment.nullable() }),
  ),
  /** Letters about dropped prices of the wishlist; null: off. */
  priceAlerts: z
    .strictObject({
      since: moment,
      /** The price of each product above which no letter is sent, in minor units. */
      prices: z.array(z.strictObject({ product: z.string(), price: z.int() })),
    })
    .nullable(),
  /** Carts saved at the checkout for one letter. */
  savedCarts: z.array(
    z.strictObject({
      lines: z.array(z.strictObject({ sku: z.string(), quantity: z.int() })),
      savedAt: moment,
      sentAt: moment.nullable(),
    }),
  ),
});
export type AccountExport = z.infer<typeof exportShape>;
