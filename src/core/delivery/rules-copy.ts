/** The rules of delivery in words and Markdown tables, for policies, questions and llms.txt. Pure. */
import { listed } from '../shop/listed.ts';
import { exactMoney } from '../shop/money.ts';
import { ESTIMATE_COPY } from './estimate-copy.ts';
import type { DeliveryRules, SizeClass, Tariff, Zone } from './rules.ts';

type Van = SizeClass['by'];

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const daysText = ({ from, to }: Zone['days']) => (from === to ? `${from}` : `${from} to ${to}`);

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

/** One line per size class, with its limits and how it is sent. */
export const classList = ({ classes }: DeliveryRules): string =>
  classes
    .map(({ name, upTo, longest, by }) => {
      const limits = [upTo && `up to ${upTo} kg`, longest && `at most ${longest} cm long`].filter(Boolean);
      return `- **${name}**: ${[...limits, by === 'van' ? 'by van, with two people' : 'by courier'].join(', ')}`;
    })
    .join('\n');

/** One line per service, with its price per piece by size class; '' when there are none. */
export const serviceList = ({ services, classes }: DeliveryRules): string =>
  services
    .map(({ name, line, perPiece }) => {
      const prices = classes.flatMap((size) => {
        const price = perPiece[size.id];
        return price === undefined ? [] : [`${exactMoney(price)} (${size.name.toLowerCase()})`];
      });
      return `- **${name}**: ${line} Per piece: ${listed(prices)}.`;
    })
    .join('\n');

/** Names of the services in a sentence: 'carried to the room, assembled and old piece taken away'. */
export const serviceNames = ({ services }: DeliveryRules): string =>
  listed(services.map(({ name }) => name.toLowerCase())) || ESTIMATE_COPY.noServices;

/** Surcharges of all zones, which stay where the fee is dropped: 'Hill road ₹400 and Sea freight ₹900'; 'none'. */
export function surchargeList({ zones }: DeliveryRules): string {
  const all = zones.flatMap(({ surcharges }) => surcharges.map(({ name, fee }) => `${name} ${exactMoney(fee)}`));
  return listed([...new Set(all)]) || ESTIMATE_COPY.noServices;
}

/** Where days and times of the van can be booked, and until when they can be moved. */
export function windowsText({ slots, zones, booking }: DeliveryRules): string {
  const booked = new Set(slots.flatMap((slot) => slot.zones));
  const names = zones.filter(({ id }) => booked.has(id)).map(({ name }) => name.toLowerCase());
  if (names.length === 0) return 'Before the van comes we call you, to agree on a time.';
  const where = names.length === zones.length ? '' : ` to ${listed(names)}`;
  const elsewhere = names.length === zones.length ? '' : ' Elsewhere we call you, to agree on a time.';
  return `For what the van brings${where} you can choose a day and a time at checkout, up to ${booking.daysAhead} days ahead. On the page of your order you can move it, or give it back, until ${booking.cutOffHours} hours before it begins.${elsewhere}`;
}

/** Where orders can be collected; '' for a shop without such stores. */
export function pickupText({ pickupDays }: DeliveryRules, stores: readonly { readonly name: string }[]): string {
  if (stores.length === 0) return '';
  const names = listed(stores.map(({ name }) => name));
  return `You can also collect an order, free of charge, in ${names}: choose it at checkout. What stands in the store is ready once it is processed, the rest ${daysText(pickupDays)} business days later. We write when it is ready, with a code that you show there.`;
}

/** What a return of a collected order needs; '' without a store. */
export const pickupReturnText = (stores: readonly unknown[]): string =>
  stores.length === 0
    ? ''
    : 'What you collected at a store you bring back there; if you cannot, write to us, and a carrier collects it.';

export const hasVan = ({ classes }: DeliveryRules): boolean => classes.some(({ by }) => by === 'van');
