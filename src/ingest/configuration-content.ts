/** Schema of `configuration` in a product's front matter: options without rows, priced by rules. Prices are whole rupees. */
import { z } from 'zod';
import { firstSelection } from '../core/configuration/configure.ts';
import { CONFIGURED_SKU_MAX, configuredSku, sampleSku } from '../core/configuration/key.ts';
import {
  type Choice,
  type Condition,
  type ConfigurationModel,
  type Option,
  SIDES,
  sizeOf,
} from '../core/configuration/model.ts';
import { leastPrice } from '../core/configuration/price.ts';
import { LEAD } from '../core/delivery/constants.ts';
import { slugify } from '../core/product/reader.ts';
import { toMinor } from '../core/shop/money.ts';
import { majorPrice } from '../core/shop/price-shapes.ts';
import { type ContentPicture, picture, slug, text } from './content-parts.ts';

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
const facts = {
  care: text.max(200).optional(),
  rubs: z.int().min(1).max(RUBS_MAX).optional(),
  price: surcharge.optional(),
  lead: lead.optional(),
  unavailable: text.max(200).optional(),
};

const choice = z.strictObject({
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

const option = z.strictObject({
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

type Facts = z.output<z.ZodObject<typeof facts>>;

function choiceModel(entry: z.output<typeof choice>, group: string, shared: Facts): Choice<ContentPicture> {
  const { id = slugify(entry.name), name, swatch = null, picture: own = null } = entry;
  const texture = entry.texture === undefined ? null : { file: entry.texture, alt: name };
  const { care = '', rubs = null, price, lead: days = 0, unavailable = null } = { ...shared, ...defined(entry) };
  const { add, percent } = price ?? { add: 0, percent: 0 };
  return { id, name, group, swatch, texture, picture: own, care, rubs, add, percent, days, unavailable };
}

const defined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

function optionModel(entry: z.output<typeof option>): Option<ContentPicture> {
  const { id = slugify(entry.name), name } = entry;
  if (entry.size) {
    const { from, to, step, at = from, price, side = null, kgPerCm } = entry.size;
    return { kind: 'size', id, name, from, to, step, at, perCm: price, side, kgPerCm };
  }
  const single = (entry.choices ?? []).map((one) => choiceModel(one, '', {}));
  const ranged = (entry.ranges ?? []).flatMap(({ name: group, choices, ...shared }) =>
    choices.map((one) => choiceModel(one, group, shared)),
  );
  return { kind: 'choice', id, name, choices: [...single, ...ranged] };
}

/** The model of a product's configuration. price: the product's, in whole rupees. */
export const modelOfEntry = (entry: ConfigurationEntry, price: number): ConfigurationModel<ContentPicture> => ({
  price: toMinor(entry.price ?? price),
  days: entry.lead,
  options: entry.options.map(optionModel),
  exclusions: entry.exclusions.map(({ when, because }) => ({
    when: when as Record<string, Condition>,
    reason: because,
  })),
});

type Fault = { readonly path: (string | number)[]; readonly message: string };

function twice(ids: readonly string[]): string | undefined {
  return ids.find((id, index) => ids.indexOf(id) !== index);
}

function optionFaults(option: Option, entry: ConfigurationEntry['options'][number], row: number): Fault[] {
  const path = ['options', row];
  const given = [entry.choices ?? entry.ranges, entry.size].filter((one) => one !== undefined);
  if (given.length !== 1) return [{ path, message: `'${entry.name}' needs choices or ranges, or a size` }];
  if (option.kind === 'choice') {
    const double = twice(option.choices.map(({ id }) => id));
    return double ? [{ path, message: `'${double}' is listed twice: give one of them an id of its own` }] : [];
  }
  const { from, to, step, at } = option;
  if (to <= from || (to - from) % step !== 0)
    return [{ path: [...path, 'size', 'to'], message: `must be ${from} and some steps of ${step}` }];
  if (sizeOf(option, String(at)) === null)
    return [{ path: [...path, 'size', 'at'], message: `must be ${from} to ${to} in steps of ${step}` }];
  return [];
}

function exclusionFaults({ options, exclusions }: ConfigurationModel): Fault[] {
  return exclusions.flatMap(({ when }, row) =>
    Object.entries(when).flatMap(([id, condition]): Fault[] => {
      const path = ['exclusions', row, 'when', id];
      const found = options.find((one) => one.id === id);
      if (!found) return [{ path, message: `is no option: ${options.map((one) => one.id).join(', ')}` }];
      if ('includes' in condition === (found.kind === 'size'))
        return [{ path, message: found.kind === 'size' ? 'needs above or below' : 'needs a list of choices' }];
      if (found.kind === 'size' || !('includes' in condition)) return [];
      const strange = condition.find((value) => !found.choices.some((one) => one.id === value));
      return strange ? [{ path, message: `'${strange}' is no choice of ${found.name}` }] : [];
    }),
  );
}

const longest = (options: readonly Option[]) =>
  Object.fromEntries(
    options.map((one) => [
      one.id,
      one.kind === 'size'
        ? String(one.to)
        : one.choices.map(({ id }) => id).reduce((a, b) => (b.length > a.length ? b : a)),
    ]),
  );

/** Faults of a configuration that its fields do not show by themselves. */
export function configurationFaults(
  entry: ConfigurationEntry,
  { sku, price, currency }: { readonly sku: string; readonly price: number; readonly currency: string },
): Fault[] {
  const model = modelOfEntry(entry, price);
  if (currency !== 'INR')
    return [{ path: ['price'], message: 'must be in INR: a product with options has currency INR' }];
  const double = twice(model.options.map(({ id }) => id));
  const faults = [
    ...(double ? [{ path: ['options'], message: `'${double}' is listed twice` }] : []),
    ...model.options.flatMap((one, row) =>
      optionFaults(one, entry.options[row] as ConfigurationEntry['options'][number], row),
    ),
    ...exclusionFaults(model),
  ];
  if (faults.length > 0) return faults;
  const values = longest(model.options);
  const samples = model.options
    .filter((one) => one.kind === 'choice' && one.choices.some(({ texture }) => texture))
    .map(({ id }) => sampleSku({ base: sku, option: id, choice: values[id] ?? '' }));
  const most = Math.max(...[configuredSku(sku, values), ...samples].map(({ length }) => length));
  if (most > CONFIGURED_SKU_MAX)
    return [
      { path: ['options'], message: `ids are too long: ${most} characters together, at most ${CONFIGURED_SKU_MAX}` },
    ];
  if (leastPrice(model) < toMinor(1))
    return [{ path: ['price'], message: 'a choice makes the piece cost less than ₹1' }];
  if (!firstSelection(model)) return [{ path: ['exclusions'], message: 'leave nothing that can be ordered' }];
  return [];
}
