/** Delivery step: dates and charge of the PIN code, or why it cannot be delivered to. */
import { useStore } from '@nanostores/react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import type { Contact } from '../../components/contact/ContactLinks.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { pinOf } from '../../core/checkout/checkout.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import type { QuoteView } from '../../core/checkout/quote-reader.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import { COPY } from '../../core/shop/copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { checkoutPath } from '../../core/shop/routes.ts';
import { goTo } from '../../stores/checkout.ts';
import { $draft, changeDraft } from '../../stores/checkout-draft.ts';
import { $quote, reloadQuote } from '../../stores/checkout-quote.ts';
import { NotDeliverable } from './NotDeliverable.tsx';
import { StepForm } from './StepForm.tsx';
import { StepHeading } from './StepHeading.tsx';
import { StepNavigation } from './StepNavigation.tsx';
import { useFaults } from './use-faults.ts';

const SAY = CHECKOUT_COPY.delivery;

function Terms({ quote }: { readonly quote: QuoteView }) {
  const { address } = useStore($draft);
  const { delivery, shipping, freeShippingFrom } = quote;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-soot">
        <span className="min-w-0">
          {SAY.to} {[address.line1, `${address.city} ${address.pin}`].filter(Boolean).join(', ')}
        </span>
        <ButtonLink
          kind="quiet"
          className="min-h-11"
          href={checkoutPath('address')}
          aria-label={SAY.changeOf}
          onClick={(event) => {
            event.preventDefault();
            goTo('address');
          }}
        >
          {SAY.change}
        </ButtonLink>
      </p>
      {delivery && (
        <p className="border-y py-8 font-serif text-name">
          <span className="block">{dayText(delivery.from)}</span>
          <span className="block text-soot italic">{SAY.until}</span>
          <span className="block">{dayText(delivery.to)}</span>
        </p>
      )}
      <div className="border-b pb-5">
        <p className="flex items-baseline justify-between gap-6">
          <span>{SAY.charge}</span>
          <span className="text-price tabular-nums">
            {shipping === 0 ? CHECKOUT_COPY.summary.free : exactMoney(shipping ?? 0)}
          </span>
        </p>
        {freeShippingFrom !== null && freeShippingFrom > 0 && (
          <p className="mt-1 text-caption text-soot">{SAY.freeFrom(exactMoney(freeShippingFrom))}</p>
        )}
      </div>
      <div>
        <h3 className="text-small font-medium">{SAY.howTitle}</h3>
        <ul className="mt-2 flex max-w-[52ch] flex-col gap-1.5 text-small text-soot">
          {SAY.how.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

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
      <StepHeading step="delivery" />
      <StepForm step="delivery" faults={faults} check={() => []} onDone={() => changeDraft({ agreed: pin ?? '' })}>
        <Terms quote={quote.data} />
      </StepForm>
    </>
  );
}
