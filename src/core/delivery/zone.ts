/** The zone of a PIN code. */
import type { Place } from './pin.ts';
import type { DeliveryRules, Zone } from './rules.ts';

const matchOf = ({ prefixes }: Zone, pin: string): number =>
  Math.max(0, ...prefixes.filter((prefix) => pin.startsWith(prefix)).map(({ length }) => length));

/** Returns the zone with the longest matching prefix, else that of the place's band; null: the shop does not deliver there. */
export function zoneOf({ zones }: DeliveryRules, { pin, band }: Pick<Place, 'pin' | 'band'>): Zone | null {
  const lengths = zones.map((zone) => matchOf(zone, pin));
  const longest = Math.max(0, ...lengths);
  if (longest > 0) return zones[lengths.indexOf(longest)] ?? null;
  return zones.find((zone) => zone.band === band) ?? null;
}
