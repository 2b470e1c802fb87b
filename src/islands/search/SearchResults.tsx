/** Content below the search field, at constant height: recent searches, products, categories, or a message. */
import { memo } from 'react';
import { SEARCH } from '../../core/catalogue/constants.ts';
import { SEARCH_COPY } from '../../core/catalogue/search-copy.ts';
import { searchPath } from '../../core/shop/routes.ts';
import { clearRecent, leaveSearch, type SearchState } from '../../stores/search.ts';
import type { Shown } from './options.ts';
import { SearchGroup } from './SearchGroup.tsx';
import { LISTBOX } from './use-options.ts';

type Props = {
  readonly search: SearchState;
  readonly options: readonly Shown[];
  readonly active: number;
  readonly query: string;
  readonly onForgot: () => void;
};

/** The message in place of results; '' when there are some or nothing was searched. */
function sentence(search: SearchState, options: readonly Shown[], query: string): string {
  if (query === '') return '';
  if (search.state === 'failed') return SEARCH_COPY.error(search.message);
  if (search.state === 'ready') return options.length > 0 ? '' : SEARCH_COPY.none;
  return SEARCH_COPY.searching;
}

/** Not rendered anew by each key: the field is, and what it finds follows. */
export const SearchResults = memo(({ search, options, active, query, onForgot }: Props) => {
  const onLeave = () => leaveSearch(query);
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
          {message || (options.length > 0 && query ? SEARCH_COPY.found(options.length) : '')}
        </p>
        {message === SEARCH_COPY.none && <p className="mt-1 text-small text-soot">{SEARCH_COPY.noneHint}</p>}
        <div id={LISTBOX} role="listbox" aria-label={SEARCH_COPY.results}>
          <SearchGroup title={SEARCH_COPY.recent} options={of('recent')} {...group} />
          <SearchGroup title={SEARCH_COPY.products} options={of('product')} {...group} />
          <SearchGroup title={SEARCH_COPY.categories} options={of('category')} {...group} />
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
            {SEARCH_COPY.forget}
          </button>
        )}
        {query && of('product').length > 0 && (
          <a href={searchPath(query)} onClick={onLeave} className="link inline-flex min-h-11 items-center text-small">
            {SEARCH_COPY.all(query)}
          </a>
        )}
      </div>
    </div>
  );
});
