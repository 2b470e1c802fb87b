/** Columns of the product file for fields of a product. */
import type { EditedProduct } from '../core/merchant/edited-product-shapes.ts';
import { PRODUCT_STATES, type ProductState } from '../core/product/state.ts';
import { SEPARATOR, splitCell } from './product-file.ts';

/** The part of a product that a file sets. */
export type ImportedFields = Pick<
  EditedProduct,
  | 'name'
  | 'brand'
  | 'category'
  | 'type'
  | 'short'
  | 'description'
  | 'dimensions'
  | 'weight'
  | 'packed'
  | 'materials'
  | 'colours'
  | 'care'
  | 'includes'
  | 'assembly'
  | 'isNew'
  | 'isFeatured'
  | 'madeToOrder'
  | 'state'
>;

/** Returns the value of a cell, or a message that says what is wrong. */
export type Read = (text: string) => { readonly value: unknown } | { readonly fault: string };

export type FieldColumn = {
  /** Place in the product; its first part is the field's name. */
  readonly path: readonly [keyof ImportedFields, ...string[]];
  readonly read: Read;
  readonly write: (value: never) => string;
};

const NUMBER = /^\d{1,9}(\.\d{1,3})?$/;

const WHOLE = /^\d{1,9}$/;

const YES = /^(yes|true|1)$/i;

const NO = /^(no|false|0)$/i;

const isState = (text: string): text is ProductState => (PRODUCT_STATES as readonly string[]).includes(text);

export const isNo = (text: string): boolean => NO.test(text);

/** yes or no. */
export const readFlag = (text: string): { readonly value: boolean } | { readonly fault: string } =>
  YES.test(text) || NO.test(text) ? { value: YES.test(text) } : { fault: `'${text}' must be yes or no.` };

export const writeFlag = (value: boolean): string => (value ? 'yes' : 'no');

export const joined = (values: readonly string[]): string => values.join(` ${SEPARATOR} `);

const numberColumn = (pattern: RegExp, path: FieldColumn['path']): FieldColumn => ({
  path,
  read: (text) => {
    const bare = text.replaceAll(',', '');
    return pattern.test(bare) ? { value: Number(bare) } : { fault: `'${text}' is not a number, such as 12.` };
  },
  write: (value: number) => String(value),
});

const textColumn = (name: keyof ImportedFields): FieldColumn => ({
  path: [name],
  read: (value) => ({ value }),
  write: (value: string) => value.replace(/\r\n?/g, '\n').trim(),
});

const listColumn = (name: keyof ImportedFields): FieldColumn => ({
  path: [name],
  read: (text) => ({ value: splitCell(text) }),
  write: joined,
});

const flagColumn = (name: keyof ImportedFields): FieldColumn => ({ path: [name], read: readFlag, write: writeFlag });

const PACKED = /^([\d.]+) *[x×] *([\d.]+) *[x×] *([\d.]+) *(?:cm)?, *([\d.]+) *(?:kg)?$/i;

/** '45 x 35 x 20, 2.8': width, depth and height in cm, weight in kg. no: it travels as it stands. */
function readPacked(text: string): ReturnType<Read> {
  if (isNo(text)) return { value: null };
  const [, ...parts] = PACKED.exec(text) ?? [];
  if (parts.length !== 4 || parts.some((part) => !NUMBER.test(part) || Number(part) === 0))
    return { fault: `'${text}' is not a box such as 45 x 35 x 20, 2.8 (cm and kg), or no.` };
  const [width, depth, height, weight] = parts.map(Number);
  return { value: { width, depth, height, weight } };
}

const writePacked = (packed: ImportedFields['packed']): string =>
  packed ? `${packed.width} x ${packed.depth} x ${packed.height}, ${packed.weight}` : '';

function readState(text: string): ReturnType<Read> {
  const state = text.toLowerCase();
  if (state === 'scheduled') return { fault: 'Schedule a product in the back office: it needs a moment.' };
  return isState(state) ? { value: state } : { fault: `'${text}' must be draft, shown, hidden or deleted.` };
}

export const FIELD_COLUMNS = {
  name: textColumn('name'),
  brand: textColumn('brand'),
  category: textColumn('category'),
  type: textColumn('type'),
  short: textColumn('short'),
  description: textColumn('description'),
  width: numberColumn(NUMBER, ['dimensions', 'width']),
  depth: numberColumn(NUMBER, ['dimensions', 'depth']),
  height: numberColumn(NUMBER, ['dimensions', 'height']),
  weight: numberColumn(NUMBER, ['weight']),
  packed: { path: ['packed'], read: readPacked, write: writePacked },
  materials: listColumn('materials'),
  colours: listColumn('colours'),
  care: textColumn('care'),
  includes: textColumn('includes'),
  assemblyMinutes: numberColumn(WHOLE, ['assembly', 'minutes']),
  assemblyPeople: numberColumn(WHOLE, ['assembly', 'people']),
  isNew: flagColumn('isNew'),
  isFeatured: flagColumn('isFeatured'),
  madeToOrder: flagColumn('madeToOrder'),
  state: { path: ['state'], read: readState, write: (value: string) => value },
} as const satisfies Record<string, FieldColumn>;

export type FieldColumnName = keyof typeof FIELD_COLUMNS;

export const FIELD_COLUMN_NAMES = Object.keys(FIELD_COLUMNS) as FieldColumnName[];
