/** The place of an order while it loads. */
import { Skeleton } from '../../components/Skeleton.tsx';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';

export function OrderLoading() {
  return (
    <div className="grid gap-x-6 gap-y-10 pt-10 lg:grid-cols-12 unscripted:hidden" aria-busy="true">
      <h1 className="sr-only">{SAY.loading}</h1>
      <div className="lg:col-span-7">
        <Skeleton className="h-16 w-4/5 md:h-24" />
        <Skeleton className="mt-6 h-6 w-3/5" />
        <Skeleton className="mt-16 h-40 w-full" />
      </div>
      <Skeleton className="h-96 lg:col-span-4 lg:col-start-9" />
    </div>
  );
}
