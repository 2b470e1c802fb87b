/** Who ordered, where it goes, and its payment. */
import type { OfficeOrder } from '../../../core/merchant/office-order.ts';
import { OFFICE_ORDER_COPY as SAY } from '../../../core/merchant/order-page-copy.ts';
import { arrivalText } from '../../../core/order/arrival-text.ts';
import { phoneText } from '../../../core/order/view.ts';
import { orderPath } from '../../../core/shop/routes.ts';
import { CopyLink } from '../draft/CopyLink.tsx';
import { Block, Money } from './Money.tsx';

const Phone = ({ phone }: { readonly phone: string }) => (
  <a href={`tel:${phone}`} className="link inline-flex min-h-8 items-center tabular-nums">
    {phoneText(phone)}
  </a>
);

export function Facts({ order }: { readonly order: OfficeOrder }) {
  const { contact, email, address, delivery, deliveredAt, gstin, byPhone, token } = order;
  const place = [address.line1, address.line2, `${address.city} ${address.pin}`, address.state].filter(Boolean);
  const [only, ...others] = order.parcels;
  const range = delivery && arrivalText({ delivery, slot: others.length === 0 ? (only?.slot ?? null) : null });
  return (
    <>
      <Block title={order.pickup ? SAY.collectAt : SAY.sendTo}>
        <address className="not-italic">
          <span className="block font-medium">{address.name || contact.name}</span>
          {place.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <Phone phone={address.phone || contact.phone} />
        </address>
        {range && !deliveredAt && order.state !== 'cancelled' && (
          <p className="mt-2 text-soot">
            {SAY.deliver} {range}
          </p>
        )}
      </Block>
      <Block title={SAY.customer}>
        <p className="font-medium">{contact.name}</p>
        <p>
          <a href={`mailto:${email}`} className="link inline-flex min-h-8 items-center break-all">
            {email}
          </a>
        </p>
        <Phone phone={contact.phone} />
        {gstin && (
          <p className="mt-1 tabular-nums">
            {SAY.gstin} {gstin}
          </p>
        )}
        {byPhone && <p className="mt-1 text-soot">{SAY.byPhone}</p>}
        {token && <CopyLink link={orderPath(order.number, token)} />}
      </Block>
      <Money order={order} />
    </>
  );
}
