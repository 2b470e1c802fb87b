/** Letters to shoppers about the steps of an order. */
import { dayText } from '../../core/delivery/delivery.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { momentText } from '../../core/order/moments.ts';
import { isDivided } from '../../core/order/parcel-view.ts';
import { returnDeadline } from '../../core/order/returns.ts';
import { firstName } from '../../core/order/view.ts';
import { exactMoney } from '../../core/shop/money.ts';
import {
  addressOf,
  factsOf,
  linesOf,
  noteOf,
  type OrderFacts,
  type OrderLetter,
  owedText,
  toShopper,
  totalsOf,
} from './order-letter.ts';
import { shipmentOf } from './parcel-letters.ts';
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
const toBlock = ({ order }: OrderFacts) =>
  order.delivery.store === null
    ? { label: SAY.to, lines: addressOf(order) }
    : { label: SAY.parcels.isReady.where, lines: addressOf(order).slice(1) };

/** What the shopper has to do next, and the words of the button. */
function nextStep(
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

/** What the change means for the money: the rest to pay, what goes back, or the cash to have ready. */
function changedMoney(facts: OrderFacts) {
  const { order, owed, due } = facts;
  // As they are now: the shopper may have paid between the change and its letter.
  const { payment, paymentState, total } = order;
  if (owed > 0) return { said: [owedText(facts, owed)] };
  if (paymentState === 'due' && due > 0 && due < total)
    return {
      said: [SAY.changed.rest(exactMoney(due)), SAY.placed.how[payment] ?? SAY.placed.howOnline],
      action: { words: SAY.changed.payRest, url: facts.links.order },
    };
  const waits = order.state !== 'cancelled' && paymentState === 'due';
  return waits ? nextStep(facts, { payment, paymentState }) : { said: [] };
}

export const orderChanged: OrderLetter<'order.changed'> = (facts, data) => {
  const { order } = facts;
  const { said, action } = changedMoney(facts);
  const own = data.by === 'shopper';
  return toShopper(facts, {
    subject: SAY.changed.subject(order.number),
    heading: SAY.changed.heading,
    paragraphs: [own ? SAY.changed.byShopper : SAY.changed.line, data.note, ...said],
    preheader: data.note,
    ...(action && { action }),
    ...piecesOf(facts),
    totals: totalsOf(facts),
    blocks: [toBlock(facts)],
    ...(!own && { closing: [SAY.changed.wrong] }),
  });
};

export const orderRescheduled: OrderLetter<'order.rescheduled'> = (facts, { note }) =>
  toShopper(facts, {
    subject: SAY.rescheduled.subject(facts.order.number),
    heading: SAY.rescheduled.heading,
    paragraphs: [note, SAY.rescheduled.line],
    preheader: note,
    ...piecesOf(facts),
    blocks: [toBlock(facts)],
  });

/** Of an order in several parcels, or for a store, each parcel has letters of its own. */
export const orderPacked: OrderLetter<'order.packed'> = (facts, { note }) => {
  if (isDivided(facts.parcels)) return null;
  return toShopper(facts, {
    subject: SAY.packed.subject(facts.order.number),
    heading: SAY.packed.heading,
    paragraphs: [SAY.packed.line],
    ...noteOf(note),
    ...piecesOf(facts),
  });
};

export const orderShipped: OrderLetter<'order.shipped'> = (facts, { note, parcel, carrier = '', track = '' }) => {
  if (isDivided(facts.parcels)) return null;
  const { order } = facts;
  const { facts: shipped, action } = shipmentOf(carrier, parcel, track);
  return toShopper(facts, {
    subject: SAY.shipped.subject(order.number),
    heading: SAY.shipped.heading,
    paragraphs: [SAY.shipped.line, ...(parcel && !track ? [SAY.shipped.parcelLine] : [])],
    ...(action && { action }),
    ...noteOf(note),
    ...piecesOf(facts, factsOf(shipped)),
    blocks: [{ label: SAY.to, lines: addressOf(order) }],
  });
};

export const orderDelivered: OrderLetter<'order.delivered'> = (facts, { note }) => {
  const { order, event, links, parcels } = facts;
  const day = returnDeadline(order.deliveredAt ?? event.at);
  const last = dayText(day);
  const earlier = parcels.some(({ deliveredAt }) => deliveredAt && returnDeadline(deliveredAt) < day);
  return toShopper(facts, {
    subject: SAY.delivered.subject(order.number),
    heading: order.delivery.store === null ? SAY.delivered.heading : SAY.delivered.collected,
    paragraphs: [SAY.delivered.line],
    action: { words: SAY.delivered.button, url: links.order },
    ...noteOf(note),
    facts: factsOf([[SAY.returnUntil, last]]),
    lines: linesOf(facts),
    closing: [SAY.delivered.returns(last), ...(earlier ? [SAY.parcels.earlier] : [])],
  });
};

/** What happens to the money of a cancelled order. */
function moneyOf(facts: OrderFacts, { paymentState, total }: EventData<'order.cancelled'>): string {
  if (paymentState === 'refund-due') return owedText(facts, facts.owed || total);
  if (paymentState === 'refunded') return SAY.cancelled.back;
  return paymentState === 'claimed' ? SAY.cancelled.claimed : SAY.cancelled.free;
}

export const orderCancelled: OrderLetter<'order.cancelled'> = (facts, data) =>
  toShopper(facts, {
    subject: SAY.cancelled.subject(facts.order.number),
    heading: SAY.cancelled.heading,
    // A full refund cancels the order too; its event does not say who wanted that.
    paragraphs: [SAY.cancelled.by[data.paymentState === 'refunded' ? 'shop' : data.by], moneyOf(facts, data)],
    ...noteOf(data.note),
    lines: linesOf(facts),
  });

export const orderExpired: OrderLetter<'order.expired'> = (facts, { payment, paymentState }) => {
  const { expired, unfound, unconfirmed, subject, button } = SAY.expired;
  const { title, line } = paymentState === 'claimed' ? unfound : payment === 'cod' ? unconfirmed : expired;
  return toShopper(facts, {
    subject: subject(facts.order.number),
    heading: `${title}.`,
    paragraphs: [line],
    action: { words: paymentState === 'claimed' ? SAY.button : button, url: facts.links.order },
    lines: linesOf(facts),
  });
};
