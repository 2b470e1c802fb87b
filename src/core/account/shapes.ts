/** Strict request and response schemas of the account API. */
import { z } from 'zod';
import { readMobile, readPin } from '../delivery/address.ts';
import { stateFault } from '../delivery/pin.ts';
import { WISHLIST } from '../wishlist/constants.ts';
import { AUTH_COPY as SAY } from './auth-copy.ts';
import { ACCOUNT, ACCOUNT_API, ADDRESS } from './constants.ts';
import { nameApiFault } from './name.ts';
import { PROVIDERS } from './providers.ts';

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
export type UserResponse = z.infer<typeof userShape>;

export const providersShape = z.strictObject({ providers: z.array(z.enum(PROVIDERS)) });
export const sessionsShape = z.strictObject({
  sessions: z.array(
    z.strictObject({
      _id: z.string(),
      current: z.boolean(),
      createdAt: moment,
      lastSeenAt: moment,
      agent: z.string(),
    }),
  ),
});

/** The normalised text, or the sentence as a validation error when read returns null. */
const readAs = (max: number, read: (text: string) => string | null, sentence: string) =>
  line(max).transform((text, context) => {
    const value = read(text);
    if (value === null) context.addIssue({ code: 'custom', message: sentence });
    return value ?? '';
  });

export const addressBody = z
  .object({
    name: requiredName(ADDRESS.nameMax),
    line1: requiredName(ADDRESS.lineMax),
    line2: nameLine(ADDRESS.lineMax).default(''),
    city: requiredName(ADDRESS.placeMax),
    state: requiredName(ADDRESS.placeMax),
    pin: readAs(20, readPin, SAY.badPin),
    phone: readAs(ACCOUNT_API.phoneMax, readMobile, SAY.badMobile),
    isDefault: z.boolean().default(false),
  })
  .superRefine((address, context) => {
    const message = stateFault(address);
    if (message) context.addIssue({ code: 'custom', path: ['state'], message });
  });
export type AddressBody = z.output<typeof addressBody>;
/** Partial: only changed fields, without defaults for the others. */
export const addressChanges = z
  .object({
    ...addressBody.shape,
    line2: nameLine(ADDRESS.lineMax),
    isDefault: z.boolean(),
  })
  .partial();
export type AddressChanges = z.output<typeof addressChanges>;

export const addressShape = z.strictObject({
  _id: z.string(),
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  pin: z.string(),
  phone: z.string(),
  isDefault: z.boolean(),
});
export type AddressResponse = z.infer<typeof addressShape>;

export const wishlistItem = z.strictObject({ slug: z.string(), addedAt: moment });
export const wishlistShape = z.strictObject({ items: z.array(wishlistItem) });
export const wishlistBody = z.object({
  items: z
    .array(z.object({ slug: required(WISHLIST.slugMax), addedAt: z.iso.datetime({ offset: true }).optional() }))
    .max(WISHLIST.max, SAY.tooManyPieces),
});
