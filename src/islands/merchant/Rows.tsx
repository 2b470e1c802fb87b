/** Placeholder of a list. */
import { Skeleton } from '../../components/Skeleton.tsx';

export function Rows() {
  return (
    <div aria-busy="true" className="border-t">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className="border-b py-5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="mt-3 h-4 w-3/5" />
        </div>
      ))}
    </div>
  );
}
