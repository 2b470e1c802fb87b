/** Product page rendered in the browser, for products newer than the build. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { SEARCH_COPY } from '../../core/catalogue/search-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES, slugOf } from '../../core/shop/routes.ts';
import type { Seller } from '../../core/shop/site.ts';
import { $product, loadProduct } from '../../stores/product.ts';
import { LoadedProduct } from './LoadedProduct.tsx';

function load(): void {
  loadProduct(slugOf(window.location.pathname) ?? '');
}

export function ProductShell({ seller }: { readonly seller: Seller }) {
  const state = useStore($product, { ssr: 'initial' });
  useEffect(load, []);
  switch (state.state) {
    case 'ready':
      return <LoadedProduct product={state.product} seller={seller} />;
    case 'missing':
      return (
        <Empty title={COPY.product.notFound} hint={COPY.product.notFoundHint} level={1} className="border-t-0">
          <ButtonLink href={ROUTES.shop.path}>{COPY.catalogue.browseAll}</ButtonLink>
          <ButtonLink kind="quiet" href={ROUTES.search.path}>
            {SEARCH_COPY.title}
          </ButtonLink>
        </Empty>
      );
    case 'failed':
      return (
        <Empty title={COPY.product.failed} hint={state.message} level={1} className="border-t-0">
          <Button onClick={load}>{COPY.error.retry}</Button>
        </Empty>
      );
    default:
      return (
        <div className="product-columns pt-12" aria-busy="true">
          <h1 className="sr-only">{COPY.product.loading}</h1>
          <Skeleton className="aspect-4/5 max-h-[80dvh]" />
          <div>
            <Skeleton className="h-4 w-1/4" />
            <Skeleton className="mt-4 h-12 w-4/5" />
            <Skeleton className="mt-8 h-6 w-1/3" />
            <Skeleton className="mt-8 h-12 w-full" />
          </div>
        </div>
      );
  }
}
