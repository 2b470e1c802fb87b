/** Schemas of content/delivery. Amounts are whole rupees in the files and minor units in the result. */
import { z } from 'zod';
import { BANDS } from '../core/delivery/pin.ts';
import { slug, text } from './content-parts.ts';
import { days, limit, rising, rupees, unique, uniqueIds } from './schema-parts.ts';

export const sizesSchema = z.strictObject({
  divisor: z.number().positive(),
  classes: z
    .array(
      z.strictObject({ id: slug, name: text.max(60), upTo: limit, longest: limit, by: z.enum(['courier', 'van']) }),
    )
    .min(1)
    .superRefine(uniqueIds)
    .superRefine((classes, context) => {
      const last = classes.at(-1);
      if (last?.upTo != null || last?.longest != null)
        context.addIssue({
          code: 'custom',
          path: [classes.length - 1],
          message: 'the last class must have no limits, so that every piece has a class',
        });
    }),
});

const tariff = z.strictObject({
  freeFrom: rupees.nullable().default(null),
  fees: z
    .array(z.strictObject({ upTo: limit, fee: rupees }))
    .min(1)
    .superRefine(rising),
});
const prefix = z
  .string("must be in quotes, such as '744'")
  .regex(/^[1-9]\d{1,5}$/, 'must be the first 2 to 6 digits of PIN codes, in quotes');

export const zonesSchema = z.strictObject({
  zones: z
    .array(
      z.strictObject({
        id: slug,
        name: text.max(60),
        band: z.enum(BANDS).nullable().default(null),
        prefixes: z.array(prefix).default([]),
        days,
        courier: tariff,
        van: tariff,
        surcharges: z.array(z.strictObject({ name: text.max(60), fee: rupees })).default([]),
      }),
    )
    .min(1)
    .superRefine(uniqueIds)
    .superRefine(
      unique(
        ({ prefixes }) => prefixes,
        (index) => [index, 'prefixes'],
      ),
    )
    .superRefine(
      unique(
        ({ band }) => (band ? [band] : []),
        (index) => [index, 'band'],
      ),
    ),
});

export const servicesSchema = z.strictObject({
  services: z
    .array(
      z.strictObject({
        id: slug,
        name: text.max(60),
        line: text.max(160),
        carriesIn: z.boolean().default(false),
        stairs: z
          .strictObject({ upTo: z.number().positive(), floors: z.int().min(0).max(99) })
          .nullable()
          .default(null),
        perPiece: z.record(slug, rupees),
      }),
    )
    .superRefine(uniqueIds)
    .default([]),
});

export const carriersSchema = z.strictObject({
  carriers: z
    .array(
      z.strictObject({
        id: slug,
        name: text.max(60),
        track: z
          .url({ protocol: /^https$/, error: 'must be an https address with {number}' })
          .refine((url) => url.includes('{number}'), 'must contain {number}, which stands for the number of the parcel')
          .nullable()
          .default(null),
      }),
    )
    .superRefine(uniqueIds)
    .default([]),
});

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const clock = z
  .string("must be a time in quotes, such as '09:00'")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as '09:00'");

export const windowsSchema = z.strictObject({
  daysAhead: z.int().min(1).max(120),
  cutOffHours: z.int().min(0).max(240),
  pickupDays: days,
  slots: z.array(
    z.strictObject({
      zones: z.array(slug).min(1),
      weekdays: z.array(z.enum(WEEKDAYS).transform((day) => WEEKDAYS.indexOf(day) + 1)).min(1),
      capacity: z.int().min(0).max(10_000),
      windows: z
        .array(
          z.strictObject({ id: slug, from: clock, to: clock }).refine(({ from, to }) => from < to, {
            message: 'must be before to',
            path: ['from'],
          }),
        )
        .min(1)
        .superRefine(uniqueIds),
    }),
  ),
});
