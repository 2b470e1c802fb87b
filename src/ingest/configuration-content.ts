/** Converts `configuration` of a product's front matter to the model of options without rows, priced by rules. Prices are whole rupees. */
import type { z } from 'zod';
import type { Choice, Condition, ConfigurationModel, Option } from '../core/configuration/model.ts';
import { slugify } from '../core/product/reader.ts';
import { toMinor } from '../core/shop/money.ts';
import type { ConfigurationEntry, choice, facts, option } from './configuration-schema.ts';
import type { ContentPicture } from './content-parts.ts';

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
