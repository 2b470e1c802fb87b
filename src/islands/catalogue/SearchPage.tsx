/** Search page: a form that works without scripts, and the results; categories without a query. */
import { useStore } from '@nanostores/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { CatalogueQuery } from '../../core/catalogue/catalogue.ts';
import type { Category } from '../../core/catalogue/category.ts';
import { SEARCH_LISTING } from '../../core/catalogue/listing.ts';
import { cleanQuery } from '../../core/catalogue/search.ts';
import { SEARCH } from '../../core/shop/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { categoryPath, ROUTES } from '../../core/shop/routes.ts';
import { $categories, loadCategories } from '../../stores/landing.ts';
import { useHydrated } from '../use-hydrated.ts';
import { Catalogue } from './Catalogue.tsx';

type Place = Pick<Category, 'slug' | 'name'>;

function Form({ q }: { readonly q: string }) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  // What was typed in the meantime stays.
  useEffect(() => {
    if (field.current?.value === shown.current) field.current.value = q;
    shown.current = q;
  }, [q]);
  return (
    <form action={ROUTES.search.path} method="get" className="flex items-end gap-4 border-b border-ink pb-3">
      <label className="min-w-0 flex-1">
        <span className="sr-only">{COPY.search.label}</span>
        <input
          ref={field}
          type="search"
          name="q"
          required
          defaultValue=""
          maxLength={SEARCH.maxLength}
          placeholder={COPY.search.prompt}
          className="w-full bg-transparent font-serif text-heading outline-none sm:text-name placeholder:text-soot/80"
        />
      </label>
      <Button type="submit" className="max-sm:px-4">
        <Icon of={Search} size={18} />
        <span className="max-sm:sr-only">{COPY.search.submit}</span>
      </Button>
    </form>
  );
}

/** categories: null while they load. */
function Places({ categories }: { readonly categories: readonly Place[] | null }) {
  if (!categories) return <Skeleton className="mt-10 h-16 w-full max-w-xl unscripted:hidden" />;
  if (categories.length === 0) return null;
  return (
    <nav aria-label={COPY.search.browse} className="pt-10">
      <h2 className="text-small text-soot">{COPY.search.browse}</h2>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={categoryPath(slug)}
              className="font-serif text-heading decoration-1 underline-offset-4 hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
      <p className="text-lead">{COPY.search.resultsFor(query.q)}</p>
      <p className="text-small text-soot">{pieces ?? COPY.search.searching}</p>
    </div>
  );

  return (
    <>
      <h1 ref={root} className="pt-5 pb-8 font-serif text-title">
        {COPY.search.title}
      </h1>
      <Form q={q} />
      {q ? (
        <Catalogue
          listing={SEARCH_LISTING}
          first={null}
          heading={heading}
          empty={
            <Empty title={COPY.search.none} hint={COPY.search.noneHint} className="border-t-0">
              <Places categories={categories} />
            </Empty>
          }
        />
      ) : (
        <Places categories={categories} />
      )}
    </>
  );
}
