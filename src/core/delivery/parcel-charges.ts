/** What the delivery of a parcel costs: its fee, services and surcharges. */
import { DELIVERY_COPY } from './copy.ts';
import type { ParcelCharge, Transport } from './parcel.ts';
import type { PlanContext, PlannedLine, Sized } from './planned-parcel.ts';
import type { Service, Tariff } from './rules.ts';

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

export function chargesOf(
  lines: readonly Sized[],
  transport: Transport,
  grams: number,
  context: PlanContext,
): ParcelCharge[] {
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
