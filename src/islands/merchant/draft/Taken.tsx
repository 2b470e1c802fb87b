/** The order was placed: its number, and the link for the shopper. */
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/Button.tsx';
import { ORDER_DRAFT_COPY } from '../../../core/merchant/order-draft-copy.ts';
import { orderOfficePath } from '../../../core/merchant/pages.ts';
import type { TakenOrder } from '../../../core/merchant/taken-order.ts';
import { CopyLink } from './CopyLink.tsx';

const SAY = ORDER_DRAFT_COPY.taken;

type Props = {
  readonly order: TakenOrder & { readonly email: string };
  readonly onAnother: () => void;
};

export function Taken({ order, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="taken" className="max-w-160 border-l-2 border-success pl-6">
      <h2
        ref={heading}
        id="taken"
        tabIndex={-1}
        className="font-serif text-name outline-none tabular-nums max-sm:text-heading"
      >
        {SAY.title(order.number)}
      </h2>
      <p className="mt-3 text-soot">{SAY.sent(order.email)}</p>
      <h3 className="label mt-8 text-soot">{SAY.link}</h3>
      <p className="mt-1 text-small text-soot">{SAY.linkLine}</p>
      <CopyLink link={order.link} />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={orderOfficePath(order.number)}>{SAY.open}</ButtonLink>
        <Button kind="quiet" className="min-h-11" onClick={onAnother}>
          {SAY.another}
        </Button>
      </div>
    </section>
  );
}
