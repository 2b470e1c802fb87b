/** Delivery step: parcels, services, dates and charges of the PIN code, or why it cannot be delivered to. */
import { useStore } from '@nanostores/react';
import { Button } from '../../components/Button.tsx';
import type { Contact } from '../../components/contact/ContactLinks.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { accessFaults } from '../../core/checkout/access.ts';
import { pinOf } from '../../core/checkout/checkout.ts';
import { DELIVERY_STEP_COPY as SAY } from '../../core/checkout/delivery-copy.ts';
import { PICKUP_STEP_COPY } from '../../core/checkout/pickup-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { $draft, changeDraft } from '../../stores/checkout-draft.ts';
import { $quote, reloadQuote } from '../../stores/checkout-quote.ts';
import { DeliveryTerms } from './DeliveryTerms.tsx';
import { NotDeliverable } from './NotDeliverable.tsx';
import { StepForm } from './StepForm.tsx';
import { StepHeading } from './StepHeading.tsx';
import { StepNavigation } from './StepNavigation.tsx';
import { useFaults } from './use-faults.ts';

export function DeliveryStep({ help }: { readonly help: Contact }) {
  const draft = useStore($draft);
  const quote = useStore($quote);
  const faults = useFaults();
  const pin = pinOf(draft);

  if (quote.state === 'failed') {
    return (
      <>
        <StepHeading step="delivery" />
        <div role="alert">
          <p className="font-serif text-heading">{SAY.failed}</p>
          <p className="mt-3 max-w-[46ch] text-soot">{navigator.onLine ? SAY.failedHint : SAY.offlineHint}</p>
          <Button className="mt-6" onClick={reloadQuote}>
            {COPY.error.retry}
          </Button>
        </div>
        <StepNavigation step="delivery" />
      </>
    );
  }
  if (quote.state === 'asking' && !quote.data?.delivery) {
    return (
      <div aria-busy="true">
        <StepHeading step="delivery" />
        <p role="status" className="sr-only">
          {SAY.asking}
        </p>
        <Skeleton className="h-64 w-full" />
      </div>
    );
  }
  if (!quote.data?.delivery)
    return <NotDeliverable pin={pin ?? ''} reason={quote.data?.pinProblem ?? ''} help={help} />;
  return (
    <>
      <StepHeading step="delivery" {...(draft.delivery.store && { title: PICKUP_STEP_COPY.heading })} />
      <StepForm
        step="delivery"
        faults={faults}
        check={() => accessFaults($draft.get(), quote.data)}
        onDone={() => changeDraft({ agreed: pin ?? '' })}
      >
        <DeliveryTerms quote={quote.data} faults={faults} />
      </StepForm>
    </>
  );
}
