/** The place of an order while it loads. */
import { Skeleton } from '../../../components/Skeleton.tsx';
import { OFFICE_ORDER_COPY as SAY } from '../../../core/merchant/order-page-copy.ts';

export function OrderLoading() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {SAY.loading}
      </p>
      <Skeleton className="h-10 w-64" />
      <div className="mt-8 grid gap-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
