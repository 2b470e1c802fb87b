/** What a product page says about a configuration model before anything of it is loaded. */
import type { Picture } from '../images/picture.ts';
import { formatMoney } from '../shop/money.ts';
import { checkSelection, firstSelection } from './configure.ts';
import { CHOOSER_COPY as SAY } from './copy.ts';
import type { ChoiceOption, ConfigurationModel, Option } from './model.ts';
import { configuredPrice } from './price.ts';

/** How many colours a panel shows. */
const COLOURS = 7;

export type ConfigurationSummary = {
  /** '24 fabrics, 4 legs and 3 seats'. */
  readonly line: string;
  /** 'From ₹81,900, made in 6 weeks'. */
  readonly from: string;
  /** 'Choose fabric, legs and seat'. */
  readonly open: string;
  /** Colours of the first option, one of each group first. */
  readonly colours: readonly string[];
};

const countOf = (option: Option) =>
  option.kind === 'size'
    ? SAY.sizes(option.name, option.from, option.to)
    : SAY.count(option.choices.length, option.name);

/** Colours spread over the choices. */
function coloursOf({ choices }: ChoiceOption): string[] {
  const all = choices.flatMap(({ swatch }) => swatch ?? []);
  const step = Math.max(1, all.length / COLOURS);
  return Array.from({ length: Math.min(COLOURS, all.length) }, (_, at) => all[Math.floor(at * step)] as string);
}

/** The lowest price of a configuration that changes one value of the first one. */
function leastOf(model: ConfigurationModel<Picture>): number {
  const first = firstSelection(model) ?? {};
  const prices = model.options.flatMap((option) => {
    const values = option.kind === 'size' ? [option.from] : option.choices.map(({ id }) => id);
    return values.flatMap((value) => {
      const selection = { ...first, [option.id]: String(value) };
      return checkSelection(model, selection).state === 'valid' ? [configuredPrice(model, selection)] : [];
    });
  });
  return Math.min(...prices);
}

export function summaryOf(model: ConfigurationModel<Picture>): ConfigurationSummary {
  const [first] = model.options.filter((option) => option.kind === 'choice');
  return {
    line: SAY.line(model.options.map(countOf)),
    from: SAY.from(formatMoney({ amount: leastOf(model), currency: 'INR' }), SAY.days(model.days)),
    open: SAY.open(model.options.map(({ name }) => name)),
    colours: first ? coloursOf(first) : [],
  };
}
