/** Parcels of an order: their states, and what a shopper chooses about the delivery. Amounts are minor units. */

/** courier: a parcel service. van: two people with a van. pickup: the shopper collects it at a store. */
export const TRANSPORTS = ['courier', 'van', 'pickup'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** ready: waits at the store for the shopper. delivered: also collected. */
export const PARCEL_STATES = ['waiting', 'packed', 'shipped', 'ready', 'delivered', 'cancelled'] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** fee: of the weight in the zone. surcharge: of the zone. service: chosen by the shopper. */
export const CHARGE_KINDS = ['fee', 'surcharge', 'service'] as const;
/** name: as the shopper reads it, such as 'Carry to the room'. */
export type ParcelCharge = {
  kind: (typeof CHARGE_KINDS)[number];
  name: string;
  amount: number;
};

/** The way to the door: floor 0 is the ground floor; lift null: not asked. */
export type Access = { floor: number; lift: boolean | null };

/** What the shopper chose. services: ids of content/delivery. split: each parcel leaves when it is ready. */
export type DeliveryTerms = {
  store: string | null;
  services: string[];
  split: boolean;
  access: Access | null;
};

/** Delivery to the door in as few parcels as possible. */
export const HOME_DELIVERY: DeliveryTerms = { store: null, services: [], split: false, access: null };

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
