/** The plan of an import: rows by kind, page by page. */
import { useMemo, useRef, useState } from 'react';
import { Pagination } from '../../../components/catalogue/Pagination.tsx';
import { IMPORT } from '../../../core/merchant/constants.ts';
import { IMPORT_COPY as SAY } from '../../../core/merchant/import-copy.ts';
import { countKinds, ROW_KINDS, type RowKind } from '../../../core/merchant/import-plan.ts';
import { groupDigits } from '../../../core/shop/digits.ts';
import { ImportRow } from './ImportRow.tsx';
import type { Planned } from './use-import.ts';

type Filter = RowKind | 'all' | 'conflict';

const TAB =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 border-transparent text-small text-soot hover:text-ink aria-pressed:border-ink aria-pressed:text-ink';

/** What the person must see first. */
function firstOf({ result, conflicts }: Planned): Filter {
  if (result.faults.length > 0) return 'faulty';
  return conflicts.size > 0 ? 'conflict' : 'all';
}

export function ImportTable({ planned }: { readonly planned: Planned }) {
  const { result, conflicts } = planned;
  const [filter, setFilter] = useState<Filter>(() => firstOf(planned));
  const [page, setPage] = useState(1);
  const top = useRef<HTMLFieldSetElement>(null);
  const counts = useMemo(() => countKinds(result.plan), [result]);
  const faults = useMemo(() => Map.groupBy(result.faults, ({ line }) => line), [result]);
  const rows = useMemo(
    () =>
      result.plan.filter(({ kind, line }) =>
        filter === 'conflict' ? conflicts.has(line) : filter === 'all' || kind === filter,
      ),
    [result, conflicts, filter],
  );
  const shown = rows.slice((page - 1) * IMPORT.pageSize, page * IMPORT.pageSize);
  const tab = (of: Filter, name: string, count: number) =>
    count > 0 && (
      <button
        key={of}
        type="button"
        className={TAB}
        aria-pressed={filter === of}
        onClick={() => {
          setFilter(of);
          setPage(1);
        }}
      >
        {name}
        <span className="text-caption text-soot tabular-nums">{groupDigits(count)}</span>
      </button>
    );
  return (
    <>
      <fieldset ref={top} className="strip flex min-w-0 scroll-mt-6 gap-6 border-b">
        <legend className="sr-only">{SAY.filter}</legend>
        {tab('conflict', SAY.conflict, conflicts.size)}
        {tab('faulty', SAY.kinds.faulty, counts.faulty)}
        {tab('all', SAY.all, result.plan.length)}
        {ROW_KINDS.filter((kind) => kind !== 'faulty').map((kind) => tab(kind, SAY.kinds[kind], counts[kind]))}
      </fieldset>
      <table className="block w-full table-fixed md:table">
        <caption className="sr-only">{SAY.table}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="border-b text-left text-caption text-soot">
            <th scope="col" className="w-16 py-2 font-normal">
              {SAY.columns.line}
            </th>
            <th scope="col" className="w-[30%] py-2 font-normal">
              {SAY.columns.product}
            </th>
            <th scope="col" className="w-40 py-2 font-normal">
              {SAY.columns.kind}
            </th>
            <th scope="col" className="py-2 font-normal">
              {SAY.columns.changes}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {shown.map((row) => (
            <ImportRow
              key={row.line}
              row={row}
              faults={faults.get(row.line) ?? []}
              isConflict={conflicts.has(row.line)}
            />
          ))}
        </tbody>
      </table>
      <Pagination
        page={page}
        pages={Math.ceil(rows.length / IMPORT.pageSize)}
        hrefOf={(to) => `#page-${to}`}
        onGo={(to) => {
          setPage(to);
          top.current?.scrollIntoView();
        }}
        onNear={() => {}}
      />
    </>
  );
}
