/** All filters with counts: in the sidebar, or in the drawer on smaller screens. */
import type { CatalogueQuery } from '../../core/catalogue/catalogue.ts';
import { LISTING_COPY } from '../../core/catalogue/copy.ts';
import { type Facets, type FacetValue, isSparse } from '../../core/catalogue/facets.ts';
import type { Listing } from '../../core/catalogue/listing.ts';
import { COPY } from '../../core/shop/copy.ts';
import { FacetGroup, FilterGroup, Tick } from './FilterGroup.tsx';
import { type Change, FLAGS, type Toggle } from './filters.ts';
import { PriceRange } from './PriceRange.tsx';
import { SizeLimits } from './SizeLimits.tsx';

type Props = {
  readonly query: CatalogueQuery;
  readonly facets: Facets;
  /** Facets of the listing without filters: which groups are folded does not change while filtering. */
  readonly base: Facets | null;
  readonly preset: Listing['preset'];
  readonly onChange: (change: Change) => void;
  /** The same function in every render. */
  readonly onToggle: Toggle;
};

/** Most frequent first: there are many materials and colours, most of them rare. */
const byCount = (values: readonly FacetValue[]) => values.toSorted((a, b) => b.count - a.count);

export function Filters({ query, facets, base, preset, onChange, onToggle }: Props) {
  const flags = FLAGS.filter((name) => !(name in preset));
  const ratings = facets.ratings.map((choice) => ({ ...choice, name: COPY.catalogue.andUp(choice.name) }));
  const sparse = isSparse((base ?? facets).types);
  const types = (
    <FacetGroup
      filter="type"
      title={COPY.catalogue.type}
      values={facets.types}
      chosen={query.type}
      folded={sparse}
      onToggle={onToggle}
    />
  );
  return (
    <>
      {!('category' in preset) && (
        <FacetGroup
          filter="category"
          title={COPY.catalogue.category}
          values={facets.categories}
          chosen={query.category}
          onToggle={onToggle}
        />
      )}
      <FilterGroup title={COPY.catalogue.price}>
        <PriceRange min={query.minPrice} max={query.maxPrice} bounds={facets.price} onChange={onChange} />
      </FilterGroup>
      <FacetGroup
        filter="material"
        title={LISTING_COPY.material}
        values={byCount(facets.materials)}
        chosen={query.material}
        onToggle={onToggle}
      />
      <FacetGroup
        filter="colour"
        title={LISTING_COPY.colour}
        values={byCount(facets.colours)}
        chosen={query.colour}
        onToggle={onToggle}
      />
      <FilterGroup title={LISTING_COPY.size}>
        <SizeLimits query={query} greatest={facets.size} onChange={onChange} />
      </FilterGroup>
      {!sparse && types}
      <FacetGroup
        filter="brand"
        title={COPY.catalogue.brand}
        values={facets.brands}
        chosen={query.brand}
        onToggle={onToggle}
      />
      <FacetGroup
        filter="rating"
        title={COPY.catalogue.rating}
        values={ratings}
        chosen={query.rating}
        onToggle={onToggle}
      />
      <FilterGroup title={COPY.catalogue.availability}>
        {flags.map((name) => (
          <Tick
            key={name}
            filter={name}
            value=""
            name={COPY.catalogue[name]}
            count={facets[name]}
            checked={query[name]}
            onToggle={onToggle}
          />
        ))}
      </FilterGroup>
      {sparse && types}
    </>
  );
}
