/** A list of products as a file: one row for each piece that can be bought; prices in whole units of its currency. */
import { type CsvRecord, OpenQuoteError, readCsv } from './csv.ts';

/** What a row may say. Of several rows with one slug the first says what is true of the product. */
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
  /** The stock when the file was written. Without it, or when it differs from the stock now, stock cannot be set. */
  'stockSeen',
  /** Pieces that arrived, or left with a minus: added to whatever the stock is now. */
  'stockAdd',
  'width',
  'depth',
  'height',
  'weight',
  'materials',
  'colours',
  'care',
  'assemblyMinutes',
  'assemblyPeople',
  'isNew',
  'isFeatured',
  'madeToOrder',
  'createdAt',
  'pictures',
] as const;
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];
export type ProductRecord = { readonly line: number; readonly cells: Readonly<Partial<Record<ProductColumn, string>>> };

/** line is of the file, column '' where the fault is of the whole row. */
export type Fault = { readonly line: number; readonly column: string; readonly message: string };

/** Between values of one cell; between the name of an option and its values, and a picture and its description, a colon. */
export const SEPARATOR = '|';

export const splitCell = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((one) => one.trim())
    .filter(Boolean);

const isColumn = (name: string): name is ProductColumn => (PRODUCT_COLUMNS as readonly string[]).includes(name);

function readRecords(text: string): CsvRecord[] | Fault {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof OpenQuoteError) return { line: error.line, column: '', message: error.message };
    throw error;
  }
}

/** Reads a file; its first line names the columns, in any order, sku among them. Empty cells are left out. */
export function readProductFile(text: string): { records: ProductRecord[]; faults: Fault[] } {
  const read = readRecords(text);
  if (!Array.isArray(read)) return { records: [], faults: [read] };
  const [head, ...rows] = read;
  if (!head) return { records: [], faults: [{ line: 1, column: '', message: 'The file is empty.' }] };
  const names = head.cells.map((name) => name.trim());
  const faults: Fault[] = names
    .filter((name) => !isColumn(name))
    .map((name) => ({ line: head.line, column: name, message: 'This column is not known.' }));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) faults.push({ line: head.line, column: twice, message: 'This column stands twice.' });
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
