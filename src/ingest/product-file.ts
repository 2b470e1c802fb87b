/** Product lists as CSV: one row per variant; prices in whole units of their currency. */
import { type CsvRecord, OpenQuoteError, readCsv } from './csv.ts';

/** Columns. Of several rows with one slug, the first sets the product's fields. */
export const PRODUCT_COLUMNS = [
  'slug',
  'name',
  'brand',
  'category',
  'type',
  'short',
  'description',
  'currency',
  'options',
  'sku',
  'values',
  'price',
  'originalPrice',
  'stock',
  /** Stock at the time of export. Required to set stock; a mismatch with the current stock is an error. */
  'stockSeen',
  /** Change of the stock, relative to its current value. */
  'stockAdd',
  /** How many of the stock stand in which store: 'pune: 3 | bengaluru: 1'; no: none. */
  'stores',
  /** The same at the time of export. Required to set stores; a mismatch with the current numbers is an error. */
  'storesSeen',
  /** Made within this many weeks after the order; 0: not made to order. */
  'leadWeeks',
  /** The day on which the stock arrives, such as 2026-12-20; no: it is there. */
  'arrivesOn',
  'width',
  'depth',
  'height',
  'weight',
  /** The box of a piece that travels folded, rolled or in parts: '45 x 35 x 20, 2.8' in cm and kg; no: as it stands. */
  'packed',
  'materials',
  'colours',
  'care',
  'includes',
  'assemblyMinutes',
  'assemblyPeople',
  'isNew',
  'isFeatured',
  'madeToOrder',
  'createdAt',
  'pictures',
  /** Of the product: draft, shown, hidden or deleted. */
  'state',
  /** Of the variant: no takes it out of the shop. */
  'offered',
] as const;
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];
export type ProductRecord = { readonly line: number; readonly cells: Readonly<Partial<Record<ProductColumn, string>>> };

/** line is the file's; column is '' when the whole row is at fault. */
export type Fault = { readonly line: number; readonly column: string; readonly message: string };

/**
 * Separates values in a cell. A colon separates an option's name from its values and a picture from its description.
 */
export const SEPARATOR = '|';

export const splitCell = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((one) => one.trim())
    .filter(Boolean);

const isColumn = (name: string): name is ProductColumn => (PRODUCT_COLUMNS as readonly string[]).includes(name);

/** Parses CSV; an unclosed quote is returned as the fault of its line, a null character as that of the file. */
function readRecords(text: string): CsvRecord[] | Fault {
  if (text.includes('\0')) return { line: 1, column: '', message: 'The file is not text: save it as CSV, UTF-8.' };
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof OpenQuoteError) return { line: error.line, column: '', message: error.message };
    throw error;
  }
}

/** Parses a file. Its first line names the columns, in any order, sku required. Empty cells are left out. */
export function readProductFile(text: string): { records: ProductRecord[]; faults: Fault[] } {
  const read = readRecords(text);
  if (!Array.isArray(read)) return { records: [], faults: [read] };
  const [head, ...rows] = read;
  if (!head) return { records: [], faults: [{ line: 1, column: '', message: 'The file is empty.' }] };
  const names = head.cells.map((name) => name.trim());
  const faults: Fault[] = names
    .filter((name) => !isColumn(name))
    .map((name) => ({ line: head.line, column: name, message: 'This column is not known.' }));
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined)
    faults.push({ line: head.line, column: duplicate, message: 'This column stands twice.' });
  if (!names.includes('sku')) faults.push({ line: head.line, column: 'sku', message: 'This column is missing.' });
  if (faults.length > 0) return { records: [], faults };
  const records = rows.map(({ line, cells }) => {
    if (cells.length > names.length)
      faults.push({ line, column: '', message: 'The row has more cells than the first line.' });
    const named = names.map((name, index) => [name, (cells[index] ?? '').trim()] as const);
    return { line, cells: Object.fromEntries(named.filter(([, value]) => value !== '')) };
  });
  const first = new Map<string, number>();
  for (const { line, cells } of records) {
    const sku = (cells as ProductRecord['cells']).sku;
    if (!sku) faults.push({ line, column: 'sku', message: 'A row needs the SKU of its piece.' });
    else if (first.has(sku))
      faults.push({ line, column: 'sku', message: `${sku} stands on line ${first.get(sku)} too.` });
    else first.set(sku, line);
  }
  return { records, faults };
}
