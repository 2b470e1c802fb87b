/** Rows of the list while it loads. */
import { Skeleton } from '../../../components/Skeleton.tsx';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

export function RowSkeletons() {
  return (
    <div className="border-t" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className="grid grid-cols-[2.75rem_8rem_1fr_6rem] items-center gap-4 border-b py-4">
          <Skeleton className="mx-auto size-5" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="h-5" />
        </div>
      ))}
    </div>
  );
}
