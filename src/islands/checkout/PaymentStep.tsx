/** Payment step: the methods available for the total, each with what happens next. */
import { useStore } from '@nanostores/react';
import { type Contact, ContactLinks } from '../../components/contact/ContactLinks.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import type { Fault } from '../../core/checkout/faults.ts';
import { PAYMENT_STEP_COPY as SAY } from '../../core/checkout/payment-copy.ts';
import { PAYMENT } from '../../core/payment/constants.ts';
import { takesCash } from '../../core/payment/payment.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { $quote } from '../../stores/checkout-quote.ts';
import { Coupon } from './Coupon.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { StepForm } from './StepForm.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useFaults } from './use-faults.ts';

function NoPaymentMethod({ help }: { readonly help: Contact }) {
  return (
    <div role="alert">
      <p className="font-serif text-heading">{SAY.none}</p>
      <p className="mt-3 text-soot">{SAY.noneHint}</p>
      <ContactLinks {...help} className="mt-4" />
    </div>
  );
}

/** cash: the shop offers cash on delivery, so its limit is shown. */
export function PaymentStep({ help, cash }: { readonly help: Contact; readonly cash: boolean }) {
  const quote = useStore($quote);
  const faults = useFaults();
  const ways = quote.data?.payments ?? [];
  const total = quote.data?.total ?? 0;

  function check(): readonly Fault[] {
    const { payment } = $draft.get();
    return ways.includes(payment) ? [] : [{ field: 'payment', label: SAY.ways, message: CHECKOUT_COPY.faults.payment }];
  }

  return (
    <>
      <StepHeading step="payment" line={SAY.line} />
      {quote.data === null ? (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {SAY.asking}
          </p>
          <Skeleton className="h-56 w-full" />
        </div>
      ) : ways.length === 0 ? (
        <NoPaymentMethod help={help} />
      ) : (
        <StepForm step="payment" faults={faults} check={check}>
          <PaymentMethods ways={ways} faults={faults} />
          {cash && !takesCash(total) && (
            <p className="text-caption text-soot">{SAY.cashLimit(exactMoney(PAYMENT.cashMax))}</p>
          )}
          <Coupon />
        </StepForm>
      )}
    </>
  );
}
