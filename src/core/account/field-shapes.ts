/** Shapes of typed fields: lines of text, names, addresses, passwords and phone numbers. */
import { z } from 'zod';
import { AUTH_COPY as SAY } from './auth-copy.ts';
import { ACCOUNT, ACCOUNT_API } from './constants.ts';
import { nameApiFault } from './name.ts';

const CONTROLS = /\p{Cc}/u;

/** One line of text, trimmed; '' is allowed. */
export const line = (max: number) =>
  z
    .string({ error: SAY.missingFields })
    .trim()
    .max(max, SAY.tooLong)
    .refine((text) => !CONTROLS.test(text), SAY.badText);

const withoutLinks = <Shape extends z.ZodType<string>>(shape: Shape) =>
  shape.superRefine((text, context) => {
    const message = nameApiFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A name or an address line; '' is allowed. */
export const nameLine = (max: number) => withoutLinks(line(max));

/** A name or an address line; not empty. */
export const requiredName = (max: number) => withoutLinks(required(max));

/** One line; not empty. */
export const required = (max: number) => line(max).min(1, SAY.missingFields);

export const emailText = z
  .string({ error: SAY.missingFields })
  .trim()
  .min(1, SAY.missingFields)
  .max(ACCOUNT_API.emailMax, SAY.badEmail)
  .pipe(z.email(SAY.badEmail))
  .transform((email) => email.toLowerCase());

/** A new password, with its minimum length. */
export const newPassword = z
  .string({ error: SAY.missingFields })
  .min(1, SAY.missingFields)
  .min(ACCOUNT.passwordMinLength, SAY.shortPassword)
  .max(ACCOUNT_API.passwordMax, SAY.longPassword);

/** An existing password: only its length is bounded, since it is compared and not chosen. */
export const givenPassword = z
  .string({ error: SAY.missingFields })
  .min(1, SAY.missingFields)
  .max(ACCOUNT_API.passwordMax, SAY.wrong);

/** '' or a phone number in any common notation. */
export const phoneText = line(ACCOUNT_API.phoneMax).refine(
  (text) => text === '' || /^\+?[\d][\d ()-]{5,}$/.test(text),
  SAY.badPhone,
);
