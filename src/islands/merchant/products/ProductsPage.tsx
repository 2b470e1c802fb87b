/** All products: searched, filtered by state and category, page by page. */
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { Pagination } from '../../../components/catalogue/Pagination.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import { type ListQuery, readListQuery } from '../../../core/merchant/product-list.ts';
import type { ProductChoices } from '../../../core/merchant/product-reader.ts';
import { mayCall } from '../../../core/merchant/rights.ts';
import type { Staff } from '../../../core/merchant/staff.ts';
import { STOCK_COPY } from '../../../core/merchant/stock-copy.ts';
import { COPY } from '../../../core/shop/copy.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { Gate } from '../Gate.tsx';
import { Shortcuts } from '../Shortcuts.tsx';
import { pressIn } from '../use-keys.ts';
import { useReady } from '../use-ready.ts';
import { hasUnsaved, useUnsavedWarning } from '../use-unsaved.ts';
import { ListFilters } from './ListFilters.tsx';
import { PRODUCT_COLUMNS, ProductRow } from './ProductRow.tsx';
import { hrefOf, SEARCH_MS, useList } from './use-list.ts';

const open = pressIn('[data-step]', 'o');
const KEYS = { o: open, e: open };

function Waiting() {
  return (
    <div className="border-t" aria-busy="true">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} className="flex items-center gap-4 border-b py-3">
          <Skeleton className="aspect-4/5 w-12" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </div>
  );
}

function List({ staff }: { readonly staff: Staff }) {
  const [query, setQuery] = useState<ListQuery>(() => readListQuery(window.location.search));
  const [typed, setTyped] = useState(query.q);
  const [readyChoices, unlessReady] = useReady(MERCHANT_ENDPOINTS.productChoices);
  const [choices, setChoices] = useState<ProductChoices | null>(readyChoices);
  const { state, retry, changed } = useList(query);
  const [warning, setWarning] = useState('');
  useUnsavedWarning();
  const timer = useRef<number>(undefined);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const load = () => callMerchant(MERCHANT_ENDPOINTS.productChoices).then(setChoices, (error) => console.warn(error));
    unlessReady(load);
  }, [unlessReady]);

  function go(next: Partial<ListQuery>): void {
    // Rows that leave the page would take unsaved input with them.
    const isKept = hasUnsaved();
    setWarning(isKept ? STOCK_COPY.unsaved : '');
    if (isKept) return;
    const target = { ...query, page: 1, ...next };
    setQuery(target);
    window.history.replaceState(null, '', hrefOf(target));
  }
  function search(q: string): void {
    setTyped(q);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => go({ q }), SEARCH_MS);
  }

  const list = state.state === 'ready' ? state.list : null;
  return (
    <div ref={top}>
      <ListFilters
        query={{ ...query, q: typed }}
        states={list?.states ?? {}}
        categories={choices?.categories ?? []}
        onSearch={search}
        onGo={go}
      >
        <div className="flex gap-4 max-sm:*:flex-1">
          {mayCall(staff.role, 'importProducts') && (
            <ButtonLink kind="outline" href={MERCHANT_PAGES.import.path}>
              {SAY.import}
            </ButtonLink>
          )}
          {mayCall(staff.role, 'addProduct') && (
            <ButtonLink href={MERCHANT_PAGES.product.path}>{SAY.newProduct}</ButtonLink>
          )}
        </div>
      </ListFilters>
      <p role="status" className="pt-6 pb-3 text-small text-soot">
        {list ? SAY.found(list.total) : ' '}
      </p>
      <ErrorBox>{warning}</ErrorBox>
      {state.state === 'loading' && <Waiting />}
      {state.state === 'failed' && (
        <Empty title={SAY.listFailed}>
          <Button onClick={retry}>{COPY.error.retry}</Button>
        </Empty>
      )}
      {list && list.rows.length === 0 && <Empty title={SAY.none} hint={SAY.noneHint} />}
      {list && list.rows.length > 0 && (
        <>
          <div className={`hidden gap-4 pb-2 text-caption text-soot md:grid ${PRODUCT_COLUMNS}`} aria-hidden="true">
            <span />
            <span>{SAY.columns.product}</span>
            <span>{SAY.columns.state}</span>
            <span className="pr-3 text-right">{SAY.columns.price}</span>
            <span className="pr-3 text-right">{SAY.columns.stock}</span>
          </div>
          <ul className="border-t">
            {list.rows.map((row) => (
              <ProductRow key={row.slug} row={row} mayChange={mayCall(staff.role, 'changeStock')} onChanged={changed} />
            ))}
          </ul>
          <Pagination
            page={list.page}
            pages={Math.ceil(list.total / list.pageSize)}
            hrefOf={(page) => hrefOf({ ...query, page })}
            onGo={(page) => {
              go({ page });
              top.current?.scrollIntoView();
            }}
            onNear={() => {}}
          />
        </>
      )}
      <Shortcuts more={SAY.keys} keys={KEYS} />
    </div>
  );
}

export function ProductsPage() {
  return <Gate page={MERCHANT_PAGES.products}>{(staff) => <List staff={staff} />}</Gate>;
}
