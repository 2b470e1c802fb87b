/** The cart page. */
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { EmptyPage } from '../../components/EmptyPage.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ServiceLine } from '../../components/shop/ServiceLine.tsx';
import { countItems } from '../../core/cart/cart.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import type { Picture } from '../../core/images/picture.ts';
import type { EmiPlan } from '../../core/payment/emi.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { $cart, EMPTY_CART } from '../../stores/cart.ts';
import { CartDelivery } from './CartDelivery.tsx';
import { CartLines } from './CartLines.tsx';
import { Totals } from './Totals.tsx';

/** Loaded in a shop with instalments only. */
const Instalments = lazy(() => import('./Instalments.tsx'));
/** Loaded with a link of a letter only. */
const RestoredCart = lazy(() => import('./RestoredCart.tsx'));

/** Counts links that restore a cart: the page's own, and those opened in the same tab later. */
function useRestoreLinks(): number {
  const [links, setLinks] = useState(0);
  useEffect(() => {
    const look = () => window.location.hash.startsWith('#restore=') && setLinks((before) => before + 1);
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return links;
}

type Props = { readonly picture?: Picture | null; readonly emi?: EmiPlan | null };

/** picture: beside the text of an empty cart. emi: the plan of a shop with instalments. */
export function CartPage({ picture = null, emi = null }: Props) {
  const cart = useStore($cart, { ssr: () => EMPTY_CART });
  // The first render must match the prerendered empty cart.
  const [alive, setAlive] = useState(false);
  const [message, setMessage] = useState('');
  const links = useRestoreLinks();
  useEffect(() => setAlive(true), []);

  if (!alive) return <Skeleton className="mt-10 h-48 max-w-3xl unscripted:hidden" />;
  return (
    <>
      <p className="sr-only" role="status">
        {message}
      </p>
      {links > 0 && (
        <Suspense>
          <RestoredCart key={links} />
        </Suspense>
      )}
      {cart.length === 0 ? (
        <EmptyPage title={COPY.cart.empty} hint={COPY.cart.emptyHint} picture={picture}>
          <ButtonLink href={ROUTES.shop.path}>{COPY.cart.continue}</ButtonLink>
          <ButtonLink kind="quiet" href={ROUTES.newArrivals.path}>
            {COPY.nav.newArrivals}
          </ButtonLink>
        </EmptyPage>
      ) : (
        <div className="mt-8 grid gap-x-6 gap-y-10 lg:grid-cols-12">
          <div className="border-t lg:col-span-7">
            <h2 className="sr-only">{COPY.cart.heading(countItems(cart))}</h2>
            <CartLines cart={cart} onRemoved={setMessage} />
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <div className="bg-linen p-7 lg:sticky lg:top-23">
              <p className="mb-6 font-serif text-heading">{COPY.cart.heading(countItems(cart))}</p>
              <Totals cart={cart} />
              {emi && (
                <Suspense>
                  <Instalments cart={cart} plan={emi} />
                </Suspense>
              )}
              <div className="mt-5 border-t pt-5">
                <CartDelivery cart={cart} />
              </div>
              <ServiceLine tax={false} className="mt-2 text-soot" />
              <ButtonLink href={ROUTES.checkout.path} className="mt-6 w-full">
                {CHECKOUT_COPY.button}
              </ButtonLink>
              <ButtonLink kind="quiet" href={ROUTES.shop.path} className="mt-3 min-h-11 w-full justify-center">
                {COPY.cart.continue}
              </ButtonLink>
            </div>
          </div>
        </div>
      )}
    </>
  );
}
