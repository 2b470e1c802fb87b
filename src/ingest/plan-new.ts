/** Plans products that do not exist yet, from rows with a new slug. Pure. */

import { MERCHANT_COPY as SAY } from '../core/merchant/copy.ts';
import { PRODUCT_MESSAGES } from '../core/merchant/product-copy.ts';
import type { ProductState } from '../core/product/state.ts';
import type { Media } from '../media/media.ts';
import type { ProductEntry } from './content.ts';
import { FIELD_COLUMNS, readFlag } from './field-columns.ts';
import { planStores } from './import-stores.ts';
import type { Entry } from './markdown.ts';
import { newProduct } from './new-products.ts';
import type { PlannedRow, PlanSurroundings } from './plan-product.ts';
import { type Fault, PRODUCT_COLUMNS, type ProductRecord } from './product-file.ts';

export type CreatedProduct = {
  readonly entry: Entry<ProductEntry>;
  readonly state: ProductState;
  /** SKUs that are not offered. */
  readonly hidden: ReadonlySet<string>;
};

/** Not part of the plan: they name the row, or repeat its stock. */
const SILENT: ReadonlySet<string> = new Set(['sku', 'stockSeen', 'storesSeen']);

function rowOf({ line, cells }: ProductRecord, name: string): PlannedRow {
  const given = PRODUCT_COLUMNS.filter((column) => !SILENT.has(column) && cells[column] !== undefined);
  const changes = given.map((column) => ({ column, before: '', after: cells[column] as string }));
  return { line, sku: cells.sku as string, name, kind: 'create', changes };
}

export function planNew(records: readonly ProductRecord[], around: PlanSurroundings, media: Media | undefined) {
  const faults: Fault[] = [];
  const created: CreatedProduct[] = [];
  const ready: ProductRecord[] = [];
  for (const record of records) {
    const { sku, slug, stock, stockAdd, offered } = record.cells;
    const kept = planStores(record, { kept: [], stock: Number(stock) || 0, stores: around.stores, isNew: true });
    const bad = (column: string, message: string) => void faults.push({ line: record.line, column, message });
    const owner = around.ownerOf(sku as string);
    const flag = offered === undefined ? null : readFlag(offered);
    if (slug === undefined) bad('slug', 'A new variant needs the slug of its product.');
    else if (owner !== undefined) bad('sku', PRODUCT_MESSAGES.skuTaken(owner));
    else if (stockAdd !== undefined) bad('stockAdd', SAY.newStock);
    else if (kept.faults.length > 0) faults.push(...kept.faults);
    else if (flag && 'fault' in flag) bad('offered', flag.fault);
    else ready.push(record);
  }
  for (const [slug, rows] of Map.groupBy(ready, ({ cells }) => cells.slug as string)) {
    const made = newProduct(slug, rows, around.categories, media);
    const [first] = rows as [ProductRecord];
    const state = FIELD_COLUMNS.state.read(first.cells.state ?? 'shown');
    if ('fault' in state) faults.push({ line: first.line, column: 'state', message: state.fault });
    else if ('faults' in made) faults.push(...made.faults);
    else
      created.push({
        entry: made.entry,
        state: state.value as ProductState,
        hidden: new Set(
          rows.flatMap(({ cells }) => (/^(no|false|0)$/i.test(cells.offered ?? '') ? [cells.sku as string] : [])),
        ),
      });
  }
  const names = new Map(records.flatMap(({ cells }) => (cells.name ? [[cells.slug, cells.name] as const] : [])));
  const rows = records.map((record) => {
    const { slug, values } = record.cells;
    const name = [names.get(slug) ?? slug ?? '', ...(values ? values.split('|').map((one) => one.trim()) : [])];
    return rowOf(record, name.filter(Boolean).join(' · '));
  });
  return { created, rows, faults };
}
