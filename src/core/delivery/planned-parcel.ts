/** The lines and parcels of a delivery plan, and what a plan is made from. */
import type { DateRange } from './delivery.ts';
import type { Lead } from './lead.ts';
import type { DeliveryTerms, ParcelCharge, Transport } from './parcel.ts';
import type { DeliveryRules, SizeClass, Zone } from './rules.ts';
import type { Box, Measure } from './size.ts';
import type { ParcelSlot } from './slot.ts';

/** amount: of the goods after discount. */
export type SentLine = {
  readonly sku: string;
  readonly quantity: number;
  readonly amount: number;
  readonly box: Box;
  readonly lead: Lead;
};

export type PlannedLine = {
  readonly sku: string;
  readonly quantity: number;
  readonly size: SizeClass;
  /** Of one piece. */
  readonly measure: Measure;
  /** Of them taken from the stock of the store where they are picked up. */
  readonly fromStore: number;
};

export type PlannedParcel = {
  readonly lines: readonly PlannedLine[];
  readonly transport: Transport;
  /** The largest class among its pieces. */
  readonly size: SizeClass;
  readonly store: string | null;
  /** Goods after discount. */
  readonly amount: number;
  /** Sum of charges. */
  readonly shipping: number;
  readonly charges: readonly ParcelCharge[];
  /** Chargeable weight. */
  readonly grams: number;
  readonly delivery: DateRange;
  /** The booked window, which delivery is the day of; left out: none. */
  readonly slot?: ParcelSlot;
  /** With a booked window: the first day on which it could arrive. */
  readonly earliest?: string;
};

export type PlanContext = {
  readonly rules: DeliveryRules;
  readonly zone: Zone;
  readonly terms: DeliveryTerms;
  /** ISO day of the order in India. */
  readonly ordered: string;
  /** Goods of the whole order after discount: what free delivery is judged by. */
  readonly goods: number;
  /** Pieces by SKU that the chosen store keeps. */
  readonly kept: ReadonlyMap<string, number>;
};

export type Sized = SentLine & { readonly size: SizeClass; readonly ready: DateRange };
