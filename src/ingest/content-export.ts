/** Writes products back as Markdown: only the fields that differ from the file are changed, so that the rest stays as it was written. */
import { type Document, isMap, parseDocument } from 'yaml';
import type { EditedProduct } from '../core/merchant/product-shapes.ts';
import { isSame } from '../core/product/fields.ts';
import { toMajor } from '../core/shop/money.ts';
import { type ProductEntry, productSchema } from './content.ts';
import { parseEntry } from './markdown.ts';

export type ExportSource = {
  readonly product: EditedProduct;
  /** YYYY-MM-DD, for a new file. */
  readonly createdAt: string;
  /** Path of a picture below content/media. */
  readonly fileOf: (hash: string) => string;
};

type Fields = Partial<Record<keyof ProductEntry, unknown>>;

const majors = ({ price, originalPrice }: EditedProduct['variants'][number]) => ({
  price: toMajor(price),
  originalPrice: originalPrice === null ? undefined : toMajor(originalPrice),
});

/** Without undefined and empty optional values. */
const filled = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));

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
    return { options: undefined, variants: undefined, stock: file?.stock ?? first.stock, ...majors(first) };
  return {
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((value) => filled({ name: value.name, swatch: value.swatch ?? undefined })),
    })),
    variants: variants.map((row) => {
      const stock = known.get(row.sku)?.stock ?? row.stock;
      const picture = row.picture ? { file: fileOf(row.picture.hash), alt: row.picture.alt } : undefined;
      return filled({ sku: row.sku, values: row.values, ...majors(row), stock, picture });
    }),
    stock: undefined,
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
    ...{ currency, dimensions, weight, materials, colours, care },
    includes: includes || undefined,
    ...{ assembly, isNew, isFeatured, madeToOrder, collections },
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
  if (isDefault(value)) return void document.delete(name);
  const node = document.createNode(value);
  // Sizes and assembly stand on one line, as in the other files.
  if (isMap(node)) node.flow = true;
  document.set(name, node);
}

/** Returns the file's new text; null when it says the same already. Throws ContentError for a file that cannot be read. */
export function productMarkdown(source: ExportSource, name: string, text: string | null): string | null {
  const entry = text === null ? null : parseEntry(name, text, productSchema);
  const fields = fieldsOf(source, entry?.data ?? null);
  const body = source.product.description.trim();
  const document = parseDocument(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text ?? '')?.[1] ?? '{}');
  let isChanged = entry === null || entry.body !== body;
  for (const [field, value] of Object.entries(fields)) {
    const before = entry?.data[field as keyof ProductEntry];
    if (entry && (isSame(before, value) || (isDefault(before) && isDefault(value)))) continue;
    isChanged = true;
    put(document, field, value);
  }
  if (!isChanged) return null;
  if (isMap(document.contents)) document.contents.flow = false;
  return `---\n${document.toString({ lineWidth: 0 }).trimEnd()}\n---\n\n${body}\n`;
}
