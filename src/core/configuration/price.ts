/** The price of a configuration. configured_price() of the database applies the same rules when an order is placed. */
import { type ConfigurationModel, choiceOf, type Selection, sizeOf } from './model.ts';

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000;
/** Prices are whole rupees, as in the catalogue. */
const MINOR_PER_MAJOR = 100;
const UNIT = WHOLE * MINOR_PER_MAJOR;

/** One part of a price before rounding, in hundredths of a percent of a minor unit. */
type Part = { readonly add: number; readonly percent: number };

function partOf(option: ConfigurationModel['options'][number], value: string | undefined): Part {
  if (option.kind === 'choice') return choiceOf(option, value) ?? { add: 0, percent: 0 };
  return { add: ((sizeOf(option, value) ?? option.at) - option.at) * option.perCm, percent: 0 };
}

/** Sums amounts and percentages of the base price exactly, then rounds once, half up, to whole rupees. */
function rounded(price: number, parts: readonly Part[]): number {
  const exact = parts.reduce((sum, { add, percent }) => sum + add * WHOLE + price * percent, price * WHOLE);
  const up = exact + UNIT / 2;
  return ((up - (((up % UNIT) + UNIT) % UNIT)) / UNIT) * MINOR_PER_MAJOR;
}

/** Price of a valid selection in minor units. */
export const configuredPrice = ({ price, options }: ConfigurationModel, selection: Selection): number =>
  rounded(
    price,
    options.map((option) => partOf(option, selection[option.id])),
  );

/** What one value adds to the price by itself, rounded as prices are, in minor units; for texts such as '+₹4,000'. */
export function surcharge({ price, options }: ConfigurationModel, option: string, value: string): number {
  const found = options.find(({ id }) => id === option);
  return found ? rounded(price, [partOf(found, value)]) - rounded(price, []) : 0;
}

const leastOf = (option: ConfigurationModel['options'][number], price: number): number =>
  option.kind === 'choice'
    ? Math.min(...option.choices.map(({ add, percent }) => add * WHOLE + price * percent))
    : Math.min((option.from - option.at) * option.perCm, (option.to - option.at) * option.perCm) * WHOLE;

/** A lower bound of the prices of all configurations, in minor units. */
export const leastPrice = ({ price, options }: ConfigurationModel): number =>
  Math.floor(options.reduce((sum, option) => sum + leastOf(option, price), price * WHOLE) / WHOLE);
