/** Letters about orders of samples, in place of those about other orders. */
import type { LetterLine } from '../../core/emails/letter.ts';
import { MERCHANT_LETTERS } from '../../core/merchant/letters-copy.ts';
import { ORDER_LETTERS } from '../../core/order/letters-copy.ts';
import { firstName, phoneText } from '../../core/order/view.ts';
import { SAMPLE_COPY } from '../../core/samples/copy.ts';
import { SAMPLE_LETTERS as SAY } from '../../core/samples/letters-copy.ts';
import { productPath } from '../../core/shop/routes.ts';
import { linesOf } from './letter-lines.ts';
import { type MerchantLetter, toMerchant } from './merchant-letter.ts';
import { addressOf, factsOf, noteOf, type OrderFacts, type OrderLetter, toShopper } from './order-letter.ts';
import { shipmentOf } from './parcel-letters.ts';
import { orderArrival } from './parcel-parts.ts';

const sampleLines = (facts: OrderFacts): LetterLine[] => linesOf(facts).map((line) => ({ ...line, amount: SAY.free }));

const toBlocks = ({ order }: OrderFacts) => [{ label: ORDER_LETTERS.to, lines: addressOf(order) }];

/** The page of the piece, with the first sample's choice selected: the one that the shopper had chosen. */
function backLink({ lines, links }: OrderFacts) {
  const [first] = lines;
  return (
    first && {
      words: SAY.back,
      url: `${links.pages}${productPath(first.slug)}?variant=${encodeURIComponent(first.sku)}`,
    }
  );
}

export const samplesPlaced: OrderLetter<'order.placed'> = (facts) => {
  const { order } = facts;
  const back = backLink(facts);
  return toShopper(facts, {
    subject: SAY.placed.subject(order.number),
    heading: SAY.placed.heading(firstName(order.contact.name)),
    paragraphs: [SAY.placed.line, SAY.placed.tip],
    ...(back && { also: back }),
    facts: factsOf([[ORDER_LETTERS.arrives, orderArrival(facts)]]),
    lines: sampleLines(facts),
    blocks: toBlocks(facts),
  });
};

export const samplesShipped: OrderLetter<'order.shipped'> = (facts, { note, parcel, carrier = '', track = '' }) => {
  const { facts: shipped, action } = shipmentOf(carrier, parcel ?? '', track);
  return toShopper(facts, {
    subject: SAY.shipped.subject(facts.order.number),
    heading: SAY.shipped.heading,
    paragraphs: [SAY.shipped.line],
    ...(action && { action }),
    ...noteOf(note),
    facts: factsOf([...shipped, [ORDER_LETTERS.arrives, orderArrival(facts)]]),
    lines: sampleLines(facts),
    blocks: toBlocks(facts),
  });
};

export const samplesDelivered: OrderLetter<'order.delivered'> = (facts, { note }) => {
  const back = backLink(facts);
  return toShopper(facts, {
    subject: SAY.delivered.subject(facts.order.number),
    heading: SAY.delivered.heading,
    paragraphs: [SAY.delivered.line],
    ...(back && { action: back }),
    ...noteOf(note),
    lines: sampleLines(facts),
  });
};

export const samplesTaken: MerchantLetter<'order.placed'> = (to, facts) => {
  const { order, lines } = facts;
  const samples = SAMPLE_COPY.counted(lines.length);
  const who = MERCHANT_LETTERS.placed.who(samples, order.contact.name, order.address.city);
  return toMerchant(to, {
    label: SAY.taken.label,
    subject: SAY.taken.subject(order.number, samples),
    preheader: who,
    heading: SAY.taken.heading(samples),
    paragraphs: [who, SAY.taken.line],
    commands: { label: MERCHANT_LETTERS.commands, lines: [MERCHANT_LETTERS.show(order.number)] },
    facts: factsOf([
      [MERCHANT_LETTERS.customer, order.contact.name],
      [MERCHANT_LETTERS.phone, phoneText(order.contact.phone)],
      [MERCHANT_LETTERS.email, order.email],
      [ORDER_LETTERS.arrives, orderArrival(facts)],
    ]),
    lines: sampleLines(facts),
    blocks: toBlocks(facts),
  });
};
