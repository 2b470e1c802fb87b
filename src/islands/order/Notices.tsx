/** Notices beside the order's stage: parcel, refunds, return. */
import { type ReactNode, useId } from 'react';
import { ErrorBox } from '../../components/ErrorBox.tsx';
import { dayText } from '../../core/delivery/delivery.ts';
import { PARCEL_COPY } from '../../core/delivery/parcel-copy.ts';
import { dayOf } from '../../core/order/moments.ts';
import { ORDER_PAGE_COPY as SAY } from '../../core/order/page-copy.ts';
import { isDivided } from '../../core/order/parcel-view.ts';
import type { OrderView } from '../../core/order/reader.ts';
import { isVideo, sizeText } from '../../core/order/return-attachments.ts';
import { ATTACHMENT_COPY } from '../../core/order/return-attachments-copy.ts';
import type { ReturnView } from '../../core/order/return-reader.ts';
import { amountText, carrierOf, isCashDue, parcelOf } from '../../core/order/view.ts';
import { downloadAttachment } from '../../stores/return-attachments.ts';
import { Shipment } from './Shipment.tsx';
import { useSubmit } from './use-submit.ts';

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-l-2 border-brass pl-5 md:pl-7">
      <h2 id={id} className="label text-soot">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The order's only parcel while it travels. Backends without parcels name carrier and number in the timeline. */
function Parcel({ order }: { readonly order: OrderView }) {
  const [only = null] = order.parcels;
  const number = only?.tracking ?? parcelOf(order);
  const carrier = only?.carrier ?? carrierOf(order);
  if (order.state !== 'shipped' || isDivided(order.parcels) || (!number && !carrier)) return null;
  return (
    <section aria-labelledby="parcel">
      <h2 id="parcel" className="font-serif text-name">
        {carrier || SAY.parcel}
      </h2>
      <Shipment carrier="" number={number} track={only?.track ?? null} words={PARCEL_COPY.track} />
    </section>
  );
}

function Refund({ order }: { readonly order: OrderView }) {
  const { refund, payment, state } = order;
  if (refund) {
    const line = payment.method === 'cod' ? SAY.refund.cashLine : SAY.refund.dueLine;
    return (
      <Notice title={SAY.refund.title}>
        <p className="mt-2 max-w-[26ch] font-serif text-heading">{SAY.refund.due(dayText(refund.by))}</p>
        <p className="mt-2 text-small text-soot tabular-nums">{line(amountText(order, refund.amount))}</p>
      </Notice>
    );
  }
  const words =
    payment.state === 'refunded'
      ? SAY.refund.done
      : state === 'cancelled' && payment.state === 'claimed'
        ? SAY.refund.claimed
        : null;
  return words ? (
    <Notice title={SAY.refund.title}>
      <p className="mt-2 max-w-[48ch]">{words}</p>
    </Notice>
  ) : null;
}

/** What happens next; '' for a state that is not known. */
function nextText(order: OrderView, { state, amount }: ReturnView): string {
  if (order.pickup && state === 'approved' && !isCashDue(order)) return SAY.pickup.back(amountText(order, amount));
  const words: Readonly<Record<string, (amount: string) => string>> = isCashDue(order)
    ? SAY.returns.offStates
    : SAY.returns.states;
  return words[state]?.(amountText(order, amount)) ?? '';
}

function Returned({ order, requested }: { readonly order: OrderView; readonly requested: ReturnView }) {
  const { busy, failure, submit } = useSubmit();
  const refused = requested.state === 'refused';
  const nameOf = (sku: string) => order.lines.find((line) => line.sku === sku)?.name ?? sku;
  return (
    <Notice title={SAY.returns.titleOf(requested.position, order.returns.length)}>
      {refused && <p className="mt-2 font-serif text-heading">{SAY.returns.refusedTitle}</p>}
      <ul className={refused ? 'mt-2 text-small' : 'mt-2 font-serif text-heading'}>
        {requested.lines.map(({ sku, quantity }) => (
          <li key={sku}>
            {quantity} × {nameOf(sku)}
          </li>
        ))}
      </ul>
      <div className="mt-3 max-w-[56ch] text-small text-soot">
        <p className="text-ink tabular-nums">{refused ? SAY.returns.refusedLine : nextText(order, requested)}</p>
        <p className="mt-1">
          {SAY.returns.reasons[requested.reason]}. {SAY.returns.askedOn(dayOf(requested.requestedAt))}.
        </p>
        {failure && <ErrorBox>{failure}</ErrorBox>}
        {requested.evidence.length + requested.files.length > 0 && (
          <p className="mt-3">
            {SAY.returns.evidenceGiven}:{' '}
            {requested.files.map((file) => (
              <button
                key={file.id}
                type="button"
                disabled={busy}
                onClick={() => submit(() => downloadAttachment(order, file))}
                className="link mr-3 whitespace-nowrap text-ink"
              >
                {isVideo(file.type) ? ATTACHMENT_COPY.video : ATTACHMENT_COPY.photo}, {sizeText(file.size)}
              </button>
            ))}
            {requested.evidence.map((link) => (
              <a key={link} href={link} target="_blank" rel="noreferrer" className="link mr-3 break-all text-ink">
                {link.replace(/^https:\/\//, '')}
              </a>
            ))}
          </p>
        )}
      </div>
    </Notice>
  );
}

export function Notices({ order }: { readonly order: OrderView }) {
  return (
    <>
      <Parcel order={order} />
      <Refund order={order} />
      {order.returns.map((one) => (
        <Returned key={one.position} order={order} requested={one} />
      ))}
    </>
  );
}
