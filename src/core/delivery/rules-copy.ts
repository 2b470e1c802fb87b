/** The rules of delivery in words and Markdown tables, for policies, questions and llms.txt. Pure. */
import { listed } from '../shop/listed.ts';
import { exactMoney } from '../shop/money.ts';
import { ESTIMATE_COPY } from './estimate-copy.ts';
import type { DeliveryRules, Zone } from './rules.ts';

export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

export const daysText = ({ from, to }: Zone['days']) => (from === to ? `${from}` : `${from} to ${to}`);

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
