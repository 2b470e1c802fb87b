/** Newsletter subscribers: search, state and first day; export; removal on request of the person. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { ButtonLink } from '../../../components/Button.tsx';
import { Pagination } from '../../../components/catalogue/Pagination.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { Field } from '../../../components/Field.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { STOCK_LIST } from '../../../core/merchant/constants.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { SUBSCRIBER_FILE } from '../../../core/merchant/file-paths.ts';
import { SUBSCRIBER_STATES, type Subscriber } from '../../../core/merchant/newsletter.ts';
import { NEWSLETTER_COPY as SAY } from '../../../core/merchant/newsletter-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { announce } from '../../../stores/announcements.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { Gate } from '../Gate.tsx';
import { ConfirmDialog } from '../people/ConfirmDialog.tsx';
import { Shortcuts } from '../Shortcuts.tsx';
import { Tabs } from '../Tabs.tsx';
import { useCall } from '../use-call.ts';
import { Waiting } from '../Waiting.tsx';
import { SubscriberRow } from './SubscriberRow.tsx';
import { ALL, firstView, pathOf, queryOf, type Tab } from './view.ts';

const HOST = (import.meta.env.PUBLIC_API_HOST ?? '').replace(/\/+$/, '');

function Newsletter() {
  const [view, setView] = useState(firstView);
  const [words, setWords] = useState(view.q);
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const options = useMemo(() => ({ query: queryOf(view) }), [view]);
  const { response, reload } = useCall(MERCHANT_ENDPOINTS.subscribers, options);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => window.history.replaceState(null, '', pathOf(view)), [view]);
  useEffect(() => {
    const timer = setTimeout(
      () => setView((now) => (now.q === words ? now : { ...now, q: words, page: 1 })),
      STOCK_LIST.searchMs,
    );
    return () => clearTimeout(timer);
  }, [words]);

  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  if (response.state === 'loading') return <Waiting rows={4} className="mb-2 h-18" />;
  const { rows, counts, total, pageSize } = response.data;
  const all = counts.pending + counts.confirmed + counts.unsubscribed;
  if (all === 0)
    return (
      <Empty
        title={SAY.none}
        hint={SAY.noneHint}
        className="border-t-0 pt-0! md:pt-0! [&>h2]:max-w-none [&>h2]:text-heading"
      />
    );
  const go = (page: number) => {
    setView((now) => ({ ...now, page }));
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="max-w-280">
      <Tabs<Tab>
        label={SAY.all}
        tabs={[
          [ALL, `${SAY.all} ${all}`],
          ...SUBSCRIBER_STATES.map((state) => [state, `${SAY.states[state]} ${counts[state]}`] as const),
        ]}
        chosen={view.state}
        onChoose={(state) => setView((now) => ({ ...now, state, page: 1 }))}
      />
      <div className="grid gap-x-6 gap-y-4 py-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field
          data-search
          type="search"
          label={SAY.search}
          hint={SAY.searchHint}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Field
          type="date"
          label={SAY.since}
          value={view.since}
          onChange={({ target }) => setView((now) => ({ ...now, since: target.value, page: 1 }))}
        />
      </div>
      <p role="status" className="pb-2 text-small text-soot tabular-nums">
        {SAY.found(total)}
      </p>
      {rows.length === 0 ? (
        <Empty
          title={SAY.noMatch}
          hint={SAY.noMatchHint}
          className="pt-8! md:pt-8! [&>h2]:max-w-none [&>h2]:text-heading"
        />
      ) : (
        <ul ref={list} tabIndex={-1} className="border-t outline-none">
          {rows.map((row) => (
            <SubscriberRow key={row.id} row={row} onRemove={() => setLeaving(row)} />
          ))}
        </ul>
      )}
      <Pagination
        page={view.page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(page) => pathOf({ ...view, page })}
        onGo={go}
        onNear={() => {}}
      />
      <div className="mt-10 border-t pt-6">
        <p className="max-w-[60ch] pb-4 text-small text-soot">{SAY.exportHint}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <ButtonLink kind="outline" href={HOST + SUBSCRIBER_FILE} download>
            {SAY.exportConfirmed}
          </ButtonLink>
          <ButtonLink kind="quiet" className="min-h-11" href={`${HOST}${SUBSCRIBER_FILE}?all=1`} download>
            {SAY.exportAll}
          </ButtonLink>
        </div>
      </div>
      <ConfirmDialog
        open={leaving !== null}
        title={SAY.removeTitle}
        line={SAY.removeLine(leaving?.email ?? '')}
        button={SAY.remove}
        act={async () => {
          await callMerchant(MERCHANT_ENDPOINTS.removeSubscriber, { params: { id: leaving?.id ?? '' } });
          announce(SAY.removed);
          await reload();
          list.current?.focus();
        }}
        onClose={() => setLeaving(null)}
      />
      <Shortcuts />
    </div>
  );
}

export function NewsletterPage() {
  return <Gate page={MERCHANT_PAGES.newsletter}>{() => <Newsletter />}</Gate>;
}
