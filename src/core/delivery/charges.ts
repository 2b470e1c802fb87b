/** The charges of an order, added up from its parcels. Amounts are minor units. */
import { DELIVERY_COPY } from './copy.ts';
import { CHARGE_KINDS, type ParcelCharge } from './parcel.ts';

type Charged = { readonly charges: readonly ParcelCharge[] };

/** Those of the same kind and name added up; the fee first, services last. */
export function sumCharges(parcels: readonly Charged[]): ParcelCharge[] {
  const sums = new Map<string, ParcelCharge>();
  for (const charge of parcels.flatMap(({ charges }) => charges)) {
    const key = `${charge.kind} ${charge.name}`;
    sums.set(key, { ...charge, amount: charge.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].toSorted((a, b) => CHARGE_KINDS.indexOf(a.kind) - CHARGE_KINDS.indexOf(b.kind));
}

/**
 * The rows of a list of totals; their sum is shipping. Delivery itself is the first row, 0 when it is free. Orders whose
 * parcels are unknown have that row alone.
 */
export function chargeRows(parcels: readonly Charged[], shipping: number): Pick<ParcelCharge, 'name' | 'amount'>[] {
  const charges = sumCharges(parcels);
  const known = charges.reduce((sum, { amount }) => sum + amount, 0) === shipping;
  if (!known || charges.length === 0) return [{ name: DELIVERY_COPY.fee, amount: shipping }];
  return charges[0]?.kind === 'fee' ? charges : [{ name: DELIVERY_COPY.fee, amount: 0 }, ...charges];
}
