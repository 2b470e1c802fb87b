/** The states of a parcel, the moves between them, and the state of an order that follows. */
import type { Transport } from './parcel.ts';

/** ready: waits at the store for the shopper. delivered: also collected. */
export const PARCEL_STATES = ['waiting', 'packed', 'shipped', 'ready', 'delivered', 'cancelled'] as const;

export type ParcelState = (typeof PARCEL_STATES)[number];

/** Allowed transitions. */
const NEXT: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  waiting: ['packed', 'cancelled'],
  packed: ['shipped', 'ready'],
  shipped: ['delivered', 'ready'],
  ready: ['delivered'],
  delivered: [],
  cancelled: [],
};

export type MovingParcel = { readonly state: ParcelState; readonly transport: Transport };

/** A parcel for a store is ready there before it is handed over; others never are. */
export function canMoveParcel({ state, transport }: MovingParcel, to: ParcelState): boolean {
  const other = transport === 'pickup' ? state === 'shipped' && to === 'delivered' : to === 'ready';
  return NEXT[state].includes(to) && !other;
}

/** The states that the merchant sets. */
export const PARCEL_STEPS = ['packed', 'shipped', 'ready', 'delivered'] as const satisfies ParcelState[];

export type ParcelStep = (typeof PARCEL_STEPS)[number];

/** The states that the merchant can set now, the usual one first: a packed parcel of a store is mostly ready at once. */
export const parcelSteps = (parcel: MovingParcel): ParcelStep[] =>
  PARCEL_STEPS.filter((to) => canMoveParcel(parcel, to)).sort((a, b) => Number(b === 'ready') - Number(a === 'ready'));

/** What all open parcels of an order become when the order moves as a whole; null when one of them cannot. */
export function stepOfAll(
  parcels: readonly MovingParcel[],
  to: 'packed' | 'shipped' | 'delivered',
): ParcelStep[] | null {
  const open = parcels.filter(({ state }) => state !== 'cancelled');
  const steps = open.map(({ transport }) => (to === 'shipped' && transport === 'pickup' ? 'ready' : to));
  const possible = open.length > 0 && open.every((parcel, index) => canMoveParcel(parcel, steps[index] ?? to));
  return possible ? steps : null;
}

/**
 * The order's state that follows from its parcels: the furthest that any parcel has reached, but delivered only when all
 * are. null: no parcel is packed yet, or all are cancelled.
 */
export function orderStateOf(parcels: readonly ParcelState[]): 'packed' | 'shipped' | 'delivered' | null {
  const open = parcels.filter((state) => state !== 'cancelled');
  if (open.length === 0 || open.every((state) => state === 'waiting')) return null;
  if (open.every((state) => state === 'delivered')) return 'delivered';
  return open.some((state) => state === 'shipped' || state === 'ready' || state === 'delivered') ? 'shipped' : 'packed';
}
