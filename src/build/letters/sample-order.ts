/** An invented order for previews of letters. */

import type { LetterParcel, OrderFacts } from '../../api/emails/order-letter.ts';
import { sampleSku } from '../../core/configuration/key.ts';
import { HOME_DELIVERY } from '../../core/delivery/parcel.ts';
import type { OrderEventType, ShopEvent } from '../../core/events/event.ts';
import { SAMPLE_COPY } from '../../core/samples/copy.ts';
import { orderConfirmPath, orderPath } from '../../core/shop/routes.ts';
import type { LineRow, OrderRow } from '../../db/orders/rows.ts';
import type { StoredPicture } from '../../db/schema/pictures.ts';

export type SamplePiece = {
  readonly slug: string;
  readonly name: string;
  readonly sku: string;
  readonly variant: string;
  readonly price: number;
  readonly picture: StoredPicture | null;
};

/** Where the letters' links and pictures lead: origins without a slash at the end. */
export type SampleShop = {
  readonly pages: string;
  readonly images: string;
  readonly pieces: readonly SamplePiece[];
};

const NUMBER = 'AR-7K3M9Q2WX';
const AT = new Date('2026-11-25T10:30:00+05:30');
const SHIPPING = 149_900;

const lineOf = ({ price, picture, ...piece }: SamplePiece, position: number): LineRow => {
  const quantity = position === 1 ? 2 : 1;
  return {
    ...piece,
    number: NUMBER,
    position,
    productId: piece.slug,
    picture,
    price,
    quantity,
    amount: price * quantity,
    discount: 0,
    hsn: '9403',
    gstPercent: 18,
    gst: 0,
    madeToOrder: false,
  };
};

const sampleOf = (line: LineRow): LineRow => ({
  ...line,
  ...{ sku: sampleSku({ base: line.sku, option: 'fabric', choice: 'linen-flax' }), quantity: 1, price: 0, amount: 0 },
  ...{ name: SAMPLE_COPY.name('Flax linen'), variant: SAMPLE_COPY.of('Fabric', line.name) },
});

const PERSON = { name: 'Meera Raghunathan', phone: '+919845012345' };

function orderOf(lines: readonly LineRow[], own: Partial<OrderRow>): OrderRow {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    number: NUMBER,
    userId: null,
    email: 'meera@example.com',
    emailKey: 'meera@example.com',
    contact: PERSON,
    address: {
      ...PERSON,
      line1: '14, Lavelle Road',
      line2: 'Third floor, above the bakery',
      city: 'Bengaluru',
      state: 'Karnataka',
      pin: '560001',
    },
    delivery: HOME_DELIVERY,
    state: 'placed',
    payment: 'upi',
    paymentState: 'due',
    paymentReference: null,
    currency: 'INR',
    subtotal,
    discount: 0,
    coupon: null,
    shipping: SHIPPING,
    gst: 0,
    total: subtotal + SHIPPING,
    deliveryFrom: '2026-12-01',
    deliveryTo: '2026-12-04',
    placedAt: AT,
    expiresAt: new Date(AT.getTime() + 3_600_000),
    deliveredAt: null,
    cancelledAt: null,
    refundSince: null,
    invoiceNumber: null,
    invoicedAt: null,
    gstin: null,
    channel: 'web',
    formerDue: [],
    ...own,
  };
}

/** One line in each parcel, the rest in the last one. */
function parcelsOf(
  lines: readonly LineRow[],
  order: OrderRow,
  parcels: readonly Partial<LetterParcel>[],
): LetterParcel[] {
  return parcels.map((given, index): LetterParcel => {
    const own = index === parcels.length - 1 ? lines.slice(index) : lines.slice(index, index + 1);
    return {
      ...{
        number: NUMBER,
        parcel: index + 1,
        state: 'packed',
        size: 'Two-person delivery',
        store: order.delivery.store,
      },
      transport: order.delivery.store === null ? 'van' : 'pickup',
      ...{ amount: 0, shipping: 0, charges: [], grams: 0, carrier: null, tracking: null },
      ...{ deliveryFrom: order.deliveryFrom, deliveryTo: order.deliveryTo },
      ...{ slotZone: null, slotDay: null, slotWindow: null, packedAt: null, shippedAt: null, deliveredAt: null },
      slot: null,
      lines: own.map(({ sku, quantity }) => ({ sku, quantity, fromStore: 0 })),
      ...given,
    };
  });
}

export type SampleOrder = Partial<OrderRow> & {
  /** Of samples of its pieces. */
  readonly samples?: boolean;
  /** Cash orders above the limit wait for a confirmation. */
  readonly confirm?: boolean;
  readonly note?: string;
  /** What differs in each of its parcels; default: one as any. */
  readonly parcels?: readonly Partial<LetterParcel>[];
  /** Of the order's balance; by default what the payment state says. */
  readonly due?: number;
  readonly owed?: number;
};

/** Facts of an event of this type, with the event's data in the event. */
export function sampleFacts(
  { pages, images, pieces }: SampleShop,
  type: OrderEventType,
  { samples = false, confirm = false, note = '', parcels = [{}], due, owed, ...own }: SampleOrder,
  more: Readonly<Record<string, unknown>> = {},
): OrderFacts {
  const lines = pieces.map(lineOf).map((line) => (samples ? sampleOf(line) : line));
  const order = orderOf(lines, own);
  const { number, state, payment, paymentState, total, currency } = order;
  const sent = parcelsOf(lines, order, parcels);
  // Of the first parcel, which events of parcels are about.
  const held = sent[0]?.lines.map(({ sku, quantity }) => ({ sku, quantity })) ?? [];
  const aboutParcel = type.startsWith('parcel.') && { lines: held };
  const data = { number, state, payment, paymentState, total, currency, note, ...aboutParcel, ...more };
  const event: ShopEvent = { id: '0198a000-0000-7000-8000-000000000022', type, subject: number, data, at: AT };
  const token = 'sample-link-of-an-order';
  return {
    event,
    order,
    lines,
    parcels: sent,
    code: order.delivery.store === null ? '' : '482913',
    returned: [
      {
        number,
        position: 1,
        state: 'requested',
        reason: 'damaged',
        note: '',
        evidence: [],
        lines: lines.slice(0, 1).map(({ sku }) => ({ sku, quantity: 1 })),
        amount: lines[0]?.price ?? 0,
        requestedAt: AT,
        decidedAt: null,
      },
    ],
    due: due ?? (paymentState === 'due' ? total : 0),
    owed: owed ?? (paymentState === 'refund-due' ? total : 0),
    links: {
      pages,
      order: pages + orderPath(number, token),
      confirm: confirm ? pages + orderConfirmPath(number, token, 'sample-confirmation') : null,
    },
    images,
  };
}
