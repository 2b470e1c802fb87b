/** The lookbook: the build's pieces first, then the API's, and the panel of the open one. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { LookColumns } from '../../components/catalogue/LookColumns.tsx';
import { Empty } from '../../components/Empty.tsx';
import type { LookPiece } from '../../core/catalogue/lookbook.ts';
import { LOOKBOOK_COPY } from '../../core/catalogue/lookbook-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { $lookbook, loadLookbook } from '../../stores/lookbook.ts';
import { useHydrated } from '../use-hydrated.ts';
import { LookPanel } from './LookPanel.tsx';

/** built is null where the API was not reachable. */
export function Lookbook({ built }: { readonly built: readonly LookPiece[] | null }) {
  const live = useStore($lookbook, { ssr: () => null });
  const root = useHydrated<HTMLDivElement>();
  useEffect(() => {
    loadLookbook();
  }, []);
  const pieces = live?.state === 'ready' ? live.data : built;
  const failed = !pieces && live?.state === 'failed';

  return (
    <div ref={root} className="gutter">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pt-6 pb-10 md:pt-10 md:pb-16">
        <h1 className="font-serif text-display">{LOOKBOOK_COPY.title}</h1>
        {pieces?.length !== 0 && !failed && <p className="max-w-[32ch] pb-2 text-soot">{LOOKBOOK_COPY.line}</p>}
      </header>
      {pieces?.length === 0 && (
        <Empty title={LOOKBOOK_COPY.empty} hint={LOOKBOOK_COPY.emptyHint}>
          <ButtonLink href={ROUTES.shop.path}>{COPY.catalogue.browseAll}</ButtonLink>
        </Empty>
      )}
      {failed ? (
        <Empty title={COPY.catalogue.failed} hint={COPY.error.network}>
          <Button onClick={loadLookbook}>{COPY.error.retry}</Button>
        </Empty>
      ) : (
        // Other pieces are other pictures, not moved ones: the page does not shift.
        <LookColumns key={pieces?.map(({ slug }) => slug).join()} pieces={pieces} />
      )}
      <LookPanel pieces={pieces ?? []} />
    </div>
  );
}
