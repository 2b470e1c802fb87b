/** The place of a back office page while the person is checked. */
import { Skeleton } from '../../components/Skeleton.tsx';
import { OFFICE_COPY as SAY } from '../../core/merchant/office-copy.ts';

export function GateWaiting() {
  return (
    <div className="unscripted:hidden" aria-busy="true">
      <p className="sr-only" role="status">
        {SAY.loading}
      </p>
      <Skeleton className="h-6 w-1/3" />
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="mt-4 h-14 w-full" />
      ))}
    </div>
  );
}
