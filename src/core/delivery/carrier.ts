/** Carriers of parcels, and the addresses of their tracking pages. */
import type { Carrier } from './rules.ts';

const plain = (text: string) => text.trim().toLowerCase();

/** Finds a carrier by its name or id, in any case; null for one that the shop's rules do not have. */
export const findCarrier = (carriers: readonly Carrier[], text: string): Carrier | null =>
  carriers.find(({ id, name }) => plain(name) === plain(text) || id === plain(text)) ?? null;

/** The address of the carrier's page about a parcel; null without a number, or when the carrier has no such page. */
export function trackingLink(
  carriers: readonly Carrier[],
  carrier: string | null,
  number: string | null,
): string | null {
  const { track = null } = (carrier && findCarrier(carriers, carrier)) || {};
  return track && number ? track.replaceAll('{number}', encodeURIComponent(number)) : null;
}
