/** Submitted searches that found nothing; each links to its search in the shop. */
import { type ReactNode, useMemo } from 'react';
import { LoadError } from '../../../components/LoadError.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { TODAY_COPY as SAY } from '../../../core/merchant/today-copy.ts';
import { searchPath } from '../../../core/shop/routes.ts';
import { useCall } from '../use-call.ts';

type Props = {
  readonly days: number;
  /** Beside the heading. */
  readonly children?: ReactNode;
};

export function Misses({ days, children }: Props) {
  const { response, reload } = useCall(
    MERCHANT_ENDPOINTS.searchMisses,
    useMemo(() => ({ query: { days: String(days) } }), [days]),
  );
  return (
    <section className="pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="font-serif text-heading">{SAY.misses}</h2>
        {children}
      </div>
      <p className="mt-1 text-small text-soot">{SAY.missesHint}</p>
      <div className="mt-4">
        {response.state === 'loading' && <Skeleton className="h-32 w-full" />}
        {response.state === 'failed' && <LoadError title={SAY.failed} onRetry={reload} />}
        {response.state === 'ready' && response.data.length === 0 && (
          <p className="border-t pt-3 text-small">{SAY.missesNone}</p>
        )}
        {response.state === 'ready' && response.data.length > 0 && (
          <ol className="grid gap-x-6 sm:grid-cols-2">
            {response.data.map(({ term, times }) => (
              <li key={term} className="border-t">
                <a href={searchPath(term)} data-step className="group flex min-h-11 items-center justify-between gap-4">
                  <span className="min-w-0 truncate decoration-1 underline-offset-4 group-hover:underline">{term}</span>
                  <span className="shrink-0 text-small text-soot tabular-nums">{SAY.times(times)}</span>
                </a>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
