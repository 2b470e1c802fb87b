/** The checkout: one step at a time, with the order summary beside it. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Contact } from '../../components/contact/ContactLinks.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { CHECKOUT_COPY as SAY } from '../../core/checkout/copy.ts';
import { REVIEW_STEP_COPY } from '../../core/checkout/review-copy.ts';
import { $cart, EMPTY_CART } from '../../stores/cart.ts';
import { startCheckout } from '../../stores/checkout.ts';
import { $placing, startPlacing } from '../../stores/place-order.ts';
import { EmptyCheckout, ShopLinks } from './EmptyCheckout.tsx';
import { PendingOrder } from './PendingOrder.tsx';
import { Split, Steps } from './Steps.tsx';

type Props = { readonly help: Contact; readonly cash: boolean };

export function CheckoutPage(props: Props) {
  const cart = useStore($cart, { ssr: () => EMPTY_CART });
  const placing = useStore($placing);
  // The first render must match the prerendered empty checkout.
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    const stops = [startPlacing(), startCheckout()];
    setAlive(true);
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  if (!alive || placing.state === 'done') {
    const done = placing.state === 'done';
    return (
      <div className="unscripted:hidden" aria-busy="true">
        <Split>
          <p role="status" className={done ? 'pt-10 font-serif text-name' : 'sr-only'}>
            {done ? REVIEW_STEP_COPY.placed : SAY.loading}
          </p>
          {done ? (
            <p className="mt-3 text-soot">{REVIEW_STEP_COPY.placedHint}</p>
          ) : (
            <Skeleton className="mt-24 h-72 w-full" />
          )}
        </Split>
      </div>
    );
  }
  if (cart.length === 0) {
    return (
      <Split beside={<ShopLinks />}>
        <PendingOrder />
        <EmptyCheckout />
      </Split>
    );
  }
  return <Steps {...props} />;
}
