/** Requests of the newsletter and of messages to the shop. */

import { z } from 'zod';
import { nameApiFault } from '../account/name.ts';
import { withoutNull } from '../shop/value-shapes.ts';
import { CONTACT, NEWSLETTER } from './constants.ts';
import { CONTACT_COPY } from './copy.ts';
import { HONEYPOT } from './newsletter.ts';
import { SIGN_UP_COPY } from './newsletter-copy.ts';

/** Spaces around an address are trimmed; line breaks within one are rejected. */
export const newsletterBody = z.object({
  email: z
    .string({ error: SIGN_UP_COPY.badEmail })
    .trim()
    .max(NEWSLETTER.emailMax, SIGN_UP_COPY.badEmail)
    .pipe(z.email(SIGN_UP_COPY.badEmail)),
  [HONEYPOT]: z.string().max(2000).optional(),
});

const { bad: CONTACT_ERRORS } = CONTACT_COPY;

/** A ticked box as sent by a form or by a script. */
const ticked = z.union([z.literal(true), z.enum(['true', 'on', '1'])], CONTACT_ERRORS.consent);

/** Line breaks in a name or an address could inject an email header: they are rejected. */
export const messageBody = z.object({
  name: z
    .string()
    .trim()
    .max(CONTACT.nameMax, CONTACT_ERRORS.name(CONTACT.nameMax))
    .refine((value) => !/[\r\n]/.test(value), CONTACT_ERRORS.nameLine)
    .superRefine((value, context) => {
      const message = nameApiFault(value);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .default(''),
  email: z
    .string({ error: CONTACT_ERRORS.email })
    .trim()
    .max(CONTACT.emailMax, CONTACT_ERRORS.email)
    .pipe(z.email(CONTACT_ERRORS.email)),
  message: withoutNull(z.string().trim().max(CONTACT.messageMax, CONTACT_ERRORS.message(CONTACT.messageMax))).default(
    '',
  ),
  consent: ticked,
  [HONEYPOT]: z.string().max(2000).optional(),
});
