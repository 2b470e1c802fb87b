/** What the accounts of our own API take and send, strictly (§3, §5, §7). */
import { z } from 'zod';
import { ACCOUNT, ACCOUNT_API } from './constants.ts';
import { AUTH_COPY as SAY } from './copy/auth.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for.
const CONTROLS = /[\u0000-\u001f\u007f]/;
/** One line of text, trimmed; '' is allowed. */
export const line = (max: number) =>
  z
    .string({ error: SAY.missingFields })
    .trim()
    .max(max, SAY.tooLong)
    .refine((text) => !CONTROLS.test(text), SAY.badText);
/** One line that says something. */
export const required = (max: number) => line(max).min(1, SAY.missingFields);

export const emailText = z
  .string({ error: SAY.missingFields })
  .trim()
  .min(1, SAY.missingFields)
  .max(ACCOUNT_API.emailMax, SAY.badEmail)
  .pipe(z.email(SAY.badEmail))
  .transform((email) => email.toLowerCase());

/** A password being chosen. */
export const newPassword = z
  .string({ error: SAY.missingFields })
  .min(1, SAY.missingFields)
  .min(ACCOUNT.passwordMinLength, SAY.shortPassword)
  .max(ACCOUNT_API.passwordMax, SAY.longPassword);
/** A password being given: whatever it is, it is right or wrong. */
export const givenPassword = z
  .string({ error: SAY.missingFields })
  .min(1, SAY.missingFields)
  .max(ACCOUNT_API.passwordMax, SAY.wrong);

/** '' or a number as people write them. */
export const phoneText = line(ACCOUNT_API.phoneMax).refine(
  (text) => text === '' || /^\+?[\d][\d ()-]{5,}$/.test(text),
  SAY.badPhone,
);

const moment = z.iso.datetime();
export const messageShape = z.strictObject({ message: z.string() });
export const authShape = z.strictObject({ message: z.string(), _id: z.string(), token: z.string().optional() });
export const userShape = z.strictObject({
  _id: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string(),
  role: z.string(),
  createdAt: moment,
});
export type WireUser = z.infer<typeof userShape>;
