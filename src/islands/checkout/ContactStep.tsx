/** Contact step: three fields, two of them filled in when signed in. */
import { useStore } from '@nanostores/react';
import { Button } from '../../components/Button.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { contactFaults } from '../../core/checkout/faults.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { openPanel } from '../../stores/panel.ts';
import { $session, signOut } from '../../stores/session.ts';
import { ContactFields } from './ContactFields.tsx';
import { EmailCart } from './EmailCart.tsx';
import { StepForm } from './StepForm.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useFaults } from './use-faults.ts';

const SAY = CHECKOUT_COPY.contact;

export function ContactStep() {
  const session = useStore($session);
  const faults = useFaults();
  const member = session.state === 'in' ? session.user : null;

  return (
    <>
      <StepHeading step="contact" />
      {session.state === 'checking' ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <StepForm step="contact" faults={faults} check={() => contactFaults($draft.get().contact)}>
          {member ? (
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-y py-4">
              <p className="min-w-0">
                <span className="block text-small text-soot">{SAY.signedIn}</span>
                <span className="block font-medium">{member.name}</span>
                <span className="block text-small break-words">{member.email}</span>
              </p>
              <Button kind="quiet" className="min-h-11 text-soot" onClick={signOut}>
                {SAY.notYou}
              </Button>
            </div>
          ) : (
            <p className="text-soot">
              {SAY.line} {SAY.signInLine}{' '}
              <button type="button" className="link min-h-6 text-ink" onClick={() => openPanel('auth')}>
                {SAY.signIn}
              </button>
            </p>
          )}
          <ContactFields faults={faults} member={member !== null} />
          <EmailCart />
        </StepForm>
      )}
    </>
  );
}
