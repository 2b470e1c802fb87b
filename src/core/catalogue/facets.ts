/** The counts beside each filter of a catalogue page. */
import type { Dimensions } from '../product/product.ts';

export type FacetValue = { readonly value: string; readonly name: string; readonly count: number };

/**
 * For each value, the number of products that choosing it would leave, ignoring the group's own selection. Prices in
 * minor units.
 */
export type Facets = {
  readonly categories: readonly FacetValue[];
  readonly types: readonly FacetValue[];
  readonly brands: readonly FacetValue[];
  readonly materials: readonly FacetValue[];
  readonly colours: readonly FacetValue[];
  /** value n: products rated n or higher. */
  readonly ratings: readonly FacetValue[];
  readonly price: { readonly min: number; readonly max: number };
  /** The maximum of each measure, in centimetres; 0 where none is known. */
  readonly size: Dimensions;
  readonly inStock: number;
  readonly isNew: number;
  readonly onSale: number;
  readonly featured: number;
};

/** Share of a group's values with one product each, from which it distinguishes little. */
const SPARSE_SHARE = 0.75;

/** True for a group whose values mostly hold one product each, such as the types of the whole shop. */
export function isSparse(values: readonly FacetValue[]): boolean {
  const single = values.filter(({ count }) => count <= 1).length;
  return values.length > 1 && single >= values.length * SPARSE_SHARE;
}
