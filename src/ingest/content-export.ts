/** Writes products back as Markdown: only the fields that differ from the file are changed, so that the rest stays as it was written. */
import { type Document, isMap, parseDocument } from 'yaml';
import type { EditedProduct } from '../core/merchant/edited-product-shapes.ts';
import { isSame } from '../core/product/fields.ts';
import { toMajor } from '../core/shop/money.ts';
import { configurationEntry } from './configuration-export.ts';
import { type ProductEntry, productSchema } from './content.ts';
import { type Entry, parseEntry } from './markdown.ts';

export type ExportSource = {
  readonly product: EditedProduct;
  /** YYYY-MM-DD, for a new file. */
  readonly createdAt: string;
  /** Path of a picture below content/media. */
  readonly fileOf: (hash: string) => string;
};

export type Fields = Partial<Record<keyof ProductEntry, unknown>>;

type Offer = EditedProduct['variants'][number];
const majors = ({ price, originalPrice }: Offer) => ({
  price: toMajor(price),
  originalPrice: originalPrice === null ? undefined : toMajor(originalPrice),
});
const leadOf = ({ leadWeeks, arrivesOn }: Offer) => ({
  leadWeeks: leadWeeks ?? undefined,
  arrivesOn: arrivesOn ?? undefined,
});

/** Without undefined and empty optional values. */
export const filled = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));

/** undefined for none, so that a file without stores stays without. */
const storesIn = (stores: ProductEntry['stores']) => (Object.keys(stores).length > 0 ? stores : undefined);

/** Stock is the file's, where it has the SKU: a seed does not read it again. */
function variantsOf(
  { variants, options }: EditedProduct,
  file: ProductEntry | null,
  fileOf: ExportSource['fileOf'],
): Fields {
  const known = new Map(file?.variants.map((row) => [row.sku, row]));
  const [first] = variants;
  if (!first) return {};
  if (options.length === 0)
    return {
      ...{ options: undefined, variants: undefined, stock: file?.stock ?? first.stock },
      ...majors(first),
      ...leadOf(first),
    };
  return {
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((value) => filled({ name: value.name, swatch: value.swatch ?? undefined })),
    })),
    variants: variants.map((row) => {
      const { stock = row.stock, stores = {} } = known.get(row.sku) ?? {};
      const picture = row.picture ? { file: fileOf(row.picture.hash), alt: row.picture.alt } : undefined;
      const more = { stores: storesIn(stores), ...leadOf(row), picture };
      return filled({ sku: row.sku, values: row.values, ...majors(row), stock, ...more });
    }),
    ...{ stock: undefined, leadWeeks: undefined, arrivesOn: undefined },
    ...majors(first),
  };
}

/** Front matter of a product. */
function fieldsOf({ product, createdAt, fileOf }: ExportSource, file: ProductEntry | null): Fields {
  const { name, sku, brand, category, type, short, currency, dimensions, weight, materials, colours, care } = product;
  const { assembly, isNew, isFeatured, madeToOrder, collections, includes } = product;
  return {
    ...{ name, sku, brand, category, type, short },
    ...variantsOf(product, file, fileOf),
    ...{ currency, dimensions, weight, packed: product.packed ?? undefined, materials, colours, care },
    includes: includes || undefined,
    ...{ assembly, isNew, isFeatured, madeToOrder, collections },
    // The file of a product leads for it; a copy that was made in the back office has none yet.
    ...(!file && product.configuration && { configuration: configurationEntry(product.configuration, fileOf) }),
    createdAt: file?.createdAt ?? createdAt,
    pictures: product.pictures.map(({ hash, alt, focus }) =>
      filled({ file: fileOf(hash), alt, focus: focus ?? undefined }),
    ),
  };
}

/** A default that a file need not state. */
const isDefault = (value: unknown) =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0);

function put(document: Document, name: string, value: unknown): void {
  // Slides are active by default, so that false must be written.
  if (isDefault(value) && name !== 'active') return void document.delete(name);
  const node = document.createNode(value);
  // Sizes and assembly stand on one line, as in the other files.
  if (isMap(node)) node.flow = true;
  document.set(name, node);
}

export const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
const written = (document: Document, body: string) => {
  if (isMap(document.contents)) document.contents.flow = false;
  return `---\n${document.toString({ lineWidth: 0 }).trimEnd()}\n---\n${body === '' ? '' : `\n${body}\n`}`;
};

/** Returns the file's new text; null when it says the same already. Throws ContentError for a file that cannot be read. */
export function productMarkdown(source: ExportSource, name: string, text: string | null): string | null {
  const entry = text === null ? null : parseEntry(name, text, productSchema);
  return markdownWith(fieldsOf(source, entry?.data ?? null), source.product.description.trim(), entry, text);
}

/** Puts the fields that differ, and the body, into a file's text. Returns null when it says the same already. */
export function markdownWith(
  fields: Readonly<Record<string, unknown>>,
  body: string,
  entry: Entry<object> | null,
  text: string | null,
): string | null {
  const document = parseDocument(FRONTMATTER.exec(text ?? '')?.[1] ?? '{}');
  let isChanged = entry === null || entry.body !== body;
  for (const [field, value] of Object.entries(fields)) {
    const before = (entry?.data as Readonly<Record<string, unknown>> | undefined)?.[field];
    if (entry && (isSame(before, value) || (isDefault(before) && isDefault(value)))) continue;
    isChanged = true;
    put(document, field, value);
  }
  return isChanged ? written(document, body) : null;
}
