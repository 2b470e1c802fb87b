/** Takes an order by phone: pieces, buyer, address, delivery and payment, with the quote beside it. */
import { lazy, type SubmitEvent, Suspense, useRef } from 'react';
import { Field } from '../../../components/Field.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { ORDER_DRAFT_COPY as SAY } from '../../../core/merchant/order-draft-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { Gate } from '../Gate.tsx';
import { BuyerFields } from './BuyerFields.tsx';
import { DraftLines } from './DraftLines.tsx';
import { Part } from './Part.tsx';
import { PayFields } from './PayFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { QuotePanel } from './QuotePanel.tsx';
import { StoreChoice } from './StoreChoice.tsx';
import { Taken } from './Taken.tsx';
import { useNewOrder } from './use-new-order.ts';

/** Needed once there is a PIN code. */
const DeliveryFields = lazy(async () => ({ default: (await import('./DeliveryFields.tsx')).DeliveryFields }));

function NewOrder() {
  const order = useNewOrder();
  const { draft, change, discard, faults, price, taken, place } = order;
  const form = useRef<HTMLFormElement>(null);
  const faultOf = (field: string) => faults.find((one) => one.field === field)?.message;
  if (taken) return <Taken order={taken} onAnother={() => discard('')} />;

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    await place();
    // The first field with a fault gets the focus once its message is there.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      aria-busy={order.busy}
      className="grid max-w-280 gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="flex min-w-0 flex-col gap-12">
        <p className="max-w-[60ch] text-soot">{SAY.taken.line}</p>
        <Part title={SAY.pieces}>
          <DraftLines lines={draft.lines} error={faultOf('search')} onChange={(lines) => change({ lines }, 'search')} />
        </Part>
        <Part title={SAY.buyer}>
          <BuyerFields contact={draft.contact} faultOf={faultOf} onChange={change} />
        </Part>
        <Part title={SAY.sendTo}>
          <StoreChoice draft={draft} onChange={(store) => change({ delivery: { ...draft.delivery, store } })} />
          <PlaceFields draft={draft} faultOf={faultOf} onChange={change} />
        </Part>
        {draft.delivery.store === null && price.data?.delivery && (
          <Part title={SAY.delivery}>
            <Suspense fallback={<Skeleton className="h-40" />}>
              <DeliveryFields key={order.round} draft={draft} quote={price.data} faultOf={faultOf} onChange={change} />
            </Suspense>
          </Part>
        )}
        <Part title={SAY.payment}>
          <PayFields
            payment={draft.payment}
            offered={price.data?.payments ?? []}
            error={faultOf('payment')}
            onChange={(payment) => change({ payment }, 'payment')}
          />
          <Field
            label={SAY.coupon}
            name="coupon"
            className="mt-5 max-w-60"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={draft.coupon}
            onChange={({ target }) => change({ coupon: target.value }, 'coupon')}
          />
        </Part>
      </div>
      <div className="min-w-0">
        <QuotePanel form={order} />
      </div>
    </form>
  );
}

export function NewOrderPage() {
  return <Gate page={MERCHANT_PAGES.newOrder}>{() => <NewOrder />}</Gate>;
}
