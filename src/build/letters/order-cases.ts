/** Events of orders whose letters the preview shows. */

import type { LetterParcel } from '../../api/emails/order-letter.ts';
import { HOME_DELIVERY, type ParcelCharge } from '../../core/delivery/parcel.ts';
import type { OrderEventType } from '../../core/events/event.ts';
import type { SampleOrder } from './sample-order.ts';

export type Case = readonly [
  type: OrderEventType,
  variant: string,
  order?: SampleOrder,
  more?: Readonly<Record<string, unknown>>,
];

const CASH: SampleOrder = { payment: 'cod' };
const PAID: SampleOrder = { state: 'confirmed', paymentState: 'paid', expiresAt: null };
const CANCELLED: SampleOrder = { state: 'cancelled', expiresAt: null };
const AMOUNT = { amount: 18_639_900, reference: '431207865519' };
const BACK = { amount: 12_490_000, reason: 'damaged' };

const CHANGE = {
  note: 'Added: 1 × Kolam bowl, Teal. New total ₹1,98,889 instead of ₹1,86,399.',
  before: 18_639_900,
  by: 'merchant',
};

const AT_STORE: SampleOrder = {
  ...PAID,
  state: 'shipped',
  delivery: { ...HOME_DELIVERY, store: 'indiranagar' },
  address: {
    ...{ name: 'Meera Raghunathan', phone: '+919845012345', line1: 'Indiranagar', line2: '100 Feet Road' },
    ...{ city: 'Bengaluru', state: 'Karnataka', pin: '560038' },
  },
};
const HOURS = ['Tuesday to Saturday 10:00–19:00', 'Monday and Sunday closed'];
/** The first of two. */
const FIRST_PARCEL = {
  ...{ parcel: 1, parcels: 2, transport: 'van', store: null, carrier: '', tracking: '', track: '' },
};

const WINDOW = { day: '2026-12-05', window: 'morning', from: '09:00', to: '13:00' };
const CHARGES = [
  { kind: 'fee', name: 'Delivery', amount: 99_900 },
  { kind: 'surcharge', name: 'Hill districts', amount: 15_000 },
  { kind: 'service', name: 'Carry to the room', amount: 35_000 },
] satisfies ParcelCharge[];
const SAMPLES: SampleOrder = {
  ...PAID,
  payment: 'sample',
  samples: true,
  shipping: 0,
  parcels: [{ transport: 'courier' }],
};
const FIRST_OF_TWO = {
  ...{ transport: 'courier', deliveryFrom: '2026-11-28', deliveryTo: '2026-12-01', charges: CHARGES.slice(0, 1) },
} satisfies Partial<LetterParcel>;
const LAST_OF_TWO = { charges: CHARGES.slice(1) };

