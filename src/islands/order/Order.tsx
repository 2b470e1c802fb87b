/** An order: what happens next, its products, payment and history. */
import { lazy, Suspense, useState } from 'react';
import type { Contact } from '../../components/contact/ContactLinks.tsx';
import type { SoldLineView } from '../../core/order/line-reader.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { isDivided } from '../../core/order/parcel-view.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { Actions } from './Actions.tsx';
import { Confirm } from './Confirm.tsx';
import { DeliverySlot } from './DeliverySlot.tsx';
import { Headline } from './Headline.tsx';
import { Help } from './Help.tsx';
import { History } from './History.tsx';
import { Lines } from './Lines.tsx';
import { Notices } from './Notices.tsx';
import { Payment } from './Payment.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { Steps } from './Steps.tsx';
import { Summary } from './Summary.tsx';
import { useNow } from './use-now.ts';

/** Few orders have several parcels or are collected. */
const Parcels = lazy(async () => ({ default: (await import('./Parcels.tsx')).Parcels }));
const Pickup = lazy(async () => ({ default: (await import('./Pickup.tsx')).Pickup }));

type Props = { readonly order: OrderView; readonly contact: Contact };

export function Order({ order, contact }: Props) {
  const now = useNow();
  const [reviewed, setReviewed] = useState<SoldLineView | null>(null);
  // A new draft for another piece, and after a return was sent.
  const [returning, setReturning] = useState({ sku: '', after: 0, open: false });
  const startReturn = (sku: string) => setReturning({ sku, after: order.returns.length, open: true });
  return (
    <>
      <Headline order={order} now={now} />
      <Steps order={order} />
      <div className="mt-12 grid gap-x-6 gap-y-14 md:mt-20 lg:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-14 lg:col-span-7 lg:gap-18">
          <Confirm order={order} now={now} />
          <Notices order={order} />
          <Payment order={order} now={now} />
          <DeliverySlot order={order} />
          {order.pickup && (
            <Suspense>
              <Pickup order={order} />
            </Suspense>
          )}
          {isDivided(order.parcels) ? (
            <Suspense>
              <Parcels order={order} onReview={setReviewed} onReturn={startReturn} />
            </Suspense>
          ) : (
            <Lines order={order} onReview={setReviewed} />
          )}
          <Actions order={order} onReturn={() => startReturn('')} />
        </div>
        <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:row-span-2">
          <div className="flex flex-col gap-10 lg:sticky lg:top-23">
            <Summary order={order} />
            <Help contact={contact} subject={SAY.order(order.number)} />
          </div>
        </div>
        <div className="min-w-0 lg:col-span-7">
          <History order={order} />
        </div>
      </div>
      {order.returnable.length > 0 && (
        <ReturnDialog
          key={`${returning.after} ${returning.sku}`}
          order={order}
          sku={returning.sku}
          open={returning.open}
          onClose={() => setReturning({ ...returning, open: false })}
        />
      )}
      <ReviewDialog order={order} line={reviewed} onClose={() => setReviewed(null)} />
    </>
  );
}
