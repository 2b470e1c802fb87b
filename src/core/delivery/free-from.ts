/** From which value of goods delivery has no fee. Amounts are minor units. */
import type { Transport } from './parcel.ts';
import type { Zone } from './rules.ts';

/** 0: there is never a fee. null: there always is one. */
export const freeFromOf = (zone: Zone, transport: Transport): number | null =>
  transport === 'pickup' ? 0 : zone[transport].freeFrom;

/** The value from which no parcel has a fee; null: there is none, or no parcel. */
export function freeFromAll(zone: Zone, parcels: readonly { readonly transport: Transport }[]): number | null {
  const limits = parcels.map(({ transport }) => freeFromOf(zone, transport));
  return limits.length === 0 || limits.includes(null) ? null : Math.max(...limits.map((limit) => limit ?? 0));
}
