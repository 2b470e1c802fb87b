/** Letters to shoppers about placed and confirmed orders. */
import { dayText } from '../../core/delivery/delivery.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { momentText } from '../../core/order/moments.ts';
import { PARCEL_LETTERS } from '../../core/order/parcel-letters-copy.ts';
import { firstName } from '../../core/order/view.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { addressOf, noteOf, type OrderFacts, type OrderLetter, toShopper, totalsOf } from './order-letter.ts';
import { parcelArrival, piecesOf } from './parcel-parts.ts';

/** With the day, also for today: a letter is read later. */
const until = (moment: Date) => momentText(moment.toISOString(), 0);

/** How cash is paid: at the door, or at the store. */
const cashOf = ({ delivery, total }: OrderFacts['order']) =>
  delivery.store === null ? SAY.placed.cash(exactMoney(total)) : SAY.placed.cashAtStore;

/** When it arrives, in a sentence. */
function arrivesText({ order, parcels }: OrderFacts): string {
  const [from, to] = [dayText(order.deliveryFrom), dayText(order.deliveryTo)];
  const [first, ...others] = parcels;
  if (order.delivery.store !== null) return SAY.placed.pickup(from, to);
  if (others.length > 0) return SAY.placed.divided(parcels.length, from, to);
  return first?.slot ? SAY.placed.arrivesAt(parcelArrival(first)) : SAY.placed.arrives(from, to);
}

/** Where the pieces go: to the buyer, or to the store. */
export const toBlock = ({ order }: OrderFacts) =>
  order.delivery.store === null
    ? { label: SAY.to, lines: addressOf(order) }
    : { label: PARCEL_LETTERS.isReady.where, lines: addressOf(order).slice(1) };

/** What the shopper has to do next, and the words of the button. */
export function nextStep(
  { order, links }: OrderFacts,
  { payment, paymentState }: Pick<EventData<'order.placed'>, 'payment' | 'paymentState'>,
) {
  const { placed } = SAY;
  if (links.confirm && order.expiresAt)
    return {
      said: [placed.confirmBy(until(order.expiresAt))],
      action: { words: placed.confirm, url: links.confirm },
    };
  if (payment === 'cod') return { said: [cashOf(order)] };
  if (paymentState !== 'due') return { said: [] };
  return {
    said: [
      placed.unpaid(exactMoney(order.total), order.expiresAt ? until(order.expiresAt) : ''),
      placed.how[payment] ?? placed.howOnline,
    ],
    action: { words: placed.pay, url: links.order },
  };
}

export const orderPlaced: OrderLetter<'order.placed'> = (facts, data) => {
  const { order } = facts;
  const { said, action } = nextStep(facts, data);
  const arrives = arrivesText(facts);
  return toShopper(facts, {
    subject: SAY.placed.subject(order.number),
    heading: SAY.placed.heading(firstName(order.contact.name)),
    paragraphs: [`${SAY.placed.line} ${arrives}`, ...said],
    preheader: said[0] ?? arrives,
    ...(action && { action }),
    ...piecesOf(facts),
    totals: totalsOf(facts),
    blocks: [toBlock(facts), { label: SAY.payment, lines: [SAY.mode(order.payment, order.delivery.store !== null)] }],
  });
};

/** An order that is paid is confirmed by its payment, which has a letter of its own. */
export const orderConfirmed: OrderLetter<'order.confirmed'> = (facts, { payment, paymentState, note }) => {
  if (payment !== 'cod' || paymentState === 'paid') return null;
  const { order } = facts;
  return toShopper(facts, {
    subject: SAY.confirmed.subject(order.number),
    heading: SAY.confirmed.heading,
    paragraphs: [SAY.confirmed.line, cashOf(order)],
    ...noteOf(note),
    ...piecesOf(facts),
  });
};
