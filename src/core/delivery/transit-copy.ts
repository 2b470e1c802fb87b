/** Sentences and tables about days of transit, made from the rules of delivery. */
import { listed } from '../shop/listed.ts';
import type { DeliveryRules, Zone } from './rules.ts';
import { daysText, table } from './rules-copy.ts';

/** 'metro cities': 3 to 5 business days. */
export const daysTable = ({ zones }: DeliveryRules): string =>
  table(
    ['Where you live', 'Delivery after dispatch'],
    zones.map(({ name, days }) => [name, `${daysText(days)} business days`]),
  );

/** 'Metro cities 3 to 5, hill districts 7 to 10'. */
export const daysLine = ({ zones }: DeliveryRules): string =>
  listed(zones.map(({ name, days }) => `${name} ${daysText(days)}`));

/** The shortest and the longest way of all zones, in business days. */
export const transitOf = ({ zones }: DeliveryRules): Zone['days'] => ({
  from: Math.min(...zones.map(({ days }) => days.from)),
  to: Math.max(...zones.map(({ days }) => days.to)),
});
