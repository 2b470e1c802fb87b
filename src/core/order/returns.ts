/**
 * Returns: which pieces can come back and until when, what goes back for them, and the order's state that follows. An order
 * can have several, each of pieces that have arrived. A SKU is in one parcel of an order (see planParcels()).
 */
import { indiaDay } from '../delivery/delivery.ts';
import { RETURNS } from './constants.ts';
import { DAY_MS, type OrderState } from './order.ts';

export const RETURN_REASONS = ['damaged', 'wrong-item', 'not-as-described', 'changed-mind'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
export const RETURN_STATES = ['requested', 'approved', 'refused', 'refunded'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export type ReturnedLine = { readonly sku: string; readonly quantity: number };
/** The fields of an order line that decide about its return; amounts in minor units. */
export type SoldLine = ReturnedLine & {
  readonly amount: number;
  readonly discount: number;
  readonly madeToOrder: boolean;
};
/** shipping: in minor units. deliveredAt: null until it has arrived. */
export type SentParcel = {
  readonly deliveredAt: Date | null;
  readonly shipping: number;
  readonly lines: readonly ReturnedLine[];
};
/** deliveredAt: when the last parcel arrived. parcels: empty where they are not known. */
export type SentOrder = {
  readonly deliveredAt: Date | null;
  readonly shipping: number;
  readonly lines: readonly SoldLine[];
  readonly parcels: readonly SentParcel[];
};

export type ReturnRequest = { readonly reason: ReturnReason; readonly lines: readonly ReturnedLine[] };
export type KnownReturn = ReturnRequest & { readonly state: ReturnState };
export type ReturnFault = 'not-delivered' | 'too-late' | 'not-bought' | 'returned' | 'made-to-order' | 'sample';

/** Approved: its amount is to be refunded, or was. */
export const isAgreed = ({ state }: { readonly state: string }): boolean =>
  state === 'approved' || state === 'refunded';

/** Last day for requesting a return: calendar days after the day of delivery. */
export function returnDeadline(deliveredAt: Date): string {
  return new Date(Date.parse(indiaDay(deliveredAt)) + RETURNS.windowDays * DAY_MS).toISOString().slice(0, 10);
}

/** Quantities by SKU in these returns. */
export function countOf(returns: readonly Pick<ReturnRequest, 'lines'>[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { lines } of returns)
    for (const { sku, quantity } of lines) counted.set(sku, (counted.get(sku) ?? 0) + quantity);
  return counted;
}

/** The parcels; the order as one where they are not known. A parcel without a moment of its own arrived with the order. */
export const parcelsOf = ({ parcels, deliveredAt, shipping, lines }: SentOrder): readonly SentParcel[] =>
  parcels.length > 0
    ? parcels.map((parcel) => ({ ...parcel, deliveredAt: parcel.deliveredAt ?? deliveredAt }))
    : [{ deliveredAt, shipping, lines }];

/**
 * Refund for returned goods beside those agreed to before, in minor units: their paid price, and the delivery of each parcel
 * that is now completely back through no fault of the shopper. Returns that are refunded one by one add up to the same as one
 * of all their pieces.
 */
export function refundOf(order: SentOrder, agreed: readonly ReturnRequest[], requested: ReturnRequest): number {
  const [before, asked] = [countOf(agreed), countOf([requested])];
  const after = countOf([...agreed, requested]);
  // Differences of rounded sums, so that pieces of one line add up to its price in any order.
  const shareOf = ({ sku, quantity, amount, discount }: SoldLine, counted: ReadonlyMap<string, number>) =>
    Math.floor(((amount - discount) * (counted.get(sku) ?? 0)) / quantity);
  const goods = order.lines.reduce((sum, line) => sum + shareOf(line, after) - shareOf(line, before), 0);
  const unwanted = countOf([...agreed, requested].filter(({ reason }) => reason === 'changed-mind'));
  const whole = parcelsOf(order).filter(
    ({ lines }) =>
      lines.some(({ sku }) => asked.has(sku)) &&
      lines.every(({ sku, quantity }) => after.get(sku) === quantity && !unwanted.has(sku)),
  );
  return goods + whole.reduce((sum, { shipping }) => sum + shipping, 0);
}

/**
 * The state of an order that has arrived: that of its returns, those that wait first. A return that was decided while
 * another parcel was on its way is over for the order once its money is back.
 */
export function stateAfter(
  returns: readonly { readonly state: ReturnState; readonly decidedAt: Date | null }[],
  deliveredAt: Date | null,
): Extract<OrderState, 'delivered' | 'return-requested' | 'return-approved' | 'refunded'> {
  if (returns.some(({ state }) => state === 'requested')) return 'return-requested';
  if (returns.some(({ state }) => state === 'approved')) return 'return-approved';
  const late = returns.some(
    ({ state, decidedAt }) => state === 'refunded' && (!decidedAt || !deliveredAt || decidedAt >= deliveredAt),
  );
  return late ? 'refunded' : 'delivered';
}
