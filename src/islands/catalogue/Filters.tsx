/** All filters with their counts: in the sidebar, and in the drawer on smaller screens. */
import type { CatalogueQuery, Facets, FacetValue } from '../../core/catalogue/catalogue.ts';
import { LISTING_COPY } from '../../core/catalogue/copy.ts';
import type { Listing } from '../../core/catalogue/listing.ts';
import { COPY } from '../../core/shop/copy.ts';
import { FacetGroup, FilterGroup, Tick } from './FilterGroup.tsx';
import { type Change, FLAGS, type ListFilter, toggle } from './filters.ts';
import { PriceRange } from './PriceRange.tsx';
import { SizeLimits } from './SizeLimits.tsx';

type Props = {
  readonly query: CatalogueQuery;
  readonly facets: Facets;
  readonly preset: Listing['preset'];
  readonly onChange: (change: Change) => void;
};

/** The most used first: materials and colours are many, and most of them rare. */
const byCount = (values: readonly FacetValue[]) => values.toSorted((a, b) => b.count - a.count);

export function Filters({ query, facets, preset, onChange }: Props) {
  const flip = (name: ListFilter) => (value: string) => onChange(toggle(query, name, value));
  const flags = FLAGS.filter((name) => !(name in preset));
  const ratings = facets.ratings.map((choice) => ({ ...choice, name: COPY.catalogue.andUp(choice.name) }));
  return (
    <>
      {!('category' in preset) && (
        <FacetGroup
          title={COPY.catalogue.category}
          values={facets.categories}
          chosen={query.category}
          onToggle={flip('category')}
        />
      )}
      <FilterGroup title={COPY.catalogue.price}>
        <PriceRange min={query.minPrice} max={query.maxPrice} bounds={facets.price} onChange={onChange} />
      </FilterGroup>
      <FacetGroup title={COPY.catalogue.type} values={facets.types} chosen={query.type} onToggle={flip('type')} />
      <FacetGroup title={COPY.catalogue.brand} values={facets.brands} chosen={query.brand} onToggle={flip('brand')} />
      <FacetGroup
        title={LISTING_COPY.material}
        values={byCount(facets.materials)}
        chosen={query.material}
        onToggle={flip('material')}
      />
      <FacetGroup
        title={LISTING_COPY.colour}
        values={byCount(facets.colours)}
        chosen={query.colour}
        onToggle={flip('colour')}
      />
      <FilterGroup title={LISTING_COPY.size}>
        <SizeLimits query={query} greatest={facets.size} onChange={onChange} />
      </FilterGroup>
      <FacetGroup title={COPY.catalogue.rating} values={ratings} chosen={query.rating} onToggle={flip('rating')} />
      <FilterGroup title={COPY.catalogue.availability}>
        {flags.map((name) => (
          <Tick
            key={name}
            name={COPY.catalogue[name]}
            count={facets[name]}
            checked={query[name]}
            onChange={() => onChange({ [name]: !query[name] })}
          />
        ))}
      </FilterGroup>
    </>
  );
}
