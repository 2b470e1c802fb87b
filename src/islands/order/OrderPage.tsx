/** Order page: the order, or the form that finds it. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import type { Contact } from '../../components/contact/ContactLinks.tsx';
import { Empty } from '../../components/Empty.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { Picture as PictureData } from '../../core/images/picture.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { COPY } from '../../core/shop/copy.ts';
import { ROUTES } from '../../core/shop/routes.ts';
import { $order, openOrder, refreshOrder, watchOrder } from '../../stores/order.ts';
import { $token } from '../../stores/token.ts';
import { FindOrder } from './FindOrder.tsx';
import { Order } from './Order.tsx';

function Loading() {
  return (
    <div className="grid gap-x-6 gap-y-10 pt-10 lg:grid-cols-12 unscripted:hidden" aria-busy="true">
      <h1 className="sr-only">{SAY.loading}</h1>
      <div className="lg:col-span-7">
        <Skeleton className="h-16 w-4/5 md:h-24" />
        <Skeleton className="mt-6 h-6 w-3/5" />
        <Skeleton className="mt-16 h-40 w-full" />
      </div>
      <Skeleton className="h-96 lg:col-span-4 lg:col-start-9" />
    </div>
  );
}

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
            {COPY.footer.links.contact}
          </ButtonLink>
        </Empty>
      );
    default:
      return <Loading />;
  }
}
