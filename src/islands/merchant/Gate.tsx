/** Shows a page of the back office to those whose role includes it; others read what to do. */
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { OFFICE_COPY as SAY } from '../../core/merchant/office-copy.ts';
import type { MerchantPage } from '../../core/merchant/pages.ts';
import { mayCall } from '../../core/merchant/rights.ts';
import type { Staff } from '../../core/merchant/staff.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { takeEarlyResponses } from '../../stores/early-responses.ts';
import { openPanel } from '../../stores/panel.ts';
import { $session, checkSession, type Session, signOut, startSession } from '../../stores/session.ts';
import { $staff, checkStaff, followSession, type StaffState } from '../../stores/staff.ts';
import { EnterCode } from './access/EnterCode.tsx';
import { SetUp } from './access/SetUp.tsx';
import { GateWaiting } from './GateWaiting.tsx';

const CHECKING: Session = { state: 'checking' };
const LOADING: StaffState = { state: 'loading' };
const PLAIN = 'border-t-0 pt-0! md:pt-0! [&>h2]:max-w-none [&>h2]:text-heading';

const signIn = () => openPanel('auth');

type Props = { readonly page: MerchantPage; readonly children: (staff: Staff) => ReactNode };

export function Gate({ page, children }: Props) {
  const session = useStore($session, { ssr: () => CHECKING });
  const staff = useStore($staff, { ssr: () => LOADING });
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    takeEarlyResponses().then(() => setArrived(true));
    startSession();
    return followSession();
  }, []);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (session.state !== 'out') return;
    // The panel gives the focus back to where it was.
    button.current?.focus();
    signIn();
  }, [session.state]);

  if (session.state === 'out')
    return (
      <Empty title={SAY.visitor} hint={SAY.visitorHint} className={PLAIN}>
        <Button ref={button} onClick={signIn}>
          {SAY.signIn}
        </Button>
        <ButtonLink kind="quiet" href={ROUTES.landing.path}>
          {SAY.toShop}
        </ButtonLink>
      </Empty>
    );
  if (session.state === 'unreached' || staff.state === 'unreached')
    return (
      <Empty title={SAY.unreached} hint={SAY.unreachedHint} className={PLAIN}>
        <Button onClick={session.state === 'unreached' ? checkSession : checkStaff}>{COPY.error.retry}</Button>
      </Empty>
    );
  if (staff.state === 'refused')
    return (
      <Empty title={SAY.refused} hint={SAY.refusedHint} className={PLAIN}>
        <Button onClick={signOut}>{SAY.signOut}</Button>
      </Empty>
    );
  if (staff.state !== 'in' || !arrived) return <GateWaiting />;
  if (staff.staff.secondFactor === 'none') return <SetUp />;
  if (staff.staff.secondFactor === 'asked') return <EnterCode />;
  if (!mayCall(staff.staff.role, page.needs))
    return <Empty title={SAY.noRight} hint={SAY.noRightHint} className={PLAIN} />;
  return children(staff.staff);
}
