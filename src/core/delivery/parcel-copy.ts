/** Texts about parcels, for shoppers and for the back office. */
import type { Transport } from './parcel.ts';
import type { ParcelState } from './parcel-states.ts';

const STATE: Readonly<Record<ParcelState, string>> = {
  waiting: 'Being made ready',
  packed: 'Packed',
  shipped: 'Shipped',
  ready: 'Ready at the store',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** A parcel for a store is sent there, and collected. */
const AT_STORE: Readonly<Record<ParcelState, string>> = {
  ...STATE,
  shipped: 'On its way to the store',
  delivered: 'Collected',
};

export const PARCEL_COPY = {
  state: (state: ParcelState, transport: Transport) => (transport === 'pickup' ? AT_STORE : STATE)[state],
  title: (parcel: number, all: number) => `Parcel ${parcel} of ${all}`,
  carrier: 'Carrier',
  tracking: 'Parcel number',
  track: 'Track this parcel',
  trackOf: (parcel: number) => `Track parcel ${parcel}`,
  arrives: 'Arrives',
  ready: 'Ready at the store',
  on: (day: string) => `on ${day}`,
} as const;
