/** Placeholder of an account page until the session is known; visitors get the sign-in panel and return to the page. */
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import type { User } from '../../core/account/account.ts';
import { ACCOUNT_COPY } from '../../core/account/copy.ts';
import { CART_COPY } from '../../core/cart/copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { openPanel } from '../../stores/panel.ts';
import { $session, checkSession, type Session, startSession } from '../../stores/session.ts';
import { Waiting } from './Waiting.tsx';

const CHECKING: Session = { state: 'checking' };

export function Gate({ children }: { readonly children: (user: User) => ReactNode }) {
  const session = useStore($session, { ssr: () => CHECKING });
  const { state } = session;
  useEffect(() => {
    startSession();
  }, []);
  useEffect(() => {
    if (state === 'out') openPanel('auth');
  }, [state]);

  switch (state) {
    case 'in':
      return children(session.user);
    case 'out':
      return (
        <Empty title={ACCOUNT_COPY.visitor} hint={ACCOUNT_COPY.visitorHint} className="border-t-0 pt-0! md:pt-0!">
          <Button onClick={() => openPanel('auth')}>{COPY.account.signInOrCreate}</Button>
          <ButtonLink kind="quiet" href={ROUTES.shop.path}>
            {CART_COPY.continue}
          </ButtonLink>
        </Empty>
      );
    case 'unreached':
      return (
        <Empty title={ACCOUNT_COPY.unreached} hint={ACCOUNT_COPY.unreachedHint} className="border-t-0 pt-0! md:pt-0!">
          <Button onClick={checkSession}>{COPY.error.retry}</Button>
        </Empty>
      );
    default:
      return <Waiting message={state === 'leaving' ? ACCOUNT_COPY.loggingOut : ACCOUNT_COPY.loading} />;
  }
}
