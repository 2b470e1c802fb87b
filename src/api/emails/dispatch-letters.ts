/** Letters about an order that is packed, sent and delivered as a whole. */
import { dayText } from '../../core/delivery/delivery.ts';
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { PARCEL_LETTERS } from '../../core/order/parcel-letters-copy.ts';
import { isDivided } from '../../core/order/parcel-view.ts';
import { returnDeadline } from '../../core/order/returns.ts';
import { linesOf } from './letter-lines.ts';
import { addressOf, factsOf, noteOf, type OrderLetter, toShopper } from './order-letter.ts';
import { shipmentOf } from './parcel-letters.ts';
import { piecesOf } from './parcel-parts.ts';

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
    closing: [SAY.delivered.returns(last), ...(earlier ? [PARCEL_LETTERS.earlier] : [])],
  });
};
