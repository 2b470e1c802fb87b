/** Which products of an order can still be returned, and why a request is refused. */
import { isSample } from '../configuration/key.ts';
import { indiaDay } from '../delivery/delivery.ts';
import {
  countOf,
  type KnownReturn,
  parcelsOf,
  type ReturnedLine,
  type ReturnFault,
  type ReturnRequest,
  returnDeadline,
  type SentOrder,
} from './returns.ts';

/** until: the last day for requesting its return, an ISO date. */
export type ReturnablePiece = ReturnedLine & { readonly until: string };

/** The pieces of which a return can be requested now: arrived, within their days, in no other return, and no samples. */
export function returnablePieces(
  order: SentOrder,
  returns: readonly Pick<KnownReturn, 'lines' | 'state'>[],
  now: Date,
): ReturnablePiece[] {
  const taken = countOf(returns.filter(({ state }) => state !== 'refused'));
  const today = indiaDay(now);
  return parcelsOf(order).flatMap(({ deliveredAt, lines }) => {
    const until = deliveredAt && returnDeadline(deliveredAt);
    if (!until || today > until) return [];
    return lines.flatMap(({ sku, quantity }) => {
      if (isSample(sku)) return [];
      const left = quantity - (taken.get(sku) ?? 0);
      return left > 0 ? [{ sku, quantity: left, until }] : [];
    });
  });
}

/**
 * Why these pieces cannot be returned, null when they can. Made-to-order products can be returned only when they arrived
 * damaged.
 */
export function returnFault(
  order: SentOrder,
  returns: readonly Pick<KnownReturn, 'lines' | 'state'>[],
  requested: ReturnRequest,
  now: Date,
): ReturnFault | null {
  const sold = new Map(order.lines.map((line) => [line.sku, line]));
  const left = new Map(returnablePieces(order, returns, now).map(({ sku, quantity }) => [sku, quantity]));
  const parcels = parcelsOf(order);
  const asked = countOf([requested]);
  for (const [sku, quantity] of asked) {
    const line = sold.get(sku);
    if (!line || quantity < 1 || quantity > line.quantity) return 'not-bought';
    if (isSample(sku)) return 'sample';
    const arrived = parcels.find(({ lines }) => lines.some((one) => one.sku === sku))?.deliveredAt;
    if (!arrived) return 'not-delivered';
    if (indiaDay(now) > returnDeadline(arrived)) return 'too-late';
    if (quantity > (left.get(sku) ?? 0)) return 'returned';
    if (line.madeToOrder && requested.reason !== 'damaged') return 'made-to-order';
  }
  return asked.size > 0 ? null : 'not-bought';
}
