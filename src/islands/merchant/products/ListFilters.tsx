/** Search, states with their counts, and category of the product list. */
import type { ReactNode } from 'react';
import { Field } from '../../../components/Field.tsx';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import type { ListQuery } from '../../../core/merchant/product-list.ts';
import { PRODUCT_STATES } from '../../../core/product/state.ts';
import { Select } from './Select.tsx';

type Props = {
  readonly query: ListQuery;
  readonly states: Readonly<Record<string, number>>;
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
  readonly onSearch: (q: string) => void;
  readonly onGo: (query: Partial<ListQuery>) => void;
  /** The button beside the search. */
  readonly children: ReactNode;
};

const TAB =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 border-transparent text-small text-soot hover:text-ink aria-pressed:border-ink aria-pressed:text-ink';

export function ListFilters({ query, states, categories, onSearch, onGo, children }: Props) {
  const total = PRODUCT_STATES.reduce((sum, state) => sum + (state === 'deleted' ? 0 : (states[state] ?? 0)), 0);
  const tab = (state: ListQuery['state'], name: string, count: number) => (
    <button
      key={name}
      type="button"
      className={TAB}
      aria-pressed={query.state === state}
      onClick={() => onGo({ state })}
    >
      {name}
      <span className="text-caption text-soot tabular-nums">{count}</span>
    </button>
  );
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
        <Field
          label={SAY.search}
          type="search"
          data-search
          placeholder={SAY.searchHint}
          value={query.q}
          onChange={({ target }) => onSearch(target.value)}
        />
        <Select
          label={SAY.category}
          value={query.category}
          options={[
            { value: '', name: SAY.allCategories },
            ...categories.map(({ slug, name }) => ({ value: slug, name })),
          ]}
          onChange={(category) => onGo({ category })}
        />
        {children}
      </div>
      <fieldset className="strip mt-5 flex min-w-0 gap-6 border-b">
        <legend className="sr-only">{SAY.filter}</legend>
        {tab('', SAY.all, total)}
        {PRODUCT_STATES.map((state) => tab(state, SAY.states[state], states[state] ?? 0))}
      </fieldset>
    </>
  );
}
