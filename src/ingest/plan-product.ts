/** Plans the rows of one known product: its fields, the offers of its variants, and new variants. Pure. */

import type { EditedProduct } from '../core/merchant/edited-product-shapes.ts';
import type { RowKind } from '../core/merchant/import-plan.ts';
import { draftShape, type ProductDraft } from '../core/merchant/product-shapes.ts';
import { mayBeIncomplete, type ProductState } from '../core/product/state.ts';
import type { StoredEdited } from '../db/catalogue/edited-product.ts';
import type { KeptPieces } from '../db/catalogue/store-stock.ts';
import { columnOf } from './import-fields.ts';
import { type CellChange, type Offer, offerChanges, readOffer, type VariantOffer } from './import-row.ts';
import { type PlannedStores, planStores } from './import-stores.ts';
import { planFields } from './plan-fields.ts';
import { type AddedVariant, planVariants } from './plan-variants.ts';
import { type DraftSurroundings, faultsOf } from './product-draft.ts';
import type { Fault, ProductRecord } from './product-file.ts';
import { draftOf } from './product-prepare.ts';

export type PlannedOffer = { readonly record: ProductRecord; readonly now: VariantOffer; readonly next: Offer };
export type PlannedRow = {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly kind: RowKind;
  readonly changes: readonly CellChange[];
};
export type PlannedProduct = {
  readonly id: string;
  readonly before: EditedProduct;
  readonly after: EditedProduct;
  readonly marks: readonly string[];
  readonly offers: readonly PlannedOffer[];
  readonly added: readonly AddedVariant[];
  /** Pieces in stores. */
  readonly stores: readonly PlannedStores[];
  readonly rows: readonly PlannedRow[];
  readonly faults: readonly Fault[];
};

/** What a plan refers to; a picture that a product has exists. */
export type PlanSurroundings = Omit<DraftSurroundings, 'hasPicture'> & {
  /** What stores keep, by SKU. */
  readonly kept: ReadonlyMap<string, readonly KeptPieces[]>;
  /** Slugs of the stores that hand out orders; left out: any. */
  readonly stores?: ReadonlySet<string> | undefined;
};

const isSold = (state: string) => !mayBeIncomplete(state as ProductState);

/** A row is named after the most that it does. */
function kindOf(changes: readonly CellChange[]): RowKind {
  const state = changes.find(({ column }) => column === 'state');
  const offered = changes.find(({ column }) => column === 'offered');
  if (state?.after === 'deleted') return 'delete';
  if (state && isSold(state.after)) return 'show';
  if (state && isSold(state.before)) return 'hide';
  if (offered) return offered.after === 'yes' ? 'show' : 'hide';
  return changes.length > 0 ? 'change' : 'same';
}

/** Faults of the changed product, at the lines that cause them. All of them count when it is to be shown. */
function checked(
  before: EditedProduct,
  after: EditedProduct,
  added: readonly AddedVariant[],
  columns: ReadonlyMap<string, number>,
  lineOf: (sku: string | undefined) => number,
  around: PlanSurroundings,
): Fault[] {
  const draft: ProductDraft = draftOf(after);
  const variants = [...draft.variants, ...added.map((one) => ({ ...one, id: null, seen: null }))];
  const whole = { ...draft, variants };
  const limits = draftShape.safeParse(whole).error?.issues ?? [];
  const found = [
    ...limits.map(({ path, message }) => ({ field: path.join('.'), message })),
    ...faultsOf(whole, { ...around, hasPicture: () => true }),
  ];
  const isNew = isSold(after.state) && !isSold(before.state);
  const at = new Map<string, Fault>();
  for (const { field, message } of found) {
    const [first, row, inner] = field.split('.');
    const isVariant = first === 'variants' && row !== undefined;
    const column = isVariant ? (inner ?? 'values') : columnOf(field);
    const isAdded = isVariant && Number(row) >= draft.variants.length;
    if (!isNew && !isAdded && !columns.has(column)) continue;
    const line = isVariant ? lineOf(variants[Number(row)]?.sku) : (columns.get(column) ?? columns.get('state') ?? 1);
    if (!at.has(`${line} ${column}`)) at.set(`${line} ${column}`, { line, column, message });
  }
  return [...at.values()];
}

/** records: the rows of this product, in the order of the file; at least one. */
export function planProduct(
  { id, product: before }: StoredEdited,
  records: readonly ProductRecord[],
  around: PlanSurroundings,
): PlannedProduct {
  const bySku = new Map(before.variants.map((one) => [one.sku, one]));
  const faults: Fault[] = [];
  const offers: PlannedOffer[] = [];
  const changes = new Map<number, CellChange[]>();
  const add = (line: number, list: readonly CellChange[] = []) =>
    changes.set(line, [...(changes.get(line) ?? []), ...list]);
  const stores: PlannedStores[] = [];
  function put({ plan, change, faults: found }: ReturnType<typeof planStores>, line: number): void {
    faults.push(...found);
    add(line, change);
    if (plan) stores.push(plan);
  }
  for (const record of records) {
    const { line, cells } = record;
    const now = bySku.get(cells.sku as string);
    if (!now) continue;
    const next = readOffer(record, now);
    if (Array.isArray(next)) faults.push(...next);
    else {
      const own = offerChanges(record, now, next);
      if (own.length > 0) offers.push({ record, now, next });
      add(line, own);
      put(planStores(record, { kept: around.kept.get(now.sku) ?? [], stock: next.stock, stores: around.stores }), line);
    }
    if (cells.slug !== undefined && cells.slug !== before.slug)
      faults.push({
        ...{ line, column: 'slug' },
        message: `${now.sku} belongs to '${before.slug}' and cannot move to another product.`,
      });
  }
  const fresh = records.filter(({ cells }) => !bySku.has(cells.sku as string));
  const added = planVariants(before, fresh);
  for (const record of fresh) {
    const stock = added.variants.find(({ sku }) => sku === record.cells.sku)?.stock;
    if (stock !== undefined)
      put(planStores(record, { kept: [], stock, stores: around.stores, isNew: true }), record.line);
  }
  const fields = planFields(before, records);
  for (const [line, list] of [...added.changes, ...fields.changes]) add(line, list);
  faults.push(...added.faults, ...fields.faults);
  const hidden = new Map(offers.map(({ now, next }) => [now.id, next]));
  const variants = before.variants.map((one) => ({ ...one, ...hidden.get(one.id) }));
  const after = { ...fields.after, options: added.options, variants };
  const columns = new Map([...fields.changes].flatMap(([line, list]) => list.map(({ column }) => [column, line])));
  const first = records[0]?.line ?? 1;
  const lines = new Map(records.map(({ line, cells }) => [cells.sku, line]));
  if (columns.size + added.variants.length > 0)
    faults.push(
      ...checked(before, after, added.variants, columns, (sku) => lines.get(sku) ?? first, around).filter(
        ({ line, column }) => !faults.some((one) => one.line === line && one.column === column),
      ),
    );
  const rows = records.map(({ line, cells }): PlannedRow => {
    const now = bySku.get(cells.sku as string);
    const own = changes.get(line) ?? [];
    const values = now?.values ?? cells.values?.split('|').map((one) => one.trim()) ?? [];
    const name = [before.name, ...values].join(' · ');
    return { line, sku: cells.sku as string, name, kind: now ? kindOf(own) : 'variant', changes: own };
  });
  const marks = added.variants.length > 0 ? [...fields.marks, 'options'] : fields.marks;
  return { id, before, after, marks, offers, added: added.variants, stores, rows, faults };
}
