/** Front matter of options without variants. */
import { z } from 'zod';
import { SIDES } from '../core/configuration/model.ts';
import { LEAD } from '../core/delivery/constants.ts';
import { toMinor } from '../core/shop/money.ts';
import { majorPrice } from '../core/shop/price-shapes.ts';
import { picture, slug, text } from './content-parts.ts';

const DAYS_OF_WEEK = 7;

const HUNDREDTHS = 100;

/** Until 100 years of a fabric's use are counted, more rubs than any test does. */
const RUBS_MAX = 1_000_000;

const LEAD_TEXT = /^(\d{1,3}) (days?|weeks?)$/;

/** '10 days' or '6 weeks', as days. */
const lead = z
  .string()
  .regex(LEAD_TEXT, "must be days or weeks, such as '10 days' or '6 weeks'")
  .transform((words) => {
    const [, count = '', unit = ''] = LEAD_TEXT.exec(words) ?? [];
    return Number(count) * (unit.startsWith('week') ? DAYS_OF_WEEK : 1);
  })
  .refine((days) => days >= 1 && days <= LEAD.maxWeeks * DAYS_OF_WEEK, `must be 1 day to ${LEAD.maxWeeks} weeks`);

const AMOUNT = /^([+\-−])\s?₹\s?(\d[\d,]*)$/;

const PERCENT = /^([+\-−])\s?(\d{1,3}(?:\.\d{1,2})?)\s?%$/;

const signed = (sign: string | undefined, value: number) => (sign === '+' ? value : -value);

/** '+₹4,000' or '+6 %' (of the base price). */
const surcharge = z
  .string()
  .refine(
    (rule) => AMOUNT.test(rule) || PERCENT.test(rule),
    "must be an amount or a share, such as '+₹4,000' or '+6 %'",
  )
  .transform((rule) => {
    const [, sign, rupees = ''] = AMOUNT.exec(rule) ?? [];
    if (rupees) return { add: signed(sign, toMinor(Number(rupees.replaceAll(',', '')))), percent: 0 };
    const [, direction, share = '0'] = PERCENT.exec(rule) ?? [];
    return { add: 0, percent: signed(direction, Math.round(Number(share) * HUNDREDTHS)) };
  });

const PER_CM = /^\+\s?₹\s?(\d[\d,]*) per cm$/;

const perCm = z
  .string()
  .regex(PER_CM, "must be such as '+₹450 per cm'")
  .transform((rule) => toMinor(Number((PER_CM.exec(rule)?.[1] ?? '0').replaceAll(',', ''))));

/** Of a choice, or of all choices of a range. */
export const facts = {
  care: text.max(200).optional(),
  rubs: z.int().min(1).max(RUBS_MAX).optional(),
  price: surcharge.optional(),
  lead: lead.optional(),
  unavailable: text.max(200).optional(),
};

export const choice = z.strictObject({
  id: slug.max(24).optional(),
  name: text.max(60),
  swatch: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .optional(),
  /** Its cloth or wood from close up, relative to content/media. */
  texture: text.optional(),
  /** The piece in it. */
  picture: picture.optional(),
  ...facts,
});

const range = z.strictObject({ name: text.max(40), ...facts, choices: z.array(choice).min(1) });

const whole = z.int().min(1).max(9999);

const size = z.strictObject({
  from: whole,
  to: whole,
  step: whole,
  at: whole.optional(),
  price: perCm,
  side: z.enum(SIDES).optional(),
  kgPerCm: z.number().min(0).max(100).default(0),
});

export const option = z.strictObject({
  id: slug.max(16).optional(),
  name: text.max(40),
  choices: z.array(choice).min(1).optional(),
  /** Choices that share facts, such as all linens. */
  ranges: z.array(range).min(1).optional(),
  size: size.optional(),
});

const condition = z.union([z.array(slug).min(1), z.strictObject({ above: whole.optional(), below: whole.optional() })]);

const exclusion = z.strictObject({ when: z.record(slug, condition), because: text.max(200) });

export const configurationSchema = z.strictObject({
  /** Of a piece before surcharges; default: the product's price. */
  price: majorPrice.optional(),
  lead,
  options: z.array(option).min(1).max(8),
  exclusions: z.array(exclusion).max(100).default([]),
});

export type ConfigurationEntry = z.output<typeof configurationSchema>;
