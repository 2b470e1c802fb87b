/** Contact messages by state, and the list of newsletter subscribers as a file. */
import { useMemo, useState } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Pagination } from '../../components/catalogue/Pagination.tsx';
import { Empty } from '../../components/Empty.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { MERCHANT_ENDPOINTS, SUBSCRIBER_FILE } from '../../core/merchant/endpoints.ts';
import { MESSAGE_STATES, type MessageState } from '../../core/merchant/message.ts';
import { MESSAGES_COPY as SAY } from '../../core/merchant/messages-copy.ts';
import { MERCHANT_PAGES } from '../../core/merchant/pages.ts';
import { mayCall } from '../../core/merchant/rights.ts';
import type { Role } from '../../core/merchant/role.ts';
import { Gate } from './Gate.tsx';
import { MessageRow } from './messages/MessageRow.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Tabs } from './Tabs.tsx';
import { useCall } from './use-call.ts';
import { pressIn } from './use-keys.ts';
import { useUnsavedWarning } from './use-unsaved.ts';

type View = { readonly state: MessageState; readonly page: number };

const pathOf = ({ state, page }: View) => {
  const query = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return `${MERCHANT_PAGES.messages.path}${query && `?${query}`}`;
};

function firstView(): View {
  const given = new URLSearchParams(window.location.search);
  return {
    state: MESSAGE_STATES.find((one) => one === given.get('state')) ?? 'open',
    page: Math.max(1, Math.floor(Number(given.get('page'))) || 1),
  };
}

const KEYS = { r: pressIn('[data-message]', 'r'), e: pressIn('[data-message]', 'e') };
const API = import.meta.env.PUBLIC_API_HOST ?? '';

function Subscribers() {
  return (
    <section className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 pt-16">
      <div>
        <h2 className="font-serif text-heading">{SAY.subscribers}</h2>
        <p className="mt-1 text-small text-soot">{SAY.subscribersHint}</p>
      </div>
      <ButtonLink kind="outline" href={API + SUBSCRIBER_FILE} download>
        {SAY.download}
      </ButtonLink>
    </section>
  );
}

function Messages({ role }: { readonly role: Role }) {
  const [view, setView] = useState(firstView);
  const { response, reload, setData } = useCall(
    MERCHANT_ENDPOINTS.messages,
    useMemo(() => ({ query: { state: view.state, page: String(view.page) } }), [view]),
  );
  useUnsavedWarning();

  function go(next: View): void {
    setView(next);
    window.history.replaceState(null, '', pathOf(next));
    window.scrollTo({ top: 0 });
  }

  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  if (response.state === 'loading')
    return (
      <div aria-busy="true">
        {['a', 'b', 'c'].map((one) => (
          <Skeleton key={one} className="mb-4 h-36 w-full" />
        ))}
      </div>
    );
  const { messages, counts, pageSize } = response.data;
  return (
    <div className="max-w-280">
      <Tabs
        label={SAY.stateName}
        tabs={MESSAGE_STATES.map((state) => [state, SAY.tab(SAY.states[state], counts[state])] as const)}
        chosen={view.state}
        onChoose={(state) => go({ state, page: 1 })}
      />
      {messages.length === 0 ? (
        <Empty title={SAY.none[view.state]} hint={SAY.noneHint} className="pt-8! md:pt-8!" />
      ) : (
        <ul className="border-b">
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              onChanged={(change) =>
                setData((list) => ({
                  ...list,
                  messages: list.messages.map((one) => (one.id === message.id ? { ...one, ...change } : one)),
                }))
              }
            />
          ))}
        </ul>
      )}
      <Pagination
        page={view.page}
        pages={Math.ceil(counts[view.state] / pageSize)}
        hrefOf={(page) => pathOf({ ...view, page })}
        onGo={(page) => go({ ...view, page })}
        onNear={() => {}}
      />
      {mayCall(role, 'exportSubscribers') && <Subscribers />}
      <Shortcuts more={SAY.keys} keys={KEYS} />
    </div>
  );
}

export function MessagesPage() {
  return <Gate page={MERCHANT_PAGES.messages}>{({ role }) => <Messages role={role} />}</Gate>;
}
