/** Creates products from import rows, validated by the same schema as Markdown files. */
import type { z } from 'zod';
import type { Media } from '../media/media.ts';
import { type ProductEntry, productSchema } from './content.ts';
import { FIELD_COLUMNS, isNo } from './field-columns.ts';
import { columnOf } from './import-fields.ts';
import { readStoresCell } from './import-stores.ts';
import type { Entry } from './markdown.ts';
import { type Fault, type ProductRecord, splitCell } from './product-file.ts';

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text.replaceAll(',', '')));
const flag = (text: string | undefined) => (text === undefined ? undefined : /^(yes|true|1)$/i.test(text));
const orNone = (value: number | undefined) => (value === 0 ? undefined : value);

/** 'Colour: Olive, Clay | Size: Small' */
const options = (text = '') =>
  splitCell(text).map((one) => {
    const [name = '', values = ''] = one.split(/:(.*)/s);
    const named = values.split(',').map((value) => ({ name: value.trim() }));
    return { name: name.trim(), values: named.filter((value) => value.name !== '') };
  });

/** 'products/lamp.webp: A brass lamp' */
const pictures = (text = '') =>
  splitCell(text).map((one) => {
    const [file = '', alt = ''] = one.split(/:(.*)/s);
    return { file: file.trim(), alt: alt.trim() };
  });

const lead = ({ leadWeeks, arrivesOn }: ProductRecord['cells']) => ({
  ...(orNone(number(leadWeeks)) !== undefined && { leadWeeks: number(leadWeeks) }),
  ...(arrivesOn !== undefined && !isNo(arrivesOn) && { arrivesOn }),
});

/** A cell that cannot be read is left to the schema, which names it. */
function packed({ packed: text }: ProductRecord['cells']) {
  const read = text === undefined ? { value: null } : FIELD_COLUMNS.packed.read(text);
  return 'value' in read ? (read.value ?? undefined) : text;
}

/** Pieces in stores; a cell that cannot be read is left to the schema, which names it. */
const stores = ({ stores: text }: ProductRecord['cells']) => {
  const read = text === undefined ? undefined : readStoresCell(text);
  return read === null ? { stores: text } : read && { stores: Object.fromEntries(read) };
};

const offer = ({ price, originalPrice }: ProductRecord['cells']) => ({
  price: number(price),
  ...(orNone(number(originalPrice)) !== undefined && { originalPrice: number(originalPrice) }),
});

function draft(rows: readonly ProductRecord[]) {
  const { cells } = rows[0] as ProductRecord;
  const chosen = options(cells.options);
  const given = {
    name: cells.name,
    sku: cells.sku,
    brand: cells.brand,
    category: cells.category,
    type: cells.type,
    short: cells.short,
    ...offer(cells),
    currency: cells.currency,
    ...(chosen.length > 0
      ? {
          options: chosen,
          variants: rows.map(({ cells: row }) => ({
            sku: row.sku,
            values: splitCell(row.values ?? ''),
            ...offer(row),
            stock: number(row.stock),
            ...stores(row),
            ...lead(row),
          })),
        }
      : { stock: number(cells.stock), ...stores(cells), ...lead(cells) }),
    dimensions: { width: number(cells.width), depth: number(cells.depth), height: number(cells.height) },
    weight: number(cells.weight),
    packed: packed(cells),
    materials: splitCell(cells.materials ?? ''),
    colours: splitCell(cells.colours ?? ''),
    care: cells.care,
    includes: cells.includes,
    assembly: { minutes: number(cells.assemblyMinutes), people: number(cells.assemblyPeople) },
    isNew: flag(cells.isNew),
    isFeatured: flag(cells.isFeatured),
    madeToOrder: flag(cells.madeToOrder),
    createdAt: cells.createdAt ?? new Date().toISOString().slice(0, 10),
    pictures: pictures(cells.pictures),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Maps a schema issue to its line and column in the file. */
function place(issue: z.core.$ZodIssue, rows: readonly ProductRecord[]): Fault {
  const [first, second, third] = issue.path.map(String);
  const row = first === 'variants' && second !== undefined ? rows[Number(second)] : rows[0];
  const name = first === 'variants' ? (third ?? 'values') : columnOf(issue.path.join('.'));
  const missing = issue.code === 'invalid_type' && issue.message.includes('undefined');
  return {
    line: row?.line ?? 1,
    column: name,
    message: missing ? 'Required for a new product.' : `It ${issue.message}.`,
  };
}

export type NewProduct = { readonly entry: Entry<ProductEntry> } | { readonly faults: Fault[] };

/** Builds one product from its rows. known: slugs of existing categories. */
export function newProduct(
  slug: string,
  rows: readonly ProductRecord[],
  known: ReadonlySet<string>,
  media: Media | undefined,
): NewProduct {
  const line = rows[0]?.line ?? 1;
  const faults: Fault[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    faults.push({ line, column: 'slug', message: 'A slug consists of lower case letters, digits and hyphens.' });
  const parsed = productSchema.safeParse(draft(rows));
  if (!parsed.success) return { faults: [...faults, ...parsed.error.issues.map((issue) => place(issue, rows))] };
  const { data } = parsed;
  if (rows.length > 1 && data.options.length === 0)
    faults.push({
      line: rows[1]?.line ?? line,
      column: 'options',
      message: 'Several variants need options that distinguish them.',
    });
  if (!known.has(data.category))
    faults.push({ line, column: 'category', message: `There is no category '${data.category}'.` });
  for (const { file } of data.pictures)
    if (!media?.byFile(file)) faults.push({ line, column: 'pictures', message: `There is no image '${file}'.` });
  const body = rows[0]?.cells.description ?? '';
  const at = (...path: (string | number)[]) => `line ${line}: ${path.join('.')}`;
  return faults.length > 0 ? { faults } : { entry: { slug, file: at(), data, body, bodyLine: line, at } };
}
