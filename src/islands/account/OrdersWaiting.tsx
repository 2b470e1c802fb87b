/** The place of the list of orders while it loads. */
import { Skeleton } from '../../components/Skeleton.tsx';

export function OrdersWaiting() {
  return (
    <div className="border-t" aria-busy="true">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="grid grid-cols-[88px_1fr] gap-5 border-b py-6 sm:grid-cols-[112px_1fr] sm:gap-8">
          <Skeleton className="aspect-4/5 w-full" />
          <div>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-3 h-7 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
