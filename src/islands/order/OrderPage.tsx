/** Order page: the order, or the form that finds it. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import type { Contact } from '../../components/contact/ContactLinks.tsx';
import { Empty } from '../../components/Empty.tsx';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { FOOTER_COPY } from '../../core/shop/footer-copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { $order, openOrder, refreshOrder, watchOrder } from '../../stores/order.ts';
import { $token } from '../../stores/token.ts';
import { FindOrder } from './FindOrder.tsx';
import { Order } from './Order.tsx';
import { OrderLoading } from './OrderLoading.tsx';

function Stale() {
  return (
    <div
      role="alert"
      className="no-print mb-4 flex flex-wrap items-center justify-between gap-x-8 border-l-2 border-danger bg-linen px-5 py-2 text-small"
    >
      {SAY.away.stale}
      <button type="button" onClick={refreshOrder} className="link min-h-11 font-medium">
        {COPY.error.retry}
      </button>
    </div>
  );
}

type PageProps = {
  /** Support contacts. */
  readonly contact: Contact;
  /** Picture beside the search form. */
  readonly picture: PictureData | null;
};

export function OrderPage({ contact, picture }: PageProps) {
  const state = useStore($order, { ssr: 'initial' });
  const token = useStore($token, { ssr: () => null });
  useEffect(() => {
    openOrder();
    return watchOrder();
  }, []);
  switch (state.state) {
    case 'ready':
      return (
        <>
          {state.stale && <Stale />}
          <Order order={state.order} contact={contact} />
        </>
      );
    case 'finding':
      return <FindOrder number={state.number} problem={state.problem} signedIn={token !== null} picture={picture} />;
    case 'away':
      return (
        <Empty title={SAY.away.title} hint={SAY.away.line} level={1} className="border-t-0">
          <Button onClick={openOrder}>{COPY.error.retry}</Button>
          <ButtonLink kind="quiet" href={ROUTES.contact.path}>
            {FOOTER_COPY.links.contact}
          </ButtonLink>
        </Empty>
      );
    default:
      return <OrderLoading />;
  }
}
