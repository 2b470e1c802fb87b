/** Where the shopper is signed in, and the way to end it there. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { AccountSession } from '../../core/account/account.ts';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { deviceName } from '../../core/account/device.ts';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { COPY } from '../../core/shop/copy.ts';
import { askAccount } from '../../stores/account.ts';
import { dayText } from './date.ts';
import { messageOf } from './failure.ts';
import { Section } from './Section.tsx';
import { Unloaded } from './Unloaded.tsx';
import { useAnswer } from './use-answer.ts';

const WORDS = ACCOUNT_COPY.devices;

function Device({ session, onEnd }: { readonly session: AccountSession; readonly onEnd: () => void }) {
  const name = deviceName(session.agent);
  return (
    <li className="flex items-center justify-between gap-6 border-b py-4">
      <div>
        <p>{name}</p>
        <p className="text-caption text-soot">
          {session.current ? WORDS.current : WORDS.seen(dayText(session.lastSeenAt))}
        </p>
      </div>
      {!session.current && (
        <button type="button" className="link min-h-11 text-small" onClick={onEnd} aria-label={WORDS.endOf(name)}>
          {WORDS.end}
        </button>
      )}
    </li>
  );
}

export function DevicesSection() {
  const { answer, ask } = useAnswer(ACCOUNT_ENDPOINTS.sessions);
  const [said, setSaid] = useState('');

  async function end(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      await ask();
      setSaid(done);
    } catch (error) {
      setSaid(messageOf(error, COPY.error.generic));
    }
  }

  return (
    <Section title={WORDS.title}>
      {answer.state === 'loading' && <Skeleton className="h-16 w-full" />}
      {answer.state === 'failed' && <Unloaded title={WORDS.failed} onRetry={ask} />}
      {answer.state === 'ready' && (
        <>
          <ul className="border-t">
            {answer.data.map((session) => (
              <Device
                key={session.id}
                session={session}
                onEnd={() =>
                  end(() => askAccount(ACCOUNT_ENDPOINTS.endSession, { params: { id: session.id } }), WORDS.ended)
                }
              />
            ))}
          </ul>
          {answer.data.length > 1 ? (
            <Button
              kind="outline"
              className="mt-6"
              onClick={() => end(() => askAccount(ACCOUNT_ENDPOINTS.endSessions), WORDS.endedAll)}
            >
              {WORDS.endAll}
            </Button>
          ) : (
            <p className="mt-4 text-small text-soot">{WORDS.alone}</p>
          )}
        </>
      )}
      <p role="status" className="mt-3 text-small">
        {said}
      </p>
    </Section>
  );
}
