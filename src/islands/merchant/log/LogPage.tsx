/** The log of changes, filtered by the address. */
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Pagination } from '../../../components/catalogue/Pagination.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { LOG_COPY as SAY } from '../../../core/merchant/log-copy.ts';
import { OFFICE_COPY } from '../../../core/merchant/office-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { Gate } from '../Gate.tsx';
import { Shortcuts } from '../Shortcuts.tsx';
import { useCall } from '../use-call.ts';
import { Waiting } from '../Waiting.tsx';
import { LogFilter } from './LogFilter.tsx';
import { LogRow } from './LogRow.tsx';

const { path } = MERCHANT_PAGES.log;
const NAMES = ['person', 'call', 'subject', 'from', 'to', 'page'];

/** The filter in the address; other parameters are left out. */
function queryOf(search: string): URLSearchParams {
  const given = [...new URLSearchParams(search)].filter(([name, value]) => NAMES.includes(name) && value !== '');
  return new URLSearchParams(given);
}
const addressOf = (query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

function Log() {
  const [query, setQuery] = useState(() => queryOf(window.location.search));
  const people = useCall(MERCHANT_ENDPOINTS.people);
  const { response, reload } = useCall(
    MERCHANT_ENDPOINTS.staffLog,
    useMemo(() => ({ query }), [query]),
  );
  useEffect(() => {
    const back = () => setQuery(queryOf(window.location.search));
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  function go(next: URLSearchParams): void {
    window.history.pushState(null, '', addressOf(next));
    setQuery(next);
    window.scrollTo({ top: 0 });
  }
  const pageQuery = (page: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(page));
    return next;
  };

  const log = response.state === 'ready' ? response.data : null;
  const isFiltered = [...query.keys()].some((name) => name !== 'page');
  return (
    <>
      <LogFilter
        query={query}
        people={people.response.state === 'ready' ? people.response.data.people : []}
        onFilter={go}
      />
      {response.state === 'loading' && <Waiting rows={4} className="mb-2 h-18" />}
      {response.state === 'failed' && <LoadError title={OFFICE_COPY.failed} onRetry={reload} />}
      {log && log.entries.length === 0 && (
        <Empty
          title={isFiltered ? SAY.noMatch : SAY.empty}
          hint={isFiltered ? SAY.noMatchHint : SAY.emptyHint}
          className="border-t-0 pt-0! md:pt-0! [&>h2]:max-w-none [&>h2]:text-heading"
        >
          {isFiltered && <Button onClick={() => go(new URLSearchParams())}>{SAY.all}</Button>}
        </Empty>
      )}
      {log && log.entries.length > 0 && (
        <>
          <p role="status" className="mb-3 text-small text-soot">
            {SAY.entries(log.total)}
          </p>
          <ul className="border-t">
            {log.entries.map((entry) => (
              <LogRow key={entry.id} entry={entry} />
            ))}
          </ul>
          <Pagination
            page={log.page}
            pages={Math.ceil(log.total / log.pageSize)}
            hrefOf={(page) => addressOf(pageQuery(page))}
            onGo={(page) => go(pageQuery(page))}
            onNear={() => {}}
          />
        </>
      )}
      <Shortcuts />
    </>
  );
}

export function LogPage() {
  return <Gate page={MERCHANT_PAGES.log}>{() => <Log />}</Gate>;
}
