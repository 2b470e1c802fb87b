/** Contact messages by state, and the list of newsletter subscribers as a file. */
import { ButtonLink } from '../../components/Button.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { MERCHANT_ENDPOINTS } from '../../core/merchant/endpoints.ts';
import { SUBSCRIBER_FILE } from '../../core/merchant/file-paths.ts';
import { MESSAGE_STATES } from '../../core/merchant/message.ts';
import { MESSAGES_COPY as SAY } from '../../core/merchant/messages-copy.ts';
import { MERCHANT_PAGES } from '../../core/merchant/pages.ts';
import { mayCall } from '../../core/merchant/rights.ts';
import type { Role } from '../../core/merchant/role.ts';
import { Gate } from './Gate.tsx';
import { MessageRow } from './messages/MessageRow.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { StateList } from './StateList.tsx';
import { useCall } from './use-call.ts';
import { pressIn } from './use-keys.ts';
import { useStateView } from './use-state-view.ts';
import { useUnsavedWarning } from './use-unsaved.ts';
import { Waiting } from './Waiting.tsx';

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
  const views = useStateView(MERCHANT_PAGES.messages.path, MESSAGE_STATES);
  const { response, reload, setData } = useCall(MERCHANT_ENDPOINTS.messages, views.query);
  useUnsavedWarning();

  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  if (response.state === 'loading') return <Waiting />;
  const { messages, counts, pageSize } = response.data;
  const rows = messages.map((message) => (
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
  ));
  return (
    <StateList views={views} states={MESSAGE_STATES} counts={counts} pageSize={pageSize} copy={SAY} rows={rows}>
      {mayCall(role, 'exportSubscribers') && <Subscribers />}
      <Shortcuts more={SAY.keys} keys={KEYS} />
    </StateList>
  );
}

export function MessagesPage() {
  return <Gate page={MERCHANT_PAGES.messages}>{({ role }) => <Messages role={role} />}</Gate>;
}
