/** The cart page. */
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { EmptyPage } from '../../components/EmptyPage.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ServiceLine } from '../../components/shop/ServiceLine.tsx';
import { countItems } from '../../core/cart/cart.ts';
import { CART_COPY } from '../../core/cart/copy.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import type { Picture } from '../../core/images/picture.ts';
import type { EmiPlan } from '../../core/payment/emi.ts';
import { NAVIGATION_COPY } from '../../core/shop/navigation-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { $cart, EMPTY_CART } from '../../stores/cart.ts';
import { CartDelivery } from './CartDelivery.tsx';
import { CartLines } from './CartLines.tsx';
import { Totals } from './Totals.tsx';
import { useRestoreLinks } from './use-restore-links.ts';

/** Loaded in a shop with instalments only. */
const Instalments = lazy(() => import('./Instalments.tsx'));
/** Loaded with a link of a letter only. */
const RestoredCart = lazy(() => import('./RestoredCart.tsx'));

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
        <EmptyPage title={CART_COPY.empty} hint={CART_COPY.emptyHint} picture={picture}>
          <ButtonLink href={ROUTES.shop.path}>{CART_COPY.continue}</ButtonLink>
          <ButtonLink kind="quiet" href={ROUTES.newArrivals.path}>
            {NAVIGATION_COPY.newArrivals}
          </ButtonLink>
        </EmptyPage>
      ) : (
        <div className="mt-8 grid gap-x-6 gap-y-10 lg:grid-cols-12">
          <div className="border-t lg:col-span-7">
            <h2 className="sr-only">{CART_COPY.heading(countItems(cart))}</h2>
            <CartLines cart={cart} onRemoved={setMessage} />
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <div className="bg-linen p-7 lg:sticky lg:top-23">
              <p className="mb-6 font-serif text-heading">{CART_COPY.heading(countItems(cart))}</p>
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
                {CART_COPY.continue}
              </ButtonLink>
            </div>
          </div>
        </div>
      )}
    </>
  );
}
