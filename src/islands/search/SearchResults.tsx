/** Content below the search field, at constant height: recent searches, products, categories, or a message. */
import { Clock } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Category } from '../../core/catalogue/category.ts';
import { SEARCH } from '../../core/catalogue/constants.ts';
import type { Product } from '../../core/product/product.ts';
import { priceText } from '../../core/product/product-texts.ts';
import { COPY } from '../../core/shop/copy.ts';
import { categoryPath, productPath, searchPath } from '../../core/shop/routes.ts';
import { clearRecent, type SearchState } from '../../stores/search.ts';
import { LISTBOX, type Option } from './use-options.ts';

type Shown = Option &
  (
    | { readonly kind: 'recent'; readonly words: string }
    | { readonly kind: 'category'; readonly category: Category }
    | { readonly kind: 'product'; readonly product: Product }
  );

/** The options in keyboard order. */
export function optionsOf(search: SearchState, recent: readonly string[], blank: boolean): readonly Shown[] {
  if (blank) {
    return recent.map((words) => ({
      kind: 'recent',
      words,
      id: `recent-${encodeURIComponent(words)}`,
      href: searchPath(words),
    }));
  }
  if (search.state !== 'ready') return [];
  const { products, categories } = search.result;
  return [
    ...products.slice(0, SEARCH.products).map((product) => ({
      kind: 'product' as const,
      product,
      id: `product-${product.slug}`,
      href: productPath(product.slug),
    })),
    ...categories.slice(0, SEARCH.categories).map((category) => ({
      kind: 'category' as const,
      category,
      id: `category-${category.slug}`,
      href: categoryPath(category.slug),
    })),
  ];
}

function Thumbnail({ shown }: { readonly shown: Shown }) {
  if (shown.kind === 'recent') {
    return (
      <>
        <Icon of={Clock} size={18} className="text-soot" />
        <span>{shown.words}</span>
      </>
    );
  }
  const { name, picture } =
    shown.kind === 'product'
      ? { name: shown.product.name, picture: shown.product.pictures[0] }
      : { name: shown.category.name, picture: shown.category.picture };
  return (
    <>
      {picture && <Picture picture={picture} sizes="64px" max={320} alt="" className="h-20 w-16 shrink-0" />}
      <span className="min-w-0">
        <span className="block">{name}</span>
        <span className="block text-small text-soot tabular-nums">
          {shown.kind === 'product' ? priceText(shown.product.price) : shown.category.line}
        </span>
      </span>
    </>
  );
}

function Group({
  title,
  options,
  all,
  active,
  onLeave,
}: {
  readonly title: string;
  readonly options: readonly Shown[];
  readonly all: readonly Shown[];
  readonly active: number;
  readonly onLeave: () => void;
}) {
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may own groups, but no fieldset.
    <div role="group" aria-label={title} className="mb-4">
      <p className="label pt-4 pb-2 text-soot" aria-hidden="true">
        {title}
      </p>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {options.map((shown) => (
          <a
            key={shown.id}
            id={shown.id}
            href={shown.href}
            role="option"
            tabIndex={-1}
            aria-selected={all[active] === shown}
            onClick={onLeave}
            className="-mx-3 flex min-h-11 items-center gap-4 rounded-control px-3 py-2 aria-selected:bg-linen hover:bg-linen/60"
          >
            <Thumbnail shown={shown} />
          </a>
        ))}
      </div>
    </div>
  );
}

type Props = {
  readonly search: SearchState;
  readonly options: readonly Shown[];
  readonly active: number;
  readonly query: string;
  readonly onLeave: () => void;
  readonly onForgot: () => void;
};

/** The message in place of results; '' when there are some or nothing was searched. */
function sentence(search: SearchState, options: readonly Shown[], query: string): string {
  if (query === '') return '';
  if (search.state === 'failed') return COPY.search.error(search.message);
  if (search.state === 'ready') return options.length > 0 ? '' : COPY.search.none;
  return COPY.search.searching;
}

export function SearchResults({ search, options, active, query, onLeave, onForgot }: Props) {
  const message = sentence(search, options, query);
  const of = (kind: Shown['kind']) => options.filter((shown) => shown.kind === kind);
  const group = { all: options, active, onLeave };
  return (
    <div
      style={{ height: SEARCH.resultsHeightPx }}
      className="max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain"
    >
      <div className="gutter mx-auto w-full max-w-280 pb-6">
        <p role="status" className={message ? 'pt-6 text-body' : 'sr-only'}>
          {message || (options.length > 0 && query ? COPY.search.found(options.length) : '')}
        </p>
        {message === COPY.search.none && <p className="mt-1 text-small text-soot">{COPY.search.noneHint}</p>}
        <div id={LISTBOX} role="listbox" aria-label={COPY.search.results}>
          <Group title={COPY.search.recent} options={of('recent')} {...group} />
          <Group title={COPY.search.products} options={of('product')} {...group} />
          <Group title={COPY.search.categories} options={of('category')} {...group} />
        </div>
        {of('recent').length > 0 && (
          <button
            type="button"
            onClick={() => {
              clearRecent();
              onForgot();
            }}
            className="link min-h-11 text-small text-soot"
          >
            {COPY.search.forget}
          </button>
        )}
        {query && of('product').length > 0 && (
          <a href={searchPath(query)} onClick={onLeave} className="link inline-flex min-h-11 items-center text-small">
            {COPY.search.all(query)}
          </a>
        )}
      </div>
    </div>
  );
}
