/** Strict shapes of the changes that a shopper makes to an order. */
import { z } from 'zod';
import { emailText } from '../account/field-shapes.ts';
import { CART } from '../cart/constants.ts';
import { wantedLine } from '../checkout/quote-shapes.ts';
import { PAYMENT } from '../payment/constants.ts';
import { currency, minor } from '../shop/value-shapes.ts';

/** lines: the pieces to cancel. */
export const partCancelBody = z.object({ lines: z.array(wantedLine).min(1).max(CART.maxLines) });

/** See PartCancelQuote. */
export const partCancelShape = z.strictObject({
  currency,
  was: minor,
  total: minor,
  back: minor,
  changes: z.array(z.string()),
  problem: z.string().nullable(),
});

export const referenceBody = z.object({ reference: z.string().trim().max(PAYMENT.referenceMax) });

export const methodBody = z.object({ payment: z.string().min(1).max(20) });

/** confirmation: token from the email's link; not needed by a signed-in shopper with the verified address. */
export const confirmBody = z.object({ confirmation: z.string().max(100).default('') });

export const renewBody = z.object({ number: z.string().trim().min(1).max(20), email: emailText });

export const reorderShape = z.strictObject({ lines: z.array(wantedLine.strict()) });
