/** Price alerts, and how many people of a waiting list may be written to. */
import { asFlag, asObject } from '../shop/read.ts';

/** Returns how many more people may be written to about a variant: never more within a day than there are pieces. */
export const batchSize = (stock: number, toldToday: number): number => Math.max(0, stock - toldToday);

/** on: the account gets letters. verified: its address may get them. */
export type PriceAlerts = { readonly on: boolean; readonly verified: boolean };

export function readPriceAlerts(body: unknown): PriceAlerts | null {
  const object = asObject(body);
  return object && { on: asFlag(object.on), verified: asFlag(object.verified) };
}
