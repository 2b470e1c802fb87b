/** Comparison of up to four products. Products named in the link take precedence over stored ones. */
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { readCompared } from '../../core/catalogue/compare.ts';
import { COMPARE_COPY } from '../../core/catalogue/compare-copy.ts';
import { COMPARE } from '../../core/product/constants.ts';
import { COPY } from '../../core/shop/copy.ts';
import { comparePath, ROUTES } from '../../core/shop/routes.ts';
import { $compared, storeCompared } from '../../stores/compare.ts';
import { fetchProduct } from '../../stores/product.ts';
import { CompareTable } from './CompareTable.tsx';
import type { Column } from './column.ts';

async function columnOf(slug: string): Promise<Column> {
  try {
    const product = await fetchProduct(slug);
    return product ? { state: 'ready', slug, product } : { state: 'gone', slug };
  } catch {
    return { state: 'failed', slug };
  }
}

export function ComparePage() {
  const [slugs, setSlugs] = useState<readonly string[] | null>(null);
  const [columns, setColumns] = useState<readonly Column[] | null>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    const read = () => setSlugs(readCompared(new URLSearchParams(window.location.search)) ?? $compared.get());
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  useEffect(() => {
    if (!slugs) return;
    let current = true;
    // The URL always names the shown products, for sharing.
    if (slugs.length > 0) history.replaceState(history.state, '', comparePath(slugs));
    Promise.all(slugs.map(columnOf)).then((next) => {
      if (current) setColumns(next);
    });
    return () => {
      current = false;
    };
  }, [slugs]);

  function remove(slug: string): void {
    const rest = (slugs ?? []).filter((one) => one !== slug);
    storeCompared($compared.get().filter((one) => one !== slug));
    history.pushState({}, '', comparePath(rest));
    setSlugs(rest);
  }

  if (slugs?.length === 0)
    return (
      <Empty title={COMPARE_COPY.empty} hint={COMPARE_COPY.emptyHint}>
        <ButtonLink href={ROUTES.shop.path}>{COPY.catalogue.browseAll}</ButtonLink>
      </Empty>
    );
  if (!columns)
    return (
      <div className="grid grid-cols-2 gap-6 border-t pt-8 md:grid-cols-4" aria-busy="true">
        <p className="sr-only">{COMPARE_COPY.loading}</p>
        {Array.from({ length: COMPARE.most }, (_, index) => `column-${index}`).map((key) => (
          <Skeleton key={key} className="aspect-4/5 w-full" />
        ))}
      </div>
    );
  return (
    <>
      <CompareTable columns={columns} onRemove={remove} />
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          kind="outline"
          onClick={() =>
            navigator.clipboard?.writeText(window.location.href).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          <span aria-live="polite">{copied ? COMPARE_COPY.shared : COMPARE_COPY.share}</span>
        </Button>
        {columns.length < COMPARE.most && (
          <ButtonLink kind="quiet" href={ROUTES.shop.path}>
            {COMPARE_COPY.add}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
