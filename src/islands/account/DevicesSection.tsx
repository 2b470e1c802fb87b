/** Signed-in devices, and signing them out. */
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ACCOUNT_ENDPOINTS } from '../../core/account/endpoints.ts';
import { SECURITY_COPY } from '../../core/account/security-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { callAccount } from '../../stores/account.ts';
import { Device } from './Device.tsx';
import { messageOf } from './form-error.ts';
import { Section } from './Section.tsx';
import { useEndpoint } from './use-endpoint.ts';

const WORDS = SECURITY_COPY.devices;

export function DevicesSection() {
  const { response, reload } = useEndpoint(ACCOUNT_ENDPOINTS.sessions);
  const [message, setMessage] = useState('');

  async function end(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      await reload();
      setMessage(done);
    } catch (error) {
      setMessage(messageOf(error, COPY.error.generic));
    }
  }

  return (
    <Section title={WORDS.title}>
      {response.state === 'loading' && <Skeleton className="h-16 w-full" />}
      {response.state === 'failed' && <LoadError title={WORDS.failed} onRetry={reload} />}
      {response.state === 'ready' && (
        <>
          <ul className="border-t">
            {response.data.map((session) => (
              <Device
                key={session.id}
                session={session}
                onEnd={() =>
                  end(() => callAccount(ACCOUNT_ENDPOINTS.endSession, { params: { id: session.id } }), WORDS.ended)
                }
              />
            ))}
          </ul>
          {response.data.length > 1 ? (
            <Button
              kind="outline"
              className="mt-6"
              onClick={() => end(() => callAccount(ACCOUNT_ENDPOINTS.endSessions), WORDS.endedAll)}
            >
              {WORDS.endAll}
            </Button>
          ) : (
            <p className="mt-4 text-small text-soot">{WORDS.alone}</p>
          )}
        </>
      )}
      <p role="status" className="mt-3 text-small">
        {message}
      </p>
    </Section>
  );
}
