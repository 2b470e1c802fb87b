/** Letters to shoppers about returns. */
import { dayText } from '../../core/delivery/delivery.ts';
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { refundDeadline } from '../../core/order/order.ts';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { addressOf, factsOf, noteOf, type OrderLetter, owedText, returnedLines, toShopper } from './order-letter.ts';

const { reasons } = ORDER_PAGE_COPY.returns;

export const returnRequested: OrderLetter<'return.requested'> = (facts, { amount, reason, note }) =>
  toShopper(facts, {
    subject: SAY.requested.subject(facts.order.number),
    heading: SAY.requested.heading,
    paragraphs: [SAY.requested.line, SAY.requested.amount(exactMoney(amount))],
    ...noteOf(note, SAY.yourNote),
    facts: factsOf([[SAY.reason, reasons[reason]]]),
    lines: returnedLines(facts),
  });

export const returnApproved: OrderLetter<'return.approved'> = (facts, { amount, note }) => {
  const { order, event } = facts;
  return toShopper(facts, {
    subject: SAY.approved.subject(order.number),
    heading: SAY.approved.heading,
    paragraphs: [SAY.approved.line, owedText(facts, amount)],
    ...noteOf(note),
    facts: factsOf([
      [SAY.refund, exactMoney(amount)],
      [SAY.refundBy, dayText(refundDeadline(order.refundSince ?? event.at))],
    ]),
    lines: returnedLines(facts),
    blocks: [{ label: SAY.approved.collected, lines: addressOf(order) }],
  });
};

export const returnRefused: OrderLetter<'return.refused'> = (facts, { note }) =>
  toShopper(facts, {
    subject: SAY.refused.subject(facts.order.number),
    heading: SAY.refused.heading,
    paragraphs: [SAY.refused.line],
    ...noteOf(note, SAY.refused.why),
    lines: returnedLines(facts),
    closing: [SAY.refused.answer],
  });
