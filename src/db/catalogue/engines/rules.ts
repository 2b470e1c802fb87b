/** What a catalogue query means, for both engines: its filters by group, and its order. */
import type { CatalogueQuery, Sort } from '../../../core/catalogue/catalogue.ts';

export const GROUPS = ['category', 'type', 'brand', 'material', 'colour', 'price', 'size', 'rating', 'flags'] as const;
/** Filters that are counted together: the values of a group are counted as if nothing were chosen in it. */
export type Group = (typeof GROUPS)[number];

/** Bits of a product's flags. */
export const FLAGS = { inStock: 1, isNew: 2, onSale: 4, featured: 8 } as const;
export type Flag = keyof typeof FLAGS;

export type TextField = 'category' | 'type' | 'brand' | 'materials' | 'colours';
export type NumberField = 'price' | 'width' | 'depth' | 'height' | 'filterRating';

/** The group of each field with a list of values. */
export const GROUP_OF = {
  category: 'category',
  type: 'type',
  brand: 'brand',
  materials: 'material',
  colours: 'colour',
} as const satisfies Record<TextField, Group>;

export type Rule = { readonly group: Group } & (
  | { readonly kind: 'any'; readonly field: TextField; readonly values: readonly string[] }
  /** Both ends are inclusive. */
  | { readonly kind: 'between'; readonly field: NumberField; readonly low: number | null; readonly high: number | null }
  /** All of these bits. */
  | { readonly kind: 'flags'; readonly bits: number }
);

/** Returns the filters of a query that are in use. Search words and the collection are not among them. */
export function rulesOf(query: CatalogueQuery): Rule[] {
  const any = (field: TextField, values: readonly string[]): Rule[] =>
    values.length === 0 ? [] : [{ group: GROUP_OF[field], kind: 'any', field, values }];
  const between = (group: Group, field: NumberField, low: number | null, high: number | null): Rule[] =>
    low === null && high === null ? [] : [{ group, kind: 'between', field, low, high }];
  const bits = Object.entries(FLAGS).reduce((sum, [flag, bit]) => sum + (query[flag as Flag] ? bit : 0), 0);
  return [
    ...any('category', query.category),
    ...any('type', query.type),
    ...any('brand', query.brand),
    ...any('materials', query.material),
    ...any('colours', query.colour),
    ...between('price', 'price', query.minPrice, query.maxPrice),
    ...between('size', 'width', null, query.maxWidth),
    ...between('size', 'depth', null, query.maxDepth),
    ...between('size', 'height', null, query.maxHeight),
    ...between('rating', 'filterRating', query.rating.length > 0 ? Math.min(...query.rating) : null, null),
    ...(bits > 0 ? [{ group: 'flags', kind: 'flags', bits } as const] : []),
  ];
}

export type OrderField = 'featured' | 'popularity' | 'price' | 'created' | 'rating';
export type Order = { readonly field: OrderField; readonly falling: boolean };

/**
 * Order of each sort; equal products follow each other by id, so that pages never overlap. 'featured' is the featured
 * products, then the others, each by popularity; with search words the best matches come first, and in a collection the
 * pieces that its editors arranged.
 */
export const ORDERS: Readonly<Record<Sort, Order>> = {
  featured: { field: 'featured', falling: true },
  popular: { field: 'popularity', falling: true },
  'price-low': { field: 'price', falling: false },
  'price-high': { field: 'price', falling: true },
  newest: { field: 'created', falling: true },
  rating: { field: 'rating', falling: true },
};

/** True for a query whose order a collection's editors decide. */
export const isArranged = ({ collection, sort, q }: CatalogueQuery): boolean =>
  collection !== null && sort === 'featured' && q === '';
