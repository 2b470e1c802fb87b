/**
 * Body of a listing page: heading, controls, filters, products, pagination. Prerendered with the build's first page.
 */
import { type ReactNode, useCallback, useEffect } from 'react';
import { Pagination } from '../../components/catalogue/Pagination.tsx';
import { type CataloguePage, type CatalogueQuery, pageCount } from '../../core/catalogue/catalogue.ts';
import { type Listing, withPreset } from '../../core/catalogue/listing.ts';
import type { RoomLink } from '../../core/editorial/room.ts';
import { COPY } from '../../core/shop/copy.ts';
import { restoreView } from '../../stores/view.ts';
import { useHydrated } from '../use-hydrated.ts';
import { Chips } from './Chips.tsx';
import { SortSelect, ViewToggle } from './Controls.tsx';
import { Failure } from './Failure.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { Filters } from './Filters.tsx';
import { type Change, chipsOf, cleared, sortsOf, type Toggle, toggle } from './filters.ts';
import { Heading } from './Heading.tsx';
import { Results } from './Results.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useFirst } from './use-first.ts';

type Props = {
  readonly listing: Listing;
  readonly first: CataloguePage | null;
  /** Shown among the products, one per page. */
  readonly rooms?: readonly RoomLink[];
  /** Custom heading and empty state. pieces: null while loading, '' when loading failed. */
  readonly heading?: (pieces: string | null, query: CatalogueQuery) => ReactNode;
  readonly empty?: ReactNode;
};

export function Catalogue({ listing, first, rooms = [], heading, empty }: Props) {
  const { asked, current, query, page, state, title, anchor, go, prefetch, hrefOf, retry } = useCatalogue(
    listing,
    first,
  );
  useEffect(restoreView, []);
  const root = useHydrated<HTMLDivElement>();

  const change = (part: Change) => go({ ...current(), ...part, page: 1 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the query of the URL; the listing of a page never changes.
  const onToggle: Toggle = useCallback(
    (name, value) => change(toggle(withPreset(current(), listing.preset), name, value)),
    [],
  );
  const clear = () => go(cleared(asked));
  const chips = chipsOf(query, listing.preset, page?.facets ?? null);
  const pieces = page && COPY.catalogue.pieces(page.total);
  const base = useFirst(first?.facets ?? page?.facets ?? null);
  const filters = page && (
    <Filters {...{ query, base, onToggle }} facets={page.facets} preset={listing.preset} onChange={change} />
  );
  const sort = (
    <SortSelect sort={query.sort} sorts={sortsOf(listing.preset)} onChange={(next) => change({ sort: next })} />
  );

  return (
    <>
      {/* Above the controls' background, which hides what scrolls behind the header. */}
      <div ref={root} className="relative z-21">
        {heading ? (
          heading(pieces ?? (state === 'failed' ? '' : null), query)
        ) : (
          <Heading title={title ?? listing.heading} line={listing.line} pieces={pieces} />
        )}
      </div>
      <p className="sr-only" role="status">
        {state === 'ready' && pieces}
      </p>
      <div ref={anchor} />
      <div className="unscripted:hidden sticky top-20 z-20 before:absolute before:inset-x-0 before:bottom-full before:h-20 before:bg-paper -mx-(--gutter) border-y bg-paper px-(--gutter)">
        <div className="flex min-h-14 items-center gap-x-10">
          <p className="hidden w-66 shrink-0 text-small font-medium min-[75rem]:block" aria-hidden="true">
            {COPY.catalogue.filterTitle}
          </p>
          <FilterDrawer chosen={chips.length} done={COPY.catalogue.show(pieces ?? '')} sort={sort}>
            {filters}
          </FilterDrawer>
          <FilterPanel chosen={chips.length} done={COPY.catalogue.show(pieces ?? '')}>
            {filters}
          </FilterPanel>
          <div className="hidden min-w-0 flex-1 py-2 md:block">
            <Chips chips={chips} onChange={change} onClear={clear} />
          </div>
          <div className="ml-auto hidden items-center gap-4 scripted:flex">
            <div className="hidden md:block">{sort}</div>
            <ViewToggle />
          </div>
        </div>
      </div>
      {chips.length > 0 && (
        <div className="pt-4 md:hidden">
          <Chips chips={chips} onChange={change} onClear={clear} />
        </div>
      )}
      <div className="flex items-start gap-10 pt-6">
        <aside
          aria-label={COPY.catalogue.filterTitle}
          className="hidden w-66 shrink-0 [&>fieldset:first-child]:pt-0 min-[75rem]:scripted:block"
        >
          {filters}
        </aside>
        <div className="min-w-0 flex-1">
          <h2 className="sr-only">{COPY.catalogue.results}</h2>
          {state === 'failed' && page && <Failure onRetry={retry} />}
          <Results
            page={page}
            sort={query.sort}
            rooms={rooms}
            busy={state === 'loading'}
            failed={state === 'failed'}
            onRetry={retry}
            empty={empty}
          />
          {page && (
            <Pagination
              page={page.page}
              pages={pageCount(page.total, page.pageSize)}
              hrefOf={(number) => hrefOf({ ...asked, page: number })}
              onNear={(number) => prefetch({ ...asked, page: number })}
              onGo={(number) => go({ ...asked, page: number }, true)}
            />
          )}
        </div>
      </div>
    </>
  );
}
