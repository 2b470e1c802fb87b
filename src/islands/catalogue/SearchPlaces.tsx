/** Links to all categories, for a search page without a query or results. */
import { Skeleton } from '../../components/Skeleton.tsx';
import type { Category } from '../../core/catalogue/category.ts';
import { SEARCH_COPY } from '../../core/catalogue/search-copy.ts';
import { categoryPath } from '../../core/shop/routes.ts';

export type Place = Pick<Category, 'slug' | 'name'>;

/** categories: null while they load. */
export function SearchPlaces({ categories }: { readonly categories: readonly Place[] | null }) {
  if (!categories) return <Skeleton className="mt-10 h-16 w-full max-w-xl unscripted:hidden" />;
  if (categories.length === 0) return null;
  return (
    <nav aria-label={SEARCH_COPY.browse} className="pt-10">
      <h2 className="text-small text-soot">{SEARCH_COPY.browse}</h2>
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
