/** Checks a product from the back office by the schema of Markdown files, and converts it to rows. */

import { PRODUCT_MESSAGES as SAY } from '../core/merchant/product-copy.ts';
import type { ProductDraft } from '../core/merchant/product-shapes.ts';
import { mayBeIncomplete } from '../core/product/state.ts';
import { toMajor } from '../core/shop/money.ts';
import { advise } from './advice.ts';
import { productSchema } from './content.ts';

/** field is a path in the draft, such as variants.0.price. */
export type DraftFault = { readonly field: string; readonly message: string };

/** Never missing, even in a draft. */
const NEEDED: Readonly<Record<string, string>> = { name: SAY.noName, sku: SAY.noSku, category: SAY.noCategory };

const majorOf = ({ price, originalPrice }: Pick<ProductDraft['variants'][number], 'price' | 'originalPrice'>) => ({
  price: toMajor(price),
  ...(originalPrice !== null && { originalPrice: toMajor(originalPrice) }),
});

const leadOf = ({ leadWeeks, arrivesOn }: ProductDraft['variants'][number]) => ({
  ...(leadWeeks !== null && { leadWeeks }),
  ...(arrivesOn !== null && { arrivesOn }),
});

/** The draft in the form of a Markdown file's front matter. */
function entryOf(draft: ProductDraft) {
  const [first] = draft.variants as [ProductDraft['variants'][number]];
  const { name, sku, brand, category, type, short, currency, dimensions, weight, materials, colours, care } = draft;
  const { includes, assembly, isNew, isFeatured, madeToOrder, collections } = draft;
  return {
    ...{ name, sku, brand, category, type, short, currency, dimensions, weight, materials, colours, care },
    ...{ assembly, isNew, isFeatured, madeToOrder, collections },
    ...majorOf(first),
    ...(includes !== '' && { includes }),
    ...(draft.packed && { packed: draft.packed }),
    createdAt: '2026-01-01',
    pictures: draft.pictures.map(({ hash, alt }) => ({ file: hash, alt })),
    ...(draft.options.length === 0
      ? { stock: first.stock, ...leadOf(first) }
      : {
          options: draft.options.map((option) => ({
            name: option.name,
            values: option.values.map((value) => ({
              name: value.name,
              ...(value.swatch !== null && { swatch: value.swatch }),
            })),
          })),
          variants: draft.variants.map((one) => ({
            sku: one.sku,
            values: one.values,
            ...majorOf(one),
            stock: one.stock,
            ...leadOf(one),
          })),
        }),
  };
}

/** Fields of a product without options are those of its only variant. */
const OF_VARIANT = new Set(['price', 'originalPrice', 'stock', 'leadWeeks', 'arrivesOn']);

function fieldOf(path: readonly PropertyKey[], { options }: ProductDraft): string | null {
  const field = path.map(String).join('.');
  if (!OF_VARIANT.has(field)) return field;
  // With options the same fault is reported for the first variant.
  return options.length === 0 ? `variants.0.${field}` : null;
}

const valueAt = (draft: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], draft);

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '' || value === 0;
}

function emptyMessage(field: string): string {
  if (field === 'pictures') return SAY.noPictures;
  return field.startsWith('pictures.') ? SAY.noAlt : SAY.empty;
}

/** What a draft refers to. */
export type DraftSurroundings = {
  readonly categories: ReadonlySet<string>;
  readonly collections: ReadonlySet<string>;
  /** Name of the other product that has a SKU. */
  readonly ownerOf: (sku: string) => string | undefined;
  readonly hasPicture: (hash: string) => boolean;
  /** False for a hash that is no model of the shop. */
  readonly hasModel: boolean;
  readonly now: Date;
};

/** Returns everything that must be corrected. Drafts and hidden products may lack what pages need. */
export function faultsOf(draft: ProductDraft, around: DraftSurroundings): DraftFault[] {
  const faults = new Map<string, string>();
  const add = (field: string, message: string) => void (faults.has(field) || faults.set(field, message));
  for (const [field, message] of Object.entries(NEEDED)) if (isEmpty(valueAt(draft, field))) add(field, message);
  const mayLack = mayBeIncomplete(draft.state);
  const parsed = productSchema.safeParse(entryOf(draft), { error: advise });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldOf(path, draft);
    if (field === null) continue;
    if (!isEmpty(valueAt(draft, field))) add(field, SAY.it(message));
    else if (!mayLack) add(field, emptyMessage(field));
  }
  if (!around.categories.has(draft.category)) add('category', SAY.noCategory);
  draft.collections.forEach((slug) => {
    if (!around.collections.has(slug)) add('collections', SAY.noCollection(slug));
  });
  const owner = around.ownerOf(draft.sku);
  if (owner !== undefined) add('sku', SAY.skuTaken(owner));
  const seen = new Set<string>();
  draft.variants.forEach(({ sku }, row) => {
    const other = around.ownerOf(sku);
    if (other !== undefined && draft.options.length > 0) add(`variants.${row}.sku`, SAY.skuTaken(other));
    if (sku !== '' && seen.has(sku)) add(`variants.${row}.sku`, SAY.skuTwice);
    if (sku === '' && draft.options.length > 0) add(`variants.${row}.sku`, SAY.noSku);
    seen.add(sku);
  });
  draft.pictures.forEach(({ hash }, row) => {
    if (!around.hasPicture(hash)) add(`pictures.${row}`, SAY.noPicture);
  });
  if (!around.hasModel) add('model', SAY.noModel);
  if (draft.state === 'scheduled' && !(draft.publishFrom && new Date(draft.publishFrom) > around.now))
    add('publishFrom', SAY.past);
  return [...faults].map(([field, message]) => ({ field, message }));
}
