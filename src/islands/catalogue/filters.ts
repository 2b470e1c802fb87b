/** Filters as data: active filters as chips, toggling, and what a preset leaves open. Pure. */
import { type CatalogueQuery, EMPTY_QUERY, SORTS, type Sort } from '../../core/catalogue/catalogue.ts';
import { LISTING_COPY } from '../../core/catalogue/copy.ts';
import type { Facets } from '../../core/catalogue/facets.ts';
import type { Listing } from '../../core/catalogue/listing.ts';
import { MONEY } from '../../core/shop/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { formatMoney } from '../../core/shop/money.ts';

export type ListFilter = 'category' | 'type' | 'brand' | 'material' | 'colour' | 'rating';
export type SizeFilter = 'maxWidth' | 'maxDepth' | 'maxHeight';
export type FlagFilter = 'inStock' | 'onSale' | 'isNew';

export const SIZES: readonly SizeFilter[] = ['maxWidth', 'maxDepth', 'maxHeight'];
export const FLAGS: readonly FlagFilter[] = ['inStock', 'onSale', 'isNew'];

/** Changing a filter resets the page number. */
export type Change = Partial<CatalogueQuery>;

export type Toggle = (name: ListFilter | FlagFilter, value: string) => void;

export type Chip = { readonly key: string; readonly name: string; readonly change: Change };

/** The change that adds or removes a value, or turns a flag. */
export function toggle(query: CatalogueQuery, name: ListFilter | FlagFilter, value: string): Change {
  const chosen = query[name];
  if (typeof chosen === 'boolean') return { [name]: !chosen };
  const present: readonly (string | number)[] = chosen;
  const typed = name === 'rating' ? Number(value) : value;
  const next = present.includes(typed) ? present.filter((one) => one !== typed) : [...present, typed];
  return { [name]: next };
}

const priceText = (amount: number) => formatMoney({ amount, currency: MONEY.currency });

/** One chip per filter value not set by the preset. */
export function chipsOf(query: CatalogueQuery, preset: Listing['preset'], facets: Facets | null): Chip[] {
  const names = new Map(facets?.categories.map(({ value, name }) => [value, name]));
  const list = (name: ListFilter, text: (value: string) => string): Chip[] =>
    name in preset
      ? []
      : query[name].map((value) => ({
          key: `${name} ${value}`,
          name: text(String(value)),
          change: toggle(query, name, String(value)),
        }));
  const flags = FLAGS.filter((name) => query[name] && !(name in preset));
  return [
    ...list('category', (value) => names.get(value) ?? value),
    ...list('type', (value) => value),
    ...list('brand', (value) => value),
    ...(query.minPrice === null
      ? []
      : [{ key: 'minPrice', name: COPY.catalogue.priceFrom(priceText(query.minPrice)), change: { minPrice: null } }]),
    ...(query.maxPrice === null
      ? []
      : [{ key: 'maxPrice', name: COPY.catalogue.priceTo(priceText(query.maxPrice)), change: { maxPrice: null } }]),
    ...list('material', (value) => value),
    ...list('colour', (value) => value),
    ...SIZES.flatMap((name) => {
      const limit = query[name];
      if (limit === null) return [];
      return [{ key: name, name: LISTING_COPY.upTo(LISTING_COPY.sides[name], limit), change: { [name]: null } }];
    }),
    ...list('rating', (value) => COPY.catalogue.andUp(value)),
    ...flags.map((name) => ({ key: name, name: COPY.catalogue[name], change: { [name]: false } })),
  ];
}

/** Removes all filters; search text, sort and page size stay. */
export function cleared(query: CatalogueQuery): CatalogueQuery {
  return { ...EMPTY_QUERY, q: query.q, sort: query.sort, pageSize: query.pageSize };
}

/** Available sorts: a preset with its own sort replaces the default one. */
export function sortsOf(preset: Listing['preset']): readonly Sort[] {
  return preset.sort ? SORTS.filter((sort) => sort !== EMPTY_QUERY.sort) : SORTS;
}
