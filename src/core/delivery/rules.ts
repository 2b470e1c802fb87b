/** The rules of delivery: size classes, zones, services, windows. Data of content/delivery; amounts are minor units, weights kg, sizes cm. */
import { SHIPPING, SHIPPING_FEE } from './constants.ts';
import type { Transport } from './parcel.ts';
import type { Band } from './pin.ts';

/** A piece belongs to the first class whose limits it meets; null: no limit. */
export type SizeClass = {
  readonly id: string;
  readonly name: string;
  /** Chargeable weight of one piece. */
  readonly upTo: number | null;
  /** Longest side of its box. */
  readonly longest: number | null;
  readonly by: Exclude<Transport, 'pickup'>;
};

/** The fee of a parcel up to a chargeable weight; null: of any weight. Sorted, the last one without a limit. */
export type WeightFee = { readonly upTo: number | null; readonly fee: number };

export type Surcharge = { readonly name: string; readonly fee: number };

/** The fees of one transport in a zone. freeFrom: value of goods from which the fee is dropped; null: never. */
export type Tariff = { readonly freeFrom: number | null; readonly fees: readonly WeightFee[] };

/** Matches PIN codes by the longest of its prefixes; without a match, the zone of the code's band applies. */
export type Zone = {
  readonly id: string;
  readonly name: string;
  readonly band: Band | null;
  readonly prefixes: readonly string[];
  /** Business days in transit. */
  readonly days: { readonly from: number; readonly to: number };
  readonly courier: Tariff;
  readonly van: Tariff;
  readonly surcharges: readonly Surcharge[];
};

/** Without a lift, the heaviest piece in kg and the highest floor to which it is carried. */
export type Stairs = { readonly upTo: number; readonly floors: number };

/** perPiece: price by id of a size class; classes that are missing cannot have it. */
export type Service = {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  /** Its pieces are carried through the shopper's door: the fit verdict applies. */
  readonly carriesIn: boolean;
  /** null: carried up any stairs. */
  readonly stairs: Stairs | null;
  readonly perPiece: Readonly<Record<string, number>>;
};

/** '{number}' in track stands for the parcel's number. */
export type Carrier = { readonly id: string; readonly name: string; readonly track: string | null };

/** Delivery windows of the van. weekdays: 1 Monday … 7 Sunday. */
export type SlotRule = {
  readonly zones: readonly string[];
  readonly weekdays: readonly number[];
  readonly windows: readonly { readonly id: string; readonly from: string; readonly to: string }[];
  /** Parcels per window. */
  readonly capacity: number;
};

export type DeliveryRules = {
  /** Cubic centimetres that count as one kilogram. */
  readonly divisor: number;
  readonly classes: readonly SizeClass[];
  readonly zones: readonly Zone[];
  readonly services: readonly Service[];
  readonly carriers: readonly Carrier[];
  readonly slots: readonly SlotRule[];
  /** How many days ahead windows can be booked, and hours before a window until which it can be moved. */
  readonly booking: { readonly daysAhead: number; readonly cutOffHours: number };
  /** Business days until a piece that the store does not keep is there. */
  readonly pickupDays: { readonly from: number; readonly to: number };
};

function plainZone(band: Band, name: string, days: Zone['days']): Zone {
  const tariff = { freeFrom: SHIPPING_FEE.freeFrom, fees: [{ upTo: null, fee: SHIPPING_FEE[band] }] };
  return { id: band, name, band, prefixes: [], days, courier: tariff, van: tariff, surcharges: [] };
}

/** The rules of a shop without content/delivery: one class, one fee per band. */
export const PLAIN_RULES: DeliveryRules = {
  divisor: 5000,
  classes: [{ id: 'parcel', name: 'Parcel', upTo: null, longest: null, by: 'courier' }],
  zones: [
    plainZone('metro', 'Metro cities', SHIPPING.metroDays),
    plainZone('city', 'Other towns', SHIPPING.cityDays),
    plainZone('remote', 'Remote places', SHIPPING.remoteDays),
  ],
  services: [],
  carriers: [],
  slots: [],
  booking: { daysAhead: 21, cutOffHours: 24 },
  pickupDays: { from: 3, to: 5 },
};
