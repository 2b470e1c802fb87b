/** What the accounts of our own API take and send, strictly (§3, §5, §7). */
import { z } from 'zod';
import { readMobile, readPin } from '../delivery/address.ts';
import { stateFault } from '../delivery/pin.ts';
import { ACCOUNT, ACCOUNT_API, ADDRESS, WISHLIST } from '../shop/constants.ts';
import { PROVIDERS } from './account.ts';
import { AUTH_COPY as SAY } from './auth-copy.ts';
import { nameRefusal } from './name.ts';

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
    const message = nameRefusal(text);
    if (message) context.addIssue({ code: 'custom', message });
  });
/** A name, or a line of an address; '' is allowed. */
export const nameLine = (max: number) => withoutLinks(line(max));
/** A name, or a line of an address, that says something. */
export const requiredName = (max: number) => withoutLinks(required(max));
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

/** As its reader writes it, or refused with the sentence. */
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
/** Only what changes; nothing is filled in for what is left out. */
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
export type WireAddress = z.infer<typeof addressShape>;

export const wishlistItem = z.strictObject({ slug: z.string(), addedAt: moment });
export const wishlistShape = z.strictObject({ items: z.array(wishlistItem) });
export const wishlistBody = z.object({
  items: z
    .array(z.object({ slug: required(WISHLIST.slugMax), addedAt: z.iso.datetime({ offset: true }).optional() }))
    .max(WISHLIST.max, SAY.tooManyPieces),
});
