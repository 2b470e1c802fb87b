/** Shown for PIN codes that cannot be delivered to: reason and alternatives. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { type Contact, ContactLinks } from '../../components/contact/ContactLinks.tsx';
import { DELIVERY_STEP_COPY as SAY } from '../../core/checkout/delivery-copy.ts';
import { $step, goTo } from '../../stores/checkout.ts';
import { STEP_HEADING } from './StepHeading.tsx';

type Props = { readonly pin: string; readonly reason: string; readonly help: Contact };

export function NotDeliverable({ pin, reason, help }: Props) {
  const { moved } = useStore($step);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <div>
      <h2 ref={heading} id={STEP_HEADING} tabIndex={-1} className="max-w-[14ch] font-serif text-name outline-none">
        {SAY.refusedTitle(pin)}
      </h2>
      <p className="mt-4 max-w-[46ch] text-soot">{reason || SAY.refused}</p>
      <p className="mt-2 max-w-[46ch] text-soot">{SAY.refusedHint}</p>
      <Button className="mt-8 w-full sm:w-auto" onClick={() => goTo('address')}>
        {SAY.otherAddress}
      </Button>
      <section aria-labelledby="ask" className="mt-12 border-t pt-6">
        <h3 id="ask" className="font-serif text-heading">
          {SAY.ask}
        </h3>
        <p className="mt-2 max-w-[46ch] text-soot">{SAY.askHint}</p>
        <ContactLinks {...help} className="mt-4" />
      </section>
    </div>
  );
}
