/** The cart panel, opened by the header's link and the buy box. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Empty } from '../../components/Empty.tsx';
import { countItems } from '../../core/cart/cart.ts';
import { CART_COPY } from '../../core/cart/copy.ts';
import { CHECKOUT_COPY } from '../../core/checkout/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { $cart, EMPTY_CART } from '../../stores/cart.ts';
import { closePanel } from '../../stores/panel.ts';
import { CartDelivery } from './CartDelivery.tsx';
import { CartLines } from './CartLines.tsx';
import { Totals } from './Totals.tsx';

export default function CartPanel({ open }: { readonly open: boolean }) {
  const cart = useStore($cart, { ssr: () => EMPTY_CART });
  const [message, setMessage] = useState('');
  const empty = cart.length === 0;
  return (
    <Dialog
      open={open}
      onClose={() => closePanel('cart')}
      title={empty ? CART_COPY.title : CART_COPY.heading(countItems(cart))}
      closeLabel={CART_COPY.close}
      footer={
        !empty && (
          <>
            <Totals cart={cart} />
            <div className="mt-4 border-t pt-4">
              <CartDelivery cart={cart} />
            </div>
            <ButtonLink href={ROUTES.checkout.path} className="mt-5 w-full">
              {CHECKOUT_COPY.button}
            </ButtonLink>
            <ButtonLink kind="quiet" href={ROUTES.cart.path} className="mt-2 min-h-11 w-full justify-center">
              {CART_COPY.open}
            </ButtonLink>
          </>
        )
      }
    >
      <p className="sr-only" role="status">
        {message}
      </p>
      {empty ? (
        <Empty title={CART_COPY.empty} hint={CART_COPY.emptyHint} className="border-t-0">
          <ButtonLink kind="outline" href={ROUTES.shop.path}>
            {CART_COPY.continue}
          </ButtonLink>
        </Empty>
      ) : (
        <CartLines cart={cart} onRemoved={setMessage} />
      )}
    </Dialog>
  );
}
