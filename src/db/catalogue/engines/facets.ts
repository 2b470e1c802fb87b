/** Facets from the counts of an engine. */

import { CATALOGUE } from '../../../core/catalogue/constants.ts';
import type { Facets, FacetValue } from '../../../core/catalogue/facets.ts';
import { FLAGS, type Flag, type TextField } from './rules.ts';

export type FacetCounts = { readonly total: number; readonly facets: Facets };

/** What an engine counts. A group's counts ignore the group's own filters; those of flags do not. */
export type FacetSource = {
  readonly total: number;
  /** Values with at least one product. */
  readonly values: (field: TextField) => FacetValue[];
  readonly ratedFrom: (rating: number) => number;
  readonly flagged: (bit: number) => number;
  /** In minor units; null without products. */
  readonly price: { readonly min: number | null; readonly max: number | null };
  /** Greatest measure in centimetres; null without products. */
  readonly greatest: (side: 'width' | 'depth' | 'height') => number | null;
};

const { compare } = new Intl.Collator();

export function facetsOf({ total, values, ratedFrom, flagged, price, greatest }: FacetSource): FacetCounts {
  const named = (field: TextField) => values(field).sort((a, b) => compare(a.name, b.name));
  const flag = (name: Flag) => flagged(FLAGS[name]);
  const side = (name: 'width' | 'depth' | 'height') => greatest(name) ?? 0;
  return {
    total,
    facets: {
      categories: named('category'),
      types: named('type'),
      brands: named('brand'),
      materials: named('materials'),
      colours: named('colours'),
      ratings: CATALOGUE.ratingChoices.map((choice) => ({
        value: String(choice),
        name: String(choice),
        count: ratedFrom(choice),
      })),
      price: { min: price.min ?? 0, max: price.max ?? 0 },
      size: { width: side('width'), depth: side('depth'), height: side('height') },
      inStock: flag('inStock'),
      isNew: flag('isNew'),
      onSale: flag('onSale'),
      featured: flag('featured'),
    },
  };
}
