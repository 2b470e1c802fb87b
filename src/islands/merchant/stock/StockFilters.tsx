/** Search, limit and order of the list of stock. Typing is applied after a moment. */
import { useEffect, useState } from 'react';
import { Field } from '../../../components/Field.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { STOCK_LIST } from '../../../core/merchant/constants.ts';
import { STOCK_SORTS } from '../../../core/merchant/stock.ts';
import { STOCK_COPY as SAY } from '../../../core/merchant/stock-copy.ts';
import type { StockView } from '../../../core/merchant/stock-view.ts';

type Props = { readonly view: StockView; readonly onChange: (change: Partial<StockView>) => void };

export function StockFilters({ view, onChange }: Props) {
  const [q, setQ] = useState(view.q);
  const [below, setBelow] = useState(view.below);
  useEffect(() => setQ(view.q), [view.q]);
  useEffect(() => setBelow(view.below), [view.below]);
  useEffect(() => {
    if (q === view.q && below === view.below) return;
    const timer = setTimeout(() => onChange({ q, below }), STOCK_LIST.searchMs);
    return () => clearTimeout(timer);
  }, [q, below, view, onChange]);
  return (
    <search className="grid grid-cols-2 gap-4 pb-6 sm:grid-cols-[minmax(0,1fr)_8rem_12rem]">
      <Field
        label={SAY.search}
        type="search"
        data-search
        maxLength={100}
        autoComplete="off"
        value={q}
        onChange={({ target }) => setQ(target.value)}
        className="max-sm:col-span-2"
      />
      <Field
        label={SAY.below}
        inputMode="numeric"
        autoComplete="off"
        value={below}
        onChange={({ target }) => setBelow(target.value.replace(/\D/g, '').slice(0, 6))}
      />
      <SelectField
        label={SAY.sort}
        prompt={SAY.sorts.name}
        options={STOCK_SORTS.slice(1).map((sort) => SAY.sorts[sort])}
        value={view.sort === 'name' ? '' : SAY.sorts[view.sort]}
        onChange={({ target }) =>
          onChange({ sort: STOCK_SORTS.find((sort) => SAY.sorts[sort] === target.value) ?? 'name' })
        }
      />
    </search>
  );
}
