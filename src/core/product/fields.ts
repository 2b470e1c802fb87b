/** The fields of a product that a person can set, with the names of its Markdown file, and the columns that hold them. Pure. */

export const PRODUCT_FIELDS = {
  name: ['name'],
  sku: ['sku'],
  brand: ['brand'],
  category: ['categoryId'],
  type: ['type'],
  short: ['short'],
  description: ['description'],
  currency: ['currency'],
  /** With the set of variants: their SKUs, values and order. */
  options: ['options'],
  dimensions: ['width', 'depth', 'height'],
  weight: ['weight'],
  packed: ['packed'],
  materials: ['materials'],
  colours: ['colours'],
  care: ['care'],
  includes: ['includes'],
  assembly: ['assemblyMinutes', 'assemblyPeople'],
  isNew: ['isNew'],
  isFeatured: ['isFeatured'],
  madeToOrder: ['madeToOrder'],
  collections: ['collections'],
  pictures: ['pictures'],
  model: ['model'],
} as const;
export type ProductField = keyof typeof PRODUCT_FIELDS;
export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductField[];

export const VARIANT_FIELDS = ['price', 'originalPrice', 'leadWeeks', 'arrivesOn', 'picture'] as const;

/** Keys are sorted: a database returns them in an order of its own. */
const text = (value: unknown) =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );

/** True when two values of a column or of a list are the same. */
export const isSame = (a: unknown, b: unknown): boolean => text(a) === text(b);
