/** Search page: the form, and the results; categories without a query. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Empty } from '../../components/Empty.tsx';
import type { CatalogueQuery } from '../../core/catalogue/catalogue.ts';
import { SEARCH_LISTING } from '../../core/catalogue/listing.ts';
import { cleanQuery } from '../../core/catalogue/search.ts';
import { SEARCH_COPY } from '../../core/catalogue/search-copy.ts';
import { $categories, loadCategories } from '../../stores/landing.ts';
import { useHydrated } from '../use-hydrated.ts';
import { Catalogue } from './Catalogue.tsx';
import { SearchForm } from './SearchForm.tsx';
import { type Place, SearchPlaces } from './SearchPlaces.tsx';

/** categories: the build's; null where the API was not reachable. */
export function SearchPage({ categories: built }: { readonly categories: readonly Place[] | null }) {
  const [q, setQ] = useState('');
  const live = useStore($categories, { ssr: () => null });
  useEffect(() => {
    loadCategories();
  }, []);
  const categories = live?.state === 'ready' ? live.data : live?.state === 'failed' ? (built ?? []) : built;
  const root = useHydrated<HTMLHeadingElement>();
  useEffect(() => {
    const read = () => setQ(cleanQuery(new URLSearchParams(window.location.search).get('q') ?? ''));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const heading = (pieces: string | null, query: CatalogueQuery) => (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pt-8 pb-6">
      <p className="text-lead">{SEARCH_COPY.resultsFor(query.q)}</p>
      <p className="text-small text-soot">{pieces ?? SEARCH_COPY.searching}</p>
    </div>
  );

  return (
    <>
      <h1 ref={root} className="pt-5 pb-8 font-serif text-title">
        {SEARCH_COPY.title}
      </h1>
      <SearchForm q={q} />
      {q ? (
        <Catalogue
          listing={SEARCH_LISTING}
          first={null}
          heading={heading}
          empty={
            <Empty title={SEARCH_COPY.none} hint={SEARCH_COPY.noneHint} className="border-t-0">
              <SearchPlaces categories={categories} />
            </Empty>
          }
        />
      ) : (
        <SearchPlaces categories={categories} />
      )}
    </>
  );
}