/** Letters to shoppers. */
export const SHOPPER_CASES: readonly Case[] = [
  ['order.placed', 'upi'],
  ['order.placed', 'bank', { payment: 'neft', discount: 500_000 }],
  ['order.placed', 'card', { payment: 'card' }],
  ['order.placed', 'cash', CASH],
  ['order.placed', 'window', { ...CASH, parcels: [{ slot: WINDOW, charges: CHARGES }] }],
  ['order.placed', 'parcels', { ...CASH, parcels: [FIRST_OF_TWO, { ...LAST_OF_TWO, slot: WINDOW }] }],
  ['order.placed', 'store', { ...CASH, ...AT_STORE, state: 'placed', paymentState: 'due', shipping: 0 }],
  ['order.placed', 'large-cash', { ...CASH, confirm: true }],
  ['order.placed', 'samples', SAMPLES],
  [
    'order.shipped',
    'samples',
    { ...SAMPLES, state: 'shipped' },
    { parcel: 'EK 482 913 007 IN', carrier: 'India Post' },
  ],
  ['order.delivered', 'samples', { ...SAMPLES, state: 'delivered' }],
  ['order.confirmed', '', { ...CASH, state: 'confirmed' }],
  ['order.changed', 'unpaid', {}, CHANGE],
  ['order.changed', 'rest', { ...PAID, paymentState: 'due', due: 1_249_000 }, CHANGE],
  ['order.changed', 'refund', { ...PAID, owed: 1_249_000 }, CHANGE],
  ['order.changed', 'cash', CASH, CHANGE],
  [
    'order.changed',
    'by-shopper',
    { ...PAID, owed: 1_249_000 },
    { ...CHANGE, note: 'Removed: 1 × Kolam bowl, Teal. New total ₹1,73,909 instead of ₹1,86,399.', by: 'shopper' },
  ],
  ['payment.received', 'part', { ...PAID, paymentState: 'due', due: 1_249_000 }, AMOUNT],
  [
    'order.rescheduled',
    '',
    { ...PAID, deliveryFrom: '2026-12-05', deliveryTo: '2026-12-05', parcels: [{ slot: WINDOW }] },
    { note: 'Delivery time: Saturday 5 December, 09:00–13:00.' },
  ],
  ['order.packed', '', PAID],
  [
    'order.shipped',
    '',
    { ...PAID, note: 'Sent with Blue Dart. The carrier rings an hour before.' },
    { parcel: 'BD 4471 9982 03 IN' },
  ],
  [
    'parcel.shipped',
    '',
    { ...PAID, state: 'shipped', parcels: [{}, {}] },
    {
      ...FIRST_PARCEL,
      carrier: 'Blue Dart',
      tracking: 'BD 4471 9982',
      track: 'https://carrier.example/BD%204471%209982',
    },
  ],
  ['parcel.delivered', '', { ...PAID, state: 'shipped', parcels: [{}, {}] }, FIRST_PARCEL],
  ['parcel.delivered', 'collected', { ...AT_STORE, parcels: [{}, {}] }, { ...FIRST_PARCEL, transport: 'pickup' }],
  ['parcel.ready', '', AT_STORE, { ...FIRST_PARCEL, parcels: 1, transport: 'pickup', hours: HOURS }],
  [
    'order.delivered',
    'collected',
    { ...AT_STORE, state: 'delivered', deliveredAt: new Date('2026-12-02T12:00:00+05:30') },
  ],
  [
    'order.delivered',
    'parcels',
    {
      ...PAID,
      state: 'delivered',
      deliveredAt: new Date('2026-12-02T12:00:00+05:30'),
      parcels: [{ deliveredAt: new Date('2026-11-28T12:00:00+05:30') }, {}],
    },
  ],
  ['order.delivered', '', { ...PAID, state: 'delivered', deliveredAt: new Date('2026-12-02T12:00:00+05:30') }],
  ['order.cancelled', 'by-shopper', { ...CANCELLED, paymentState: 'void' }, { by: 'shopper' }],
  [
    'order.cancelled',
    'by-merchant',
    {
      ...CANCELLED,
      paymentState: 'refund-due',
      note: 'One of the chairs was damaged in our store, and we have no other.',
    },
    { by: 'merchant' },
  ],
  ['order.cancelled', 'claimed', { ...CANCELLED, paymentState: 'claimed' }, { by: 'shopper' }],
  ['order.cancelled', 'refunded', { ...CANCELLED, paymentState: 'refunded' }, { by: 'merchant' }],
  ['order.expired', '', { ...CANCELLED, paymentState: 'void' }],
  ['order.expired', 'unfound', { ...CANCELLED, paymentState: 'claimed' }],
  ['order.expired', 'unconfirmed', { ...CANCELLED, ...CASH, paymentState: 'void' }],
  ['payment.received', '', PAID, AMOUNT],
  ['payment.excess', '', PAID, AMOUNT],
  ['payment.failed', 'unfound'],
  ['payment.failed', 'declined', { payment: 'card' }],
  ['payment.failed', 'ended', { ...CANCELLED, paymentState: 'void' }],
  ['payment.refunded', '', { ...PAID, state: 'refunded' }, AMOUNT],
  [
    'return.requested',
    '',
    { ...PAID, state: 'return-requested', note: 'One leg is cracked.\nIt shows in the video at 0:40.' },
    BACK,
  ],
  ['return.approved', '', { ...PAID, state: 'return-approved', note: 'The carrier comes on Thursday.' }, BACK],
  ['return.approved', 'store', { ...PAID, ...AT_STORE, state: 'return-approved' }, BACK],
  [
    'return.approved',
    'cash',
    { ...CASH, state: 'shipped', parcels: [{ deliveredAt: new Date('2026-12-01T12:00:00+05:30') }, {}] },
    BACK,
  ],
  [
    'return.refused',
    '',
    {
      ...PAID,
      state: 'delivered',
      note: 'The video begins after the box was opened, so we cannot tell when the leg broke.',
    },
    BACK,
  ],
];

/** Letters to the merchant. */
export const MERCHANT_CASES: readonly Case[] = [
  ['order.placed', 'upi'],
  ['order.placed', 'cash', CASH],
  ['order.placed', 'large-cash', { ...CASH, confirm: true }],
  ['order.placed', 'samples', SAMPLES],
  ['payment.claimed', '', { paymentState: 'claimed' }, { reference: AMOUNT.reference }],
  ['payment.excess', '', PAID, AMOUNT],
  ['payment.refund-failed', '', { ...PAID, payment: 'razorpay' }, { ...AMOUNT, error: 'The bank account is closed.' }],
  [
    'payment.disputed',
    '',
    { ...PAID, payment: 'stripe' },
    { ...AMOUNT, reason: 'product_not_received, needs_response' },
  ],
  ['payment.disputed', 'ended', { ...PAID, payment: 'stripe' }, { ...AMOUNT, reason: 'product_not_received, won' }],
  ['return.requested', '', { ...PAID, note: 'One leg is cracked.' }, BACK],
];
