/** Social sign-in in a popup, or in place of the page when popups are blocked. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import type { Provider } from '../../core/account/providers.ts';
import { SIGN_IN_COPY } from '../../core/account/sign-in-copy.ts';
import { completeSignIn } from '../../stores/session.ts';
import { writeStored } from '../../stores/storage.ts';
import { RETURN_URL } from '../../stores/token.ts';
import { messageOf } from './form-error.ts';
import { signInWith, socialUrl } from './social.ts';

type Props = { readonly providers: readonly Provider[]; readonly onDone: () => void };

/** Stores the page's URL to return to. */
function redirect(): void {
  writeStored(RETURN_URL, window.location.href);
}

export function SocialButtons({ providers, onDone }: Props) {
  const [waiting, setWaiting] = useState<Provider | null>(null);
  const [blocked, setBlocked] = useState<Provider | null>(null);
  const [error, setError] = useState('');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(provider: Provider): Promise<void> {
    running.current?.abort();
    const request = new AbortController();
    running.current = request;
    setError('');
    setBlocked(null);
    setWaiting(provider);
    const outcome = await signInWith(provider, request.signal);
    if (running.current !== request) return;
    setWaiting(null);
    if (outcome.state === 'blocked') setBlocked(provider);
    if (outcome.state === 'failed') setError(outcome.message || SIGN_IN_COPY.socialFailed);
    if (outcome.state !== 'signed-in') return;
    try {
      await completeSignIn(outcome);
      onDone();
    } catch (cause) {
      setError(messageOf(cause, SIGN_IN_COPY.failed));
    }
  }

  if (providers.length === 0) return null;
  return (
    <div>
      <p className="flex items-center gap-4 py-6 text-caption text-soot before:h-px before:flex-1 before:bg-(--hairline) after:h-px after:flex-1 after:bg-(--hairline)">
        {SIGN_IN_COPY.or}
      </p>
      <div className="flex flex-col gap-4">
        <ErrorBox>{blocked ? SIGN_IN_COPY.popupBlocked : error}</ErrorBox>
        {blocked && (
          <a href={socialUrl(blocked)} onClick={redirect} className="link min-h-6 text-small">
            {SIGN_IN_COPY.popupInstead}
          </a>
        )}
        <ul className="grid gap-3 sm:grid-flow-col sm:auto-cols-fr">
          {providers.map((provider) => (
            <li key={provider}>
              <Button kind="outline" className="w-full px-3!" onClick={() => start(provider)}>
                {(waiting === provider ? SIGN_IN_COPY.waitingFor : SIGN_IN_COPY.continueWith)(
                  SIGN_IN_COPY.networks[provider],
                )}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
