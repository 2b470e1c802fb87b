/** Strict shapes of an account's addresses. */
import { z } from 'zod';
import { readMobile, readPin } from '../delivery/address.ts';
import { stateFault } from '../delivery/pin.ts';
import { AUTH_COPY as SAY } from './auth-copy.ts';
import { ACCOUNT_API, ADDRESS } from './constants.ts';
import { line, nameLine, requiredName } from './field-shapes.ts';

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
