/** Request and response schemas of waiting lists, price alerts and saved carts. */

import { z } from 'zod';
import { emailText } from '../account/field-shapes.ts';
import { messageShape } from '../account/shapes.ts';
import { CART } from '../cart/constants.ts';
import { wantedLine } from '../checkout/quote-shapes.ts';
import { HONEYPOT } from '../contact/newsletter.ts';
import { skuText, withoutNull } from '../shop/value-shapes.ts';
import { WATCH_RESULTS } from './watch.ts';

const sku = withoutNull(skuText);
export const listToken = z.string().regex(/^[\w-]{43}$/, 'must be the token of a link');
const lines = z.array(wantedLine.extend({ sku })).min(1).max(CART.maxLines);
const alertsShape = z.strictObject({ on: z.boolean(), verified: z.boolean() });

export const LIST_CONTRACT = {
  watchStock: {
    summary:
      'Asks for one letter when a sold-out variant is back. The response is the same whether or not an address is on the list; accounts with a verified address need no email',
    body: z.object({ sku, email: emailText.optional(), [HONEYPOT]: z.string().max(2000).optional() }),
    response: z.strictObject({ state: z.enum(WATCH_RESULTS), message: z.string() }),
  },
  priceAlerts: {
    summary: 'Whether the shopper gets a letter when a price on the wishlist drops',
    signed: true,
    response: alertsShape,
  },
  setPriceAlerts: {
    summary: 'Turns letters about dropped prices on or off; on needs a verified address',
    signed: true,
    body: z.object({ on: z.boolean() }),
    response: alertsShape,
  },
  saveCart: {
    summary:
      'Saves a cart for one letter after a day without an order; with the token of a saved cart it replaces that one',
    body: z.object({ email: emailText, lines, token: listToken.optional() }),
    response: z.strictObject({ token: z.string() }),
  },
  restoreCart: {
    summary: 'The lines of a saved cart; 404 when it was ordered, deleted or has expired',
    body: z.object({ token: z.string().max(200) }),
    response: z.strictObject({ lines: z.array(z.strictObject({ sku: z.string(), quantity: z.int() })) }),
  },
  forgetCart: {
    summary: 'Deletes a saved cart; the response is the same whether or not there was one',
    body: z.object({ token: z.string().max(200) }),
    response: messageShape,
  },
} as const;
