/** Texts of the back office's page of the van's deliveries, and of its route sheet. */

import { accessText } from '../delivery/measure-copy.ts';

export const DELIVERIES_COPY = {
  title: 'Deliveries',
  line: 'What the van brings on a day, by window and PIN code.',
  day: 'Day',
  earlier: 'Day before',
  later: 'Day after',
  zone: 'Zone',
  allZones: 'All zones',
  print: 'Print the route sheet',
  none: 'No booked deliveries on this day',
  noneHint: 'Deliveries without a booked time are in the list of orders.',
  failed: 'The deliveries could not be loaded',
  loading: 'Loading the deliveries',
  count: (parcels: number) => `${parcels} ${parcels === 1 ? 'delivery' : 'deliveries'}`,
  floor: (floor: number, lift: boolean | null) => accessText({ floor, lift }),
  collect: (amount: string) => `Collect ${amount} in cash`,
  paid: 'Nothing to collect',
  parcel: (parcel: number, of: number) => `Parcel ${parcel} of ${of}`,
  states: { waiting: 'Not packed', packed: 'Packed', shipped: 'On the van', ready: 'Ready', delivered: 'Delivered' },
  signature: 'Signature',
  columns: { who: 'To', what: 'Pieces', how: 'Services and access', money: 'Payment' },
  unbooked: 'All deliveries by van, also without a booked time',
} as const;
