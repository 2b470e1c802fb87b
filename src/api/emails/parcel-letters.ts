/** Letters to shoppers about parcels of an order that has several, or that is collected at a store. */
import { dayText } from '../../core/delivery/delivery.ts';
import { PARCEL_COPY } from '../../core/delivery/parcel-copy.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { arrivalText } from '../../core/order/arrival-text.ts';
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { PARCEL_LETTERS } from '../../core/order/parcel-letters-copy.ts';
import { codeText, isDivided, linesIn } from '../../core/order/parcel-view.ts';
import { returnDeadline } from '../../core/order/returns.ts';
import { letterLine } from './letter-lines.ts';
import { addressOf, factsOf, noteOf, type OrderFacts, type OrderLetter, toShopper } from './order-letter.ts';
import { parcelArrival } from './parcel-parts.ts';

type ParcelData = EventData<'parcel.shipped'>;

/** The pieces of the event's parcel. */
const parcelLines = ({ images, lines }: OrderFacts, data: ParcelData) =>
  linesIn(lines, data).map((line) => letterLine(images, line));

function arrivalOf({ parcels, order }: OrderFacts, { parcel }: ParcelData): string {
  const found = parcels.find((one) => one.parcel === parcel);
  const { deliveryFrom: from, deliveryTo: to } = order;
  return found ? parcelArrival(found) : arrivalText({ delivery: { from, to } });
}

/** Facts and button of a shipment: its carrier, number and tracking page. */
export const shipmentOf = (carrier: string, tracking: string, track: string) => ({
  facts: [
    [PARCEL_COPY.carrier, carrier],
    [SAY.parcel, tracking],
  ] as (readonly [string, string])[],
  ...(track && { action: { words: PARCEL_COPY.track, url: track } }),
});

/** On its way to a store it is no news yet. */
export const parcelShipped: OrderLetter<'parcel.shipped'> = (facts, data) => {
  if (!isDivided(facts.parcels) || data.transport === 'pickup') return null;
  const { parcel, parcels, carrier, tracking, track, note } = data;
  const shipment = shipmentOf(carrier, tracking, track);
  return toShopper(facts, {
    subject: PARCEL_LETTERS.shipped.subject(facts.order.number, parcel, parcels),
    heading: PARCEL_LETTERS.shipped.heading(parcel, parcels),
    paragraphs: [SAY.shipped.line, PARCEL_LETTERS.rest],
    ...(shipment.action && { action: shipment.action }),
    ...noteOf(note),
    facts: factsOf([...shipment.facts, [SAY.arrives, arrivalOf(facts, data)]]),
    lines: parcelLines(facts, data),
    blocks: [{ label: SAY.to, lines: addressOf(facts.order) }],
  });
};

export const parcelReady: OrderLetter<'parcel.ready'> = (facts, data) => {
  const { order, code } = facts;
  const { parcel, parcels, hours, note } = data;
  const { isReady: ready } = PARCEL_LETTERS;
  const [, ...where] = addressOf(order);
  return toShopper(facts, {
    subject: ready.subject(order.number),
    heading: ready.heading(order.address.line1),
    paragraphs: [ready.line],
    ...noteOf(note),
    facts: factsOf([
      [ready.code, codeText(code)],
      [ready.parcel, parcels > 1 ? PARCEL_COPY.title(parcel, parcels) : ''],
    ]),
    lines: parcelLines(facts, data),
    blocks: [{ label: ready.where, lines: where }, ...(hours.length > 0 ? [{ label: ready.hours, lines: hours }] : [])],
  });
};

/** With the last parcel the letter of the whole order comes. */
export const parcelDelivered: OrderLetter<'parcel.delivered'> = (facts, data) => {
  const { parcel, parcels, state, transport, note } = data;
  if (state === 'delivered' || !isDivided(facts.parcels)) return null;
  const words = PARCEL_LETTERS[transport === 'pickup' ? 'collected' : 'delivered'];
  const last = dayText(returnDeadline(facts.event.at));
  return toShopper(facts, {
    subject: words.subject(facts.order.number, parcel, parcels),
    heading: words.heading(parcel, parcels),
    paragraphs: [PARCEL_LETTERS.rest],
    ...noteOf(note),
    facts: factsOf([[SAY.returnUntil, last]]),
    lines: parcelLines(facts, data),
    closing: [SAY.delivered.returns(last)],
  });
};
