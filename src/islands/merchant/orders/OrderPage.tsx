/** The back office's page of one order. */
import { lazy, Suspense } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { movable } from '../../../core/merchant/office-order.ts';
import { movesOf } from '../../../core/merchant/order-moves.ts';
import { OFFICE_ORDER_COPY as SAY } from '../../../core/merchant/order-page-copy.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import type { Role } from '../../../core/merchant/role.ts';
import { isDivided, movableVans } from '../../../core/order/parcel-view.ts';
import { COPY } from '../../../core/shop/copy.ts';
import { Gate } from '../Gate.tsx';
import { Shortcuts } from '../Shortcuts.tsx';
import { Facts } from './Facts.tsx';
import { Notes } from './Notes.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderLoading } from './OrderLoading.tsx';
import { Papers } from './Papers.tsx';
import { PieceList } from './PieceList.tsx';
import { Timeline } from './Timeline.tsx';
import { useOrder } from './use-order.ts';

/** With its viewer of photos and videos, which few orders need. */
const Returns = lazy(async () => ({ default: (await import('./Returns.tsx')).Returns }));
const DeliveryWindows = lazy(async () => ({ default: (await import('./DeliveryWindows.tsx')).DeliveryWindows }));
const Parcels = lazy(async () => ({ default: (await import('./Parcels.tsx')).Parcels }));
const Disputed = lazy(async () => ({ default: (await import('./Disputed.tsx')).Disputed }));
const Refunds = lazy(async () => ({ default: (await import('./Refunds.tsx')).Refunds }));

function Order({ role }: { readonly role: Role }) {
  const moves = useOrder(role);
  const { state, load } = moves;
  if (state.state === 'loading') return <OrderLoading />;
  if (state.state !== 'ready') {
    const unknown = state.state === 'unknown';
    return (
      <Empty title={unknown ? SAY.unknown : SAY.failed} {...(unknown && { hint: SAY.unknownHint })}>
        {!unknown && <Button onClick={load}>{COPY.error.retry}</Button>}
        <ButtonLink kind={unknown ? 'solid' : 'quiet'} href={MERCHANT_PAGES.orders.path}>
          {SAY.back}
        </ButtonLink>
      </Empty>
    );
  }
  const { order } = state;
  const mayRefund = movesOf(movable(order), role).includes('refund');
  // Reason and next attempt change also when it fails again.
  const retryRefund = async () => {
    if (!(await moves.move(order, 'refund'))) await load();
  };
  return (
    <div className="max-md:pb-28">
      <OrderHead order={order} role={role} moves={moves} />
      <div className="mt-8 grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-12">
          {order.disputes.length > 0 && (
            <Suspense>
              <Disputed order={order} />
            </Suspense>
          )}
          {order.sending.length > 0 && (
            <Suspense>
              <Refunds order={order} onRetry={mayRefund ? retryRefund : null} />
            </Suspense>
          )}
          {order.returns.length > 0 && (
            <Suspense>
              <Returns order={order} role={role} moves={moves} />
            </Suspense>
          )}
          {movableVans(order.parcels).length > 0 && (
            <Suspense>
              <DeliveryWindows order={order} role={role} moves={moves} />
            </Suspense>
          )}
          {isDivided(order.parcels) && (
            <Suspense>
              <Parcels order={order} role={role} moves={moves} />
            </Suspense>
          )}
          <PieceList order={order} />
          <Timeline order={order} />
        </div>
        <aside
          aria-label={SAY.customer}
          className="min-w-0 sm:max-xl:columns-2 sm:max-xl:gap-x-10 sm:max-xl:[&>section]:break-inside-avoid"
        >
          <Facts order={order} />
          <Papers order={order} />
          <Notes number={order.number} />
        </aside>
      </div>
      <Shortcuts more={SAY.keys} />
    </div>
  );
}

export function OrderPage() {
  return <Gate page={MERCHANT_PAGES.order}>{({ role }) => <Order role={role} />}</Gate>;
}
