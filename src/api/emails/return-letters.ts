/** Letters to shoppers about returns. */
import { dayText } from '../../core/delivery/delivery.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { refundDeadline } from '../../core/order/deadlines.ts';
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { addressOf, factsOf, noteOf, type OrderLetter, owedText, returnedLines, toShopper } from './order-letter.ts';

const { reasons } = ORDER_PAGE_COPY.returns;

/** Cash that the carrier has still to take: less of it is due, and nothing goes back. */
const isOff = ({ payment, paymentState }: EventData<'return.approved'>) => payment === 'cod' && paymentState === 'due';

export const returnRequested: OrderLetter<'return.requested'> = (facts, data) => {
  const { amount, reason, note, position } = data;
  const words = isOff(data) ? SAY.requested.off : SAY.requested.amount;
  return toShopper(facts, {
    subject: SAY.requested.subject(facts.order.number),
    heading: SAY.requested.heading,
    paragraphs: [SAY.requested.line, words(exactMoney(amount))],
    ...noteOf(note, SAY.yourNote),
    facts: factsOf([[SAY.reason, reasons[reason]]]),
    lines: returnedLines(facts, position),
  });
};

export const returnApproved: OrderLetter<'return.approved'> = (facts, data) => {
  const { order, event } = facts;
  const { amount, note, position } = data;
  const off = isOff(data);
  const isPickup = order.delivery.store !== null;
  return toShopper(facts, {
    subject: SAY.approved.subject(order.number),
    heading: SAY.approved.heading,
    paragraphs: [
      isPickup ? SAY.approved.bring : SAY.approved.line,
      off ? SAY.off(exactMoney(amount)) : owedText(facts, amount),
    ],
    ...noteOf(note),
    facts: factsOf([
      [SAY.refund, off ? '' : exactMoney(amount)],
      [SAY.refundBy, off ? '' : dayText(refundDeadline(order.refundSince ?? event.at))],
    ]),
    lines: returnedLines(facts, position),
    blocks: [{ label: isPickup ? SAY.approved.broughtTo : SAY.approved.collected, lines: addressOf(order) }],
  });
};

export const returnRefused: OrderLetter<'return.refused'> = (facts, { note, position }) =>
  toShopper(facts, {
    subject: SAY.refused.subject(facts.order.number),
    heading: SAY.refused.heading,
    paragraphs: [SAY.refused.line],
    ...noteOf(note, SAY.refused.why),
    lines: returnedLines(facts, position),
    closing: [SAY.refused.answer],
  });
