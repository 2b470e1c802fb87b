/** One order with its parcels and returns, as an account's export contains it. */
import type { ExportedOrder } from '../../core/account/export-shapes.ts';
import type { returnAttachments } from '../schema/returns.ts';
import type { ParcelRow } from './parcels.ts';
import type { EventRow, LineRow, OrderRow, ReturnRow } from './rows.ts';

type Files = readonly (typeof returnAttachments.$inferSelect)[];

const exportLine = ({ number: _, position: __, productId: ___, picture: ____, ...line }: LineRow) => line;

function exportParcel({ number: _, slotZone: __, slotDay: ___, slotWindow: ____, ...row }: ParcelRow) {
  const { deliveryFrom, deliveryTo, packedAt, shippedAt, deliveredAt, lines, ...parcel } = row;
  return {
    ...parcel,
    lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
    delivery: { from: deliveryFrom, to: deliveryTo },
    packedAt: packedAt?.toISOString() ?? null,
    shippedAt: shippedAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}

function exportReturn(returned: ReturnRow, files: Files): ExportedOrder['returns'][number] {
  const { position, state, reason, note, evidence, lines, amount, requestedAt } = returned;
  const sent = files
    .filter((file) => file.position === position)
    .map(({ id, type, size, name }) => ({ id, type, size, name }));
  const at = requestedAt.toISOString();
  return { position, state, reason, note, evidence, files: sent, lines, amount, requestedAt: at };
}

type About = {
  readonly lines: readonly LineRow[];
  readonly parcels: readonly ParcelRow[];
  readonly events: readonly EventRow[];
  readonly returned: readonly ReturnRow[];
  readonly files: Files;
};

export function exportOrder(order: OrderRow, { lines, parcels, events, returned, files }: About): ExportedOrder {
  const { number, state, subtotal, discount, coupon, shipping, gst, total, email, contact, address } = order;
  return {
    number,
    state,
    placedAt: order.placedAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    currency: 'INR',
    lines: lines.map(exportLine),
    parcels: parcels.map(exportParcel),
    subtotal,
    discount,
    coupon,
    shipping,
    gst,
    total,
    email,
    contact,
    address,
    payment: { method: order.payment, state: order.paymentState, reference: order.paymentReference },
    timeline: events.map((event) => ({
      at: event.at.toISOString(),
      state: event.state,
      actor: event.actor,
      note: event.note,
    })),
    returns: returned.map((one) => exportReturn(one, files)),
    invoiceNumber: order.invoiceNumber,
    gstin: order.gstin,
    channel: order.channel,
  };
}
