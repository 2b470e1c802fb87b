/** Checks selections, and describes the configuration of a valid one. Pure. */
import { CONFIGURATION_COPY as SAY } from './copy.ts';
import { isConfigured, selectionOf } from './key.ts';
import { type ConfigurationModel, choiceOf, exclusionOf, type Option, type Selection, sizeOf } from './model.ts';
import { configuredPrice } from './price.ts';

/** option: id of the option at fault; '' when it is the key as a whole. */
export type ConfigurationFault = { readonly option: string; readonly message: string };

/** A valid selection with what a quote needs of it. */
export type Configuration<Image = unknown> = {
  readonly selection: Selection;
  /** 'Flax linen / Natural oak / 220 cm', in the model's order. */
  readonly name: string;
  readonly price: number;
  /** Until it is made. */
  readonly days: number;
  readonly weeks: number;
  /** The piece in the first choice that has a picture, else the first texture; null: the product's. */
  readonly picture: Image | null;
};

export type Checked<Image> =
  | { readonly state: 'valid'; readonly configuration: Configuration<Image> }
  | { readonly state: 'faulty'; readonly faults: readonly ConfigurationFault[] };

const DAYS_OF_WEEK = 7;

function faultOf(option: Option, value: string | undefined): ConfigurationFault[] {
  const fault = (message: string) => [{ option: option.id, message }];
  if (option.kind === 'size') {
    if (sizeOf(option, value) !== null) return [];
    return fault(value === undefined ? SAY.missing(option.name) : SAY.noSize(option));
  }
  if (value === undefined) return fault(SAY.missing(option.name));
  const choice = choiceOf(option, value);
  if (!choice) return fault(SAY.noChoice(option.name, value));
  return choice.unavailable === null ? [] : fault(SAY.unavailable(choice.name, choice.unavailable));
}

/** The text of a value: a choice's name, or '220 cm'. */
export const valueName = (option: Option, value: string | undefined): string =>
  option.kind === 'size' ? SAY.centimetres(Number(value)) : (choiceOf(option, value)?.name ?? '');

/** Days until a selection is made: the longest of the model's and its choices'. */
export const daysOf = ({ days, options }: ConfigurationModel, selection: Selection): number =>
  Math.max(days, ...options.map((one) => (one.kind === 'choice' ? (choiceOf(one, selection[one.id])?.days ?? 0) : 0)));

function describe<Image>(model: ConfigurationModel<Image>, selection: Selection): Configuration<Image> {
  const days = daysOf(model, selection);
  const chosen = model.options.flatMap((one) =>
    one.kind === 'choice' ? (choiceOf(one, selection[one.id]) ?? []) : [],
  );
  const pictures = [...chosen.map(({ picture }) => picture), ...chosen.map(({ texture }) => texture)];
  return {
    selection,
    name: model.options.map((one) => valueName(one, selection[one.id])).join(' / '),
    price: configuredPrice(model, selection),
    days,
    weeks: Math.ceil(days / DAYS_OF_WEEK),
    picture: pictures.find((picture) => picture !== null) ?? null,
  };
}

/** Checks a selection: every option once, values that exist and can be had, and no exclusion. */
export function checkSelection<Image>(model: ConfigurationModel<Image>, selection: Selection): Checked<Image> {
  const unknown = Object.keys(selection)
    .filter((id) => !model.options.some((option) => option.id === id))
    .map((option) => ({ option, message: SAY.noOption(option, model.options.map(({ id }) => id).join(', ')) }));
  const faults = [...unknown, ...model.options.flatMap((option) => faultOf(option, selection[option.id]))];
  if (faults.length > 0) return { state: 'faulty', faults };
  const excluded = exclusionOf(model, selection);
  if (!excluded) return { state: 'valid', configuration: describe(model, selection) };
  const [option = ''] = Object.keys(excluded.when);
  return { state: 'faulty', faults: [{ option, message: excluded.reason }] };
}

/** Checks a key, which must be canonical. */
export function checkKey<Image>(model: ConfigurationModel<Image>, key: string): Checked<Image> {
  const selection = isConfigured(key) ? null : selectionOf(key);
  return selection
    ? checkSelection(model, selection)
    : { state: 'faulty', faults: [{ option: '', message: SAY.badKey }] };
}

/** Why a value cannot be chosen with the rest of a selection; '' when it can. */
export function refusalOf(model: ConfigurationModel, selection: Selection, option: Option, value: string): string {
  const [fault] = faultOf(option, value);
  if (fault) return option.kind === 'choice' ? (choiceOf(option, value)?.unavailable ?? fault.message) : fault.message;
  return exclusionOf(model, { ...selection, [option.id]: value })?.reason ?? '';
}

/** Values that are tried first for an option: its size of the base price, its first choices. */
const firstValues = (option: Option): string[] =>
  option.kind === 'size' ? [String(option.at)] : option.choices.map(({ id }) => id);

/** The selection shown first: of each option the first value that can be had with those before; null when there is none. */
export function firstSelection(model: ConfigurationModel): Selection | null {
  const search = (left: readonly Option[], selection: Selection): Selection | null => {
    const [option, ...others] = left;
    if (!option) return selection;
    for (const value of firstValues(option)) {
      if (refusalOf(model, selection, option, value)) continue;
      const found = search(others, { ...selection, [option.id]: value });
      if (found) return found;
    }
    return null;
  };
  return search(model.options, {});
}
