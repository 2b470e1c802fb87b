/** The grid of variants in the product editor: one row for each combination of option values. Pure. */
import { type FormOption, type FormVariant, newKey } from './variant-form.ts';

/** 'Oak, Ash' becomes its values, without repetitions. */
export const valuesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** All combinations of the values of the options; one without values for no options. */
export function combinationsOf(options: readonly FormOption[]): string[][] {
  const lists = options.map(({ values }) => valuesOf(values)).filter((values) => values.length > 0);
  return lists.reduce<string[][]>((all, values) => all.flatMap((row) => values.map((value) => [...row, value])), [[]]);
}

const keyOf = (values: readonly string[]) => values.join('\n');
const codeOf = (values: readonly string[]) =>
  values
    .map(
      (value) =>
        value
          .normalize('NFKD')
          .replace(/[^A-Za-z0-9]/g, '')
          .slice(0, 3)
          .toUpperCase() || 'X',
    )
    .join('-');

/**
 * Returns the rows for these options. Rows keep what was entered for the same values; those of former options are found in earlier, so that
 * a value that is typed again has its row again. New rows take the offer of the first row and have no stock.
 */
export function gridOf(
  options: readonly FormOption[],
  rows: readonly FormVariant[],
  sku: string,
  earlier: readonly FormVariant[] = [],
): FormVariant[] {
  const known = new Map([...earlier, ...rows].map((row) => [keyOf(row.values), row]));
  const [first] = rows;
  const wanted = combinationsOf(options);
  const isOne = wanted.length === 1;
  return wanted.map((values) => {
    const found = known.get(keyOf(values));
    if (found) return found;
    // The only row stays the same variant when its first option gets a value.
    if (isOne && first) return { ...first, values };
    const code = codeOf(values);
    return {
      ...{ key: newKey(), id: null, values, seen: null, hidden: false, stock: '', picture: null },
      ...{ leadWeeks: first?.leadWeeks ?? '', arrivesOn: '' },
      sku: sku && code ? `${sku}-${code}` : '',
      price: first?.price ?? '',
      originalPrice: first?.originalPrice ?? '',
    };
  });
}

/** Gives variants without a picture that of the first one with the same value of an option. */
export function sharePictures(rows: readonly FormVariant[], option: number): FormVariant[] {
  const known = new Map<string | undefined, string>();
  for (const { values, picture } of rows) if (picture && !known.has(values[option])) known.set(values[option], picture);
  return rows.map((row) => ({ ...row, picture: row.picture ?? known.get(row.values[option]) ?? null }));
}
