/** The lines of an order that a return can choose from, and what they are worth. */
import type { SoldLineView } from './line-reader.ts';
import type { OrderView } from './reader.ts';
import { isAgreed, type ReturnRequest, refundOf } from './returns.ts';

/** until: the last day for requesting its return; left out where all have the same. */
export type PickableLine = SoldLineView & { readonly until?: string };

/** The lines of which a return can be requested now, with as many pieces as can come back. */
export function returnLines({ lines, returnable }: Pick<OrderView, 'lines' | 'returnable'>): PickableLine[] {
  const days = new Set(returnable.map(({ until }) => until));
  return lines.flatMap((line) => {
    const found = returnable.find(({ sku }) => sku === line.sku);
    return found ? [{ ...line, quantity: found.quantity, ...(days.size > 1 && { until: found.until }) }] : [];
  });
}

/** What would go back for these pieces, in minor units. */
export const returnAmount = (order: OrderView, requested: ReturnRequest): number =>
  refundOf(
    { ...order, deliveredAt: null, parcels: order.parcels.map((parcel) => ({ ...parcel, deliveredAt: null })) },
    order.returns.filter(isAgreed),
    requested,
  );
