/** The editor of a product that has been loaded. */
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import type { EditedProduct } from '../../../core/merchant/edited-product-shapes.ts';
import { MERCHANT_ENDPOINTS } from '../../../core/merchant/endpoints.ts';
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { PRODUCT_COPY as SAY } from '../../../core/merchant/product-editor-copy.ts';
import type { ProductChoices } from '../../../core/merchant/product-reader.ts';
import type { Staff } from '../../../core/merchant/staff.ts';
import { ApiError } from '../../../core/shop/api-error.ts';
import { COPY } from '../../../core/shop/copy.ts';
import { readyData } from '../../../stores/early-responses.ts';
import { callMerchant } from '../../../stores/staff.ts';
import { ProductEditor } from './ProductEditor.tsx';

type State =
  | { readonly state: 'loading' | 'missing' | 'failed' }
  | { readonly state: 'ready'; readonly product: EditedProduct | null; readonly choices: ProductChoices };

type Parts = { readonly product: EditedProduct | null; readonly choices: ProductChoices | null };

/** What arrived before the page was drawn. */
const partsOf = (slug: string | null): Parts => ({
  product: slug ? readyData(MERCHANT_ENDPOINTS.merchantProduct, { params: { slug } }) : null,
  choices: readyData(MERCHANT_ENDPOINTS.productChoices),
});

/** Asks for what did not arrive. Throws ApiError. */
async function load(slug: string | null, { product, choices }: Parts): Promise<State> {
  const open = slug && !product ? callMerchant(MERCHANT_ENDPOINTS.merchantProduct, { params: { slug } }) : product;
  const [opened, chosen] = await Promise.all([open, choices ?? callMerchant(MERCHANT_ENDPOINTS.productChoices)]);
  return { state: 'ready', product: opened, choices: chosen };
}

export function LoadedProduct({ staff }: { readonly staff: Staff }) {
  const [slug] = useState(() => new URLSearchParams(window.location.search).get('slug'));
  const [parts] = useState(() => partsOf(slug));
  const { product, choices } = parts;
  const [state, setState] = useState<State>(
    choices && (product || !slug) ? { state: 'ready', product, choices } : { state: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  const isReady = state.state === 'ready';
  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt loads again.
  useEffect(() => {
    if (isReady) return;
    load(slug, parts).then(setState, (error: unknown) => {
      console.warn(error);
      setState({ state: error instanceof ApiError && error.status === 404 ? 'missing' : 'failed' });
    });
  }, [attempt]);

  switch (state.state) {
    case 'ready':
      return <ProductEditor loaded={state.product} choices={state.choices} staff={staff} />;
    case 'missing':
      return (
        <Empty title={SAY.notFound} hint={SAY.notFoundHint}>
          <ButtonLink href={MERCHANT_PAGES.products.path}>{SAY.toList}</ButtonLink>
        </Empty>
      );
    case 'failed':
      return (
        <Empty title={SAY.openFailed}>
          <Button onClick={() => setAttempt(attempt + 1)}>{COPY.error.retry}</Button>
        </Empty>
      );
    default:
      return (
        <div aria-busy="true">
          <p className="sr-only" role="status">
            {SAY.opening}
          </p>
          <Skeleton className="h-12 w-full max-w-2xl" />
          <Skeleton className="mt-6 h-12 w-full max-w-2xl" />
          <Skeleton className="mt-6 h-40 w-full max-w-2xl" />
        </div>
      );
  }
}
