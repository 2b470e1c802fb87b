/** Sentences and tables about delivery fees, made from the rules of delivery. */
import { listed } from '../shop/listed.ts';
import { exactMoney } from '../shop/money.ts';
import { ESTIMATE_COPY } from './estimate-copy.ts';
import type { DeliveryRules, SizeClass, Tariff, Zone } from './rules.ts';
import { table } from './rules-copy.ts';

type Van = SizeClass['by'];

/** '₹99 up to 15 kg, ₹249 up to 40 kg, ₹399 above'. */
function feesText({ fees }: Tariff): string {
  const [only, ...others] = fees;
  if (others.length === 0) return exactMoney(only?.fee ?? 0);
  return fees.map(({ upTo, fee }) => `${exactMoney(fee)} ${upTo === null ? 'above' : `up to ${upTo} kg`}`).join(', ');
}

const surchargeText = ({ surcharges }: Zone) =>
  surcharges.map(({ name, fee }) => `, and ${exactMoney(fee)} more (${name.toLowerCase()})`).join('');

/** Fee by zone and chargeable weight, and from which value of goods it is dropped. */
export const feeTable = ({ zones }: DeliveryRules, by: Van): string =>
  table(
    ['Where you live', 'Fee', 'No fee from'],
    zones.map((zone) => {
      const { freeFrom } = zone[by];
      return [zone.name, feesText(zone[by]) + surchargeText(zone), freeFrom === null ? '–' : exactMoney(freeFrom)];
    }),
  );

/** The lowest fee of a transport. */
export const leastFee = ({ zones }: DeliveryRules, by: Van): number =>
  Math.min(...zones.flatMap((zone) => zone[by].fees.map(({ fee }) => fee)));

/** 'free from ₹25,000 in metro cities and ₹40,000 in other cities, never free in islands'. */
export function freeText({ zones }: DeliveryRules, by: Van): string {
  const byAmount = Map.groupBy(zones, (zone) => zone[by].freeFrom);
  const never = byAmount.get(null) ?? [];
  const free = [...byAmount].flatMap(([amount, some]) => (amount === null ? [] : [{ amount, some }]));
  const names = (some: readonly Zone[]) => listed(some.map(({ name }) => name.toLowerCase()));
  if (free.length === 0) return 'never free';
  const isOne = free.length === 1 && never.length === 0;
  const amounts = free.map(({ amount, some }) => exactMoney(amount) + (isOne ? '' : ` in ${names(some)}`));
  return `free from ${listed(amounts)}${never.length > 0 ? `, never free in ${names(never)}` : ''}`;
}

/** Surcharges of all zones, which stay where the fee is dropped: 'Hill road ₹400 and Sea freight ₹900'; 'none'. */
export function surchargeList({ zones }: DeliveryRules): string {
  const all = zones.flatMap(({ surcharges }) => surcharges.map(({ name, fee }) => `${name} ${exactMoney(fee)}`));
  return listed([...new Set(all)]) || ESTIMATE_COPY.noServices;
}
