/** Accepts an invitation: the account that is signed in takes its role. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { ErrorBox } from '../../../components/ErrorBox.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { OFFICE_COPY } from '../../../core/merchant/office-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { PEOPLE_COPY as SAY } from '../../../core/merchant/people-copy.ts';
import { callAccount } from '../../../stores/account.ts';
import { openPanel } from '../../../stores/panel.ts';
import { $session, type Session, signOut, startSession } from '../../../stores/session.ts';
import { useAction } from '../use-action.ts';

const CHECKING: Session = { state: 'checking' };

export function JoinPage() {
  const session = useStore($session, { ssr: () => CHECKING });
  const [token, setToken] = useState<string | null>(null);
  const { busy, error, message, run } = useAction();
  useEffect(() => {
    setToken(window.location.hash.slice(1));
    startSession();
  }, []);
  const accept = () =>
    run(async () => {
      await callAccount(MERCHANT_ENDPOINTS.acceptInvitation, { body: { token } });
      return SAY.joined;
    });

  return (
    <div className="max-w-xl unscripted:hidden">
      <h2 className="font-serif text-heading">{token === '' ? SAY.noTokenTitle : SAY.joinTitle}</h2>
      <p className="mt-3 mb-8 text-soot">{token === '' ? SAY.noToken : SAY.joinLine}</p>
      <ErrorBox>{error}</ErrorBox>
      <p role="status" className="text-success">
        {message}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {message !== '' && <ButtonLink href={MERCHANT_PAGES.today.path}>{SAY.toOffice}</ButtonLink>}
        {message === '' && token && session.state === 'in' && (
          <>
            <Button disabled={busy} onClick={accept}>
              {busy ? OFFICE_COPY.saving : SAY.accept}
            </Button>
            <span className="text-small text-soot">{session.user.email}</span>
            <Button kind="quiet" className="min-h-11" onClick={signOut}>
              {OFFICE_COPY.signOut}
            </Button>
          </>
        )}
        {message === '' && token && session.state === 'out' && (
          <Button onClick={() => openPanel('auth')}>{OFFICE_COPY.signIn}</Button>
        )}
      </div>
    </div>
  );
}
