/** Sales of a chosen period: figures, chart, top pieces. The chart's library loads once figures are shown. */
import { lazy, Suspense, useMemo } from 'react';
import { LoadError } from '../../../components/LoadError.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { TODAY_COPY as SAY } from '../../../core/merchant/today-copy.ts';
import { useCall } from '../use-call.ts';
import { Conversion } from './Conversion.tsx';
import { Figures } from './Figures.tsx';
import { SalesTable } from './SalesTable.tsx';
import { TopPieces } from './TopPieces.tsx';

const SalesChart = lazy(() => import('./SalesChart.tsx'));
const CHART = 'h-64 w-full';
const GRID = 'grid grid-cols-2 gap-x-6 xl:grid-cols-4';

export function SalesPart({ days }: { readonly days: number }) {
  const { response, reload } = useCall(
    MERCHANT_ENDPOINTS.sales,
    useMemo(() => ({ query: { days: String(days) } }), [days]),
  );
  if (response.state === 'failed') return <LoadError title={SAY.failed} onRetry={reload} />;
  if (response.state === 'loading')
    return (
      <div aria-busy="true">
        <div className={GRID}>
          {['a', 'b', 'c', 'd'].map((one) => (
            <div key={one} className="border-t pt-3 pb-6">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="mt-3 h-8 w-32" />
              <Skeleton className="mt-2 h-3 w-40" />
            </div>
          ))}
        </div>
        <Skeleton className={CHART} />
      </div>
    );
  const { currencies, top, views, checkouts, days: shown } = response.data;
  return (
    <div aria-busy={shown !== days} className="transition-opacity aria-busy:opacity-60">
      {currencies.length === 0 && (
        <>
          <p className="border-t pt-4 font-serif text-heading">{SAY.noSales}</p>
          <dl className={`${GRID} mt-6`}>
            <Conversion views={views} checkouts={checkouts} />
          </dl>
        </>
      )}
      {currencies.map((sales, index) => (
        <div key={sales.currency} className="pb-8">
          <dl className={GRID}>
            <Figures sales={sales} days={shown} />
            {index === 0 && <Conversion views={views} checkouts={checkouts} />}
          </dl>
          <Suspense fallback={<Skeleton className={CHART} />}>
            <SalesChart sales={sales} />
          </Suspense>
          <SalesTable sales={sales} days={shown} />
        </div>
      ))}
      <TopPieces pieces={top} />
    </div>
  );
}
