/** What waits: a large number with a link to the place where it is done; kinds without work in one quiet line. */

import { LoadError } from '../../../components/LoadError.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { TODAY_COPY as SAY } from '../../../core/merchant/today-copy.ts';
import { useCall } from '../use-call.ts';
import { Work } from './Work.tsx';

const GRID = 'grid grid-cols-2 gap-x-6';
/** In one row, or in two of which the second is at most one shorter. On phones the first of an odd number has a row of its own. */
const COLUMNS = ['', 'sm:grid-cols-1', 'sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-4', 'sm:grid-cols-5'];
const columnsFor = (tiles: number) => COLUMNS[tiles < COLUMNS.length ? tiles : Math.ceil(tiles / 2)] ?? COLUMNS[4];

export function WaitingList() {
  const { response, reload } = useCall(MERCHANT_ENDPOINTS.today, undefined, true);
  if (response.state === 'loading')
    return (
      <div className={`${GRID} ${columnsFor(4)} pb-16`} aria-busy="true">
        {['a', 'b', 'c', 'd'].map((one) => (
          <div key={one} className="min-h-28 border-t pt-3 pb-6">
            <Skeleton className="h-11 w-14" />
            <Skeleton className="mt-5 h-4 w-3/4" />
          </div>
        ))}
      </div>
    );
  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  const open = response.data.filter(({ count }) => count > 0);
  const clear = response.data.filter(({ count }) => count === 0);
  return (
    <section aria-label={SAY.waiting} className="pb-12 lg:pb-16">
      {open.length > 0 ? (
        <ul className={`${GRID} ${columnsFor(open.length)}`}>
          {open.map((one) => (
            <Work key={one.kind} {...one} />
          ))}
        </ul>
      ) : (
        <div className="border-t pt-6">
          <p className="font-serif text-heading">{SAY.nothing}</p>
          <p className="mt-2 text-small text-soot">{SAY.nothingHint}</p>
        </div>
      )}
      {open.length > 0 && clear.length > 0 && (
        <p className="border-t pt-3 text-small text-soot">
          {SAY.clear} {clear.map(({ kind }) => SAY.work[kind]).join(', ')}.
        </p>
      )}
    </section>
  );
}
