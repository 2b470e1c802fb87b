/** Parcels of an order: how they travel and what they cost, and what a shopper chooses about the delivery. Amounts are minor units. */

/** courier: a parcel service. van: two people with a van. pickup: the shopper collects it at a store. */
export const TRANSPORTS = ['courier', 'van', 'pickup'] as const;
export type Transport = (typeof TRANSPORTS)[number];

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
