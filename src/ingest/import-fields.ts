/** Columns of a product file that set fields of a product: how a cell is read, written and applied. Pure. */
import { stripHtml } from '../core/shop/html.ts';
import {
  FIELD_COLUMN_NAMES,
  FIELD_COLUMNS,
  type FieldColumn,
  type FieldColumnName,
  type ImportedFields,
  type Read,
} from './field-columns.ts';
import { renderMarkdown } from './html.ts';

const valueAt = (product: ImportedFields, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], product);

/** The cell of a field as an export writes it. */
export function fieldCell(product: ImportedFields, name: FieldColumnName): string {
  const { path, write }: FieldColumn = FIELD_COLUMNS[name];
  return write(valueAt(product, path) as never);
}

/** True when a cell says what is stored. Exports of earlier releases had the description without its Markdown. */
export function isStoredCell(product: ImportedFields, name: FieldColumnName, cell: string): boolean {
  const stored = fieldCell(product, name);
  if (cell === stored) return true;
  if (name === 'description') return cell === stripHtml(renderMarkdown(stored)).trim();
  const read: ReturnType<Read> = FIELD_COLUMNS[name].read(cell);
  return 'value' in read && (FIELD_COLUMNS[name].write as (value: unknown) => string)(read.value) === stored;
}

/** The product with another value in a field. */
export function withField<Product extends ImportedFields>(product: Product, name: FieldColumnName, value: unknown) {
  const [field, inner] = FIELD_COLUMNS[name].path as readonly [keyof ImportedFields, string?];
  const next = inner === undefined ? value : { ...(product[field] as object), [inner]: value };
  return { ...product, [field]: next } as Product;
}

const COLUMN_OF = new Map(FIELD_COLUMN_NAMES.map((name) => [FIELD_COLUMNS[name].path.join('.'), name as string]));

/** The column of a field of a draft or of a file's front matter, such as dimensions.width. */
export const columnOf = (field: string): string => COLUMN_OF.get(field) ?? field.split('.')[0] ?? '';
