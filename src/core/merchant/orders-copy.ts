/** Texts of the back office's order pages. */
import type { Transport } from '../delivery/parcel.ts';
import type { ParcelState } from '../delivery/parcel-states.ts';

import type { Work } from './order-work.ts';

const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

export const ORDERS_COPY = {
  tabs: 'Waiting work',
  all: 'All orders',
  work: {
    confirm: 'To confirm',
    payments: 'Payments to check',
    pack: 'To pack',
    ship: 'To ship',
    returns: 'Returns',
    refunds: 'Refunds',
  } satisfies Record<Work, string>,
  search: 'Search orders',
  searchHint: 'Number, name, email, phone or SKU',
  filters: 'Filters',
  state: 'State',
  payment: 'Payment',
  any: 'Any',
  parcel: 'Parcel',
  by: 'How it goes',
  byWays: { courier: 'By courier', van: 'By van', pickup: 'Collected at a store' } satisfies Record<Transport, string>,
  parcelStates: {
    waiting: 'To be packed',
    packed: 'Packed',
    shipped: 'On its way',
    ready: 'Ready at the store',
    delivered: 'Delivered or collected',
    cancelled: 'Cancelled',
  } satisfies Record<ParcelState, string>,
  from: 'From',
  to: 'To',
  clear: 'Clear filters',
  keys: 'Keys',
  list: 'Orders',
  loading: 'Loading orders',
  found: (total: number) => orders(total),
  pieces: (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
  select: (number: string) => `Select ${number}`,
  selectAll: 'Select all',
  selected: (count: number) => `${orders(count)} selected`,
  deselect: 'Clear selection',
  none: 'No orders yet',
  noneHint: 'Orders appear here as soon as they are placed.',
  noneHere: 'Nothing is waiting here',
  noneHereHint: 'Every order of this kind has been dealt with.',
  noneFound: 'No order matches',
  noneFoundHint: 'Try fewer letters, or clear the filters.',
  failed: 'The orders could not be loaded',
  paymentState: {
    due: 'To be paid',
    claimed: 'Reported as paid',
    paid: 'Paid',
    'refund-due': 'Refund due',
    refunded: 'Refunded',
    void: 'Nothing due',
  },
  cash: 'Cash on delivery',
  samples: 'Samples, free',

  bulk: {
    confirm: (count: number) => `Confirm ${count}`,
    pack: (count: number) => `Pack and print ${count}`,
    print: 'Print slips',
    labels: 'Print labels',
    busy: (done: number, all: number) => `${done} of ${all} done …`,
    confirmed: (count: number) => `${orders(count)} confirmed.`,
    packed: (count: number) => `${orders(count)} packed. The slips are in your downloads.`,
    printed: (count: number) => `The file for ${orders(count)} is in your downloads.`,
    failed: (count: number) => `${orders(count)} unchanged and still selected:`,
    unprinted: 'The slips could not be made. The orders are packed; print them again from here.',
    close: 'Close this report',
  },

  moreKeys: [
    ['Enter, o', 'Open the order'],
    ['e', 'Make its next move'],
    ['x', 'Select it'],
  ],

  returned: {
    amounts: {
      requested: 'Would go back',
      approved: 'To go back',
      refused: 'Would have gone back',
      refunded: 'Went back',
    } as Record<string, string>,
    waiting: 'Return to decide',
    evidence: 'Evidence',
    link: (at: number) => `Link ${at} of the shopper`,
    linkHint: 'Opens another website',
    photo: (at: number) => `Photo ${at}`,
    video: (at: number) => `Video ${at}`,
    unshown: 'This browser cannot show the file.',
    save: 'Save the file',
    close: 'Close',
    states: { requested: 'To decide', approved: 'Approved', refused: 'Refused', refunded: 'Refunded' } as Record<
      string,
      string
    >,
  },

  offline: 'You are offline. Nothing was sent and what you typed is still here; try again when you are connected.',
  unanswered: 'The shop did not answer. What you typed is still here. Trying again is safe: an order is changed once.',
  conflict: {
    title: 'This order has changed meanwhile',
    state: (before: string, now: string) => `It was ${before} when you opened it and is ${now} now.`,
    same: 'Its state is the same, but this was added:',
    again: 'Do it all the same',
    leave: 'Leave it as it is',
    gone: 'What you wanted to do is no longer possible. Nothing was done.',
    choose: 'Nothing was done yet.',
  },
  notes: {
    title: 'Internal notes',
    hint: 'The shopper never sees these.',
    field: 'New note',
    button: 'Add the note',
    empty: 'No notes yet.',
    failed: 'The notes could not be loaded.',
  },
} as const;
