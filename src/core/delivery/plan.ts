/** Divides an order into parcels and prices them. Pure; amounts are minor units. */

import { DELIVERY_COPY } from './copy.ts';
import type { DateRange } from './delivery.ts';
import { type Lead, laterOf, readyRange, shiftRange } from './lead.ts';
import type { DeliveryTerms, ParcelCharge, Transport } from './parcel.ts';
import type { DeliveryRules, Service, SizeClass, Tariff, Zone } from './rules.ts';
import { type Box, chargeableGrams, type Measure, measureOf, sizeOf } from './size.ts';
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

type Sized = SentLine & { readonly size: SizeClass; readonly ready: DateRange };

function feeOf({ fees }: Tariff, grams: number): number {
  const row = fees.find(({ upTo }) => upTo === null || grams <= upTo * 1000) ?? fees.at(-1);
  return row?.fee ?? 0;
}

/** The price of a service for these pieces; null when no piece can have it. */
export function servicePrice(
  { perPiece }: Service,
  lines: readonly Pick<PlannedLine, 'size' | 'quantity'>[],
): number | null {
  const priced = lines.flatMap(({ size, quantity }) => {
    const price = perPiece[size.id];
    return price === undefined ? [] : [price * quantity];
  });
  return priced.length === 0 ? null : priced.reduce((sum, price) => sum + price, 0);
}

function chargesOf(lines: readonly Sized[], transport: Transport, grams: number, context: PlanContext): ParcelCharge[] {
  const { zone, rules, terms, goods } = context;
  if (transport === 'pickup') return [];
  const tariff = zone[transport];
  const free = goods === 0 || (tariff.freeFrom !== null && goods >= tariff.freeFrom);
  const fee = free ? 0 : feeOf(tariff, grams);
  const services = rules.services.flatMap((service) => {
    const price = terms.services.includes(service.id) ? servicePrice(service, lines) : null;
    return price === null ? [] : [{ kind: 'service' as const, name: service.name, amount: price }];
  });
  return [
    ...(fee > 0 ? [{ kind: 'fee' as const, name: DELIVERY_COPY.fee, amount: fee }] : []),
    ...zone.surcharges.map(({ name, fee: amount }) => ({ kind: 'surcharge' as const, name, amount })),
    ...services,
  ];
}

const transportOf = (lines: readonly Sized[]): Transport =>
  lines.some(({ size }) => size.by === 'van') ? 'van' : 'courier';

/** When a line is at its address or at the store, where it may stand already. */
function arrivalOf({ sku, quantity, ready }: Sized, { rules, zone, terms, kept }: PlanContext): DateRange {
  if (terms.store === null) return shiftRange(ready, zone.days);
  return (kept.get(sku) ?? 0) >= quantity ? ready : shiftRange(ready, rules.pickupDays);
}

function parcelOf(lines: readonly Sized[], context: PlanContext): PlannedParcel {
  const { rules, terms, kept } = context;
  const transport = terms.store === null ? transportOf(lines) : 'pickup';
  const grams = lines.reduce((sum, { box, quantity }) => sum + chargeableGrams(box, rules.divisor) * quantity, 0);
  const charges = chargesOf(lines, transport, grams, context);
  const fromStore = ({ sku, quantity }: Sized) => (terms.store === null ? 0 : Math.min(kept.get(sku) ?? 0, quantity));
  const size = rules.classes.findLast(({ id }) => lines.some((line) => line.size.id === id)) ?? lines[0]?.size;
  if (!size) throw new Error('A parcel needs a line.');
  return {
    lines: lines.map((line) => ({
      sku: line.sku,
      quantity: line.quantity,
      size: line.size,
      measure: measureOf(line.box, rules.divisor),
      fromStore: fromStore(line),
    })),
    transport,
    size,
    store: terms.store,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    shipping: charges.reduce((sum, { amount }) => sum + amount, 0),
    charges,
    grams,
    delivery: lines.map((line) => arrivalOf(line, context)).reduce(laterOf),
  };
}

/** Lines that go together when parcels are split: by the day on which they are ready, and by transport or at the store. */
const groupKey = (context: PlanContext) => (line: Sized) =>
  context.terms.store === null ? `${line.ready.to} ${line.size.by}` : arrivalOf(line, context).to;

const sizedOf = (lines: readonly SentLine[], { rules, ordered }: PlanContext): Sized[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, size: sizeOf(rules, line.box), ready: readyRange(line.lead, ordered) }));

/**
 * One parcel for all lines, or with terms.split one for each transport and ready day (at a store for each ready day), the earliest first. Lines without
 * pieces are left out; no lines make no parcels.
 */
export function planParcels(lines: readonly SentLine[], context: PlanContext): PlannedParcel[] {
  const sized = sizedOf(lines, context);
  if (sized.length === 0) return [];
  if (!context.terms.split) return [parcelOf(sized, context)];
  return [...Map.groupBy(sized, groupKey(context))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => parcelOf(group, context));
}

/** How an order is sent: sum of charges, and the days of each parcel. */
export type Division = { readonly shipping: number; readonly parcels: readonly DateRange[] };
export type Divisions = { readonly together: Division; readonly split: Division };

/** What the shopper can choose between; null when splitting makes no second parcel. */
export function divisionsOf(lines: readonly SentLine[], context: PlanContext): Divisions | null {
  // A single line, as most orders have, is never divided.
  if (lines.length < 2 || new Set(sizedOf(lines, context).map(groupKey(context))).size < 2) return null;
  const divide = (split: boolean): Division => {
    const parcels = planParcels(lines, { ...context, terms: { ...context.terms, split } });
    return {
      shipping: parcels.reduce((sum, { shipping }) => sum + shipping, 0),
      parcels: parcels.map(({ delivery }) => delivery),
    };
  };
  return { together: divide(false), split: divide(true) };
}

/** From the first day of the earliest parcel to the last day of the latest; null without parcels. */
export function wholeRange(parcels: readonly Pick<PlannedParcel, 'delivery'>[]): DateRange | null {
  const ranges = parcels.map(({ delivery }) => delivery);
  const [first] = ranges;
  return first
    ? ranges.reduce(
        (all, { from, to }) => ({ from: from < all.from ? from : all.from, to: to > all.to ? to : all.to }),
        first,
      )
    : null;
}
