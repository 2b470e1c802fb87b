/** Review step: all details, each with a link to its step, and the order button. */
import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { termsOf } from '../../core/checkout/access.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { PICKUP_STEP_COPY } from '../../core/checkout/pickup-copy.ts';
import { REVIEW_STEP_COPY as SAY } from '../../core/checkout/review-copy.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import { accessText } from '../../core/delivery/measure-copy.ts';
import { asksAccess } from '../../core/delivery/service.ts';
import { slotText } from '../../core/delivery/slot-text.ts';
import { paymentMethodLine, paymentMethodName } from '../../core/payment/copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { $draft } from '../../stores/checkout-draft.ts';
import { $quote } from '../../stores/checkout-quote.ts';
import { Lines } from './Lines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import { Policies } from './Policies.tsx';
import { Part, Rows } from './ReviewPart.tsx';
import { StepHeading } from './StepHeading.tsx';
import { StepNavigation } from './StepNavigation.tsx';

/** Few orders have a service that carries in. */
const FitWarning = lazy(async () => ({ default: (await import('./FitWarning.tsx')).FitWarning }));

export function ReviewStep() {
  const draft = useStore($draft);
  const { contact, address, other, payment } = draft;
  const { access, store } = termsOf(draft);
  const { data } = useStore($quote);
  const { step } = CHECKOUT_COPY;
  return (
    <>
      <StepHeading step="review" />
      <div className="border-t">
        <Part name={step.contact} step="contact">
          <Rows rows={[contact.name, contact.email, contact.phone]} />
        </Part>
        <Part name={store ? PICKUP_STEP_COPY.name : step.address} step="address">
          <Rows
            rows={[
              store ? '' : other ? address.name : contact.name,
              address.line1,
              address.line2,
              `${address.city} ${address.pin}`,
              address.state,
              other ? address.phone : '',
            ]}
          />
        </Part>
        <Part name={step.delivery} step="delivery">
          {data?.delivery && (
            <Rows
              rows={[
                (store ? SAY.atStore : CHECKOUT_COPY.summary.arrives)(
                  dayText(data.delivery.from),
                  dayText(data.delivery.to),
                ),
                data.parcels.length > 1 ? SAY.parcels(data.parcels.length) : '',
                ...data.vans.flatMap(({ parcel, slot }) =>
                  slot
                    ? [[data.parcels.length > 1 ? SAY.parcel(parcel) : '', slotText(slot)].filter(Boolean).join(': ')]
                    : [],
                ),
                ...data.services.filter(({ chosen }) => chosen).map(({ name }) => name),
                access && asksAccess(data.parcels, data.services) ? accessText(access) : '',
                data.shipping ? SAY.charge(exactMoney(data.shipping)) : store ? SAY.collecting : SAY.noCharge,
              ]}
            />
          )}
          {data?.services.some(({ chosen, carriesIn }) => chosen && carriesIn) && (
            <Suspense>
              <FitWarning quote={data} />
            </Suspense>
          )}
        </Part>
        <Part name={step.payment} step="payment">
          <Rows rows={[paymentMethodName(payment, store !== null), paymentMethodLine(payment, store !== null)]} />
        </Part>
        <div className="lg:hidden">
          <Part name={SAY.pieces} step={null}>
            {null}
          </Part>
          <div className="py-5">
            <Lines />
            <div className="pt-5">
              <OrderTotals />
            </div>
          </div>
        </div>
      </div>
      <Policies />
      <PlaceOrder />
      <StepNavigation step="review" />
    </>
  );
}
