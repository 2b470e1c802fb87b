/**
 * Keys of configurations: 'fabric.oat_legs.brass', options in ascending order, all characters as they are in addresses.
 * A configured piece has the SKU of its product, '~', and the key: TAM-SOF-3~fabric.oat_legs.brass.
 * A sample of a choice has 'sample.', the option and the choice in place of the key: TAM-SOF-3~sample.fabric.oat. A part of a key
 * has one '.', a sample two, so that none is taken for the other.
 */
import type { Selection } from './model.ts';

const BETWEEN = '_';
const OF = '.';
const MARK = '~';
const SAMPLE = `sample${OF}`;

/** Longest SKU with its key: what carts, quotes and orders accept. */
export const CONFIGURED_SKU_MAX = 120;

const PART = /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The canonical key: one for each selection, whatever the order of its options. */
export const keyOf = (selection: Selection): string =>
  Object.entries(selection)
    .map((pair) => pair.join(OF))
    .sort()
    .join(BETWEEN);

/** Returns the selection of a canonical key; null for any other text. */
export function selectionOf(key: string): Selection | null {
  const parts = key.split(BETWEEN);
  if (!parts.every((part) => PART.test(part))) return null;
  const selection = Object.fromEntries(parts.map((part) => part.split(OF) as [string, string]));
  return keyOf(selection) === key ? selection : null;
}

export const configuredSku = (sku: string, selection: Selection): string => `${sku}${MARK}${keyOf(selection)}`;

/** Whether a SKU is a configured piece's, whose key may be invalid. SKUs of variants have no '~'. */
export const isConfigured = (sku: string): boolean => sku.includes(MARK) && !isSample(sku);

/** What papers and lists show: the product's SKU, as the choices stand beside it in words; of a sample what it is of, 'fabric.oat'. */
export function shownSku(sku: string): string {
  const sample = readSample(sku);
  return sample ? [sample.option, sample.choice].join(OF) : splitSku(sku).base;
}

/** The product's SKU and the key of a configured piece's SKU; the key of others is ''. */
export function splitSku(sku: string): { readonly base: string; readonly key: string } {
  const [base = '', ...key] = sku.split(MARK);
  return { base, key: key.join(MARK) };
}

/** The choice that a sample is of; base: the SKU of the product. */
export type SampledChoice = { readonly base: string; readonly option: string; readonly choice: string };

export const sampleSku = ({ base, option, choice }: SampledChoice): string =>
  `${base}${MARK}${SAMPLE}${[option, choice].join(OF)}`;

/** Returns what a SKU is a sample of, whether or not it exists; null for any other SKU. */
export function readSample(sku: string): SampledChoice | null {
  const { base, key } = splitSku(sku);
  const part = key.slice(SAMPLE.length);
  if (!base || !key.startsWith(SAMPLE) || !PART.test(part)) return null;
  const [option = '', choice = ''] = part.split(OF);
  return { base, option, choice };
}

export const isSample = (sku: string): boolean => readSample(sku) !== null;
