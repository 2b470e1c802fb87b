/** Letters to shoppers about returns. */
import { dayText } from '../../core/delivery/delivery.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { refundDeadline } from '../../core/order/deadlines.ts';
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { RETURN_LETTERS } from '../../core/order/return-letters-copy.ts';
import { RETURNS_COPY } from '../../core/order/returns-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { returnedLines } from './letter-lines.ts';
import { addressOf, factsOf, noteOf, type OrderLetter, owedText, toShopper } from './order-letter.ts';

const { reasons } = RETURNS_COPY;

/** Cash that the carrier has still to take: less of it is due, and nothing goes back. */
const isOff = ({ payment, paymentState }: EventData<'return.approved'>) => payment === 'cod' && paymentState === 'due';

export const returnRequested: OrderLetter<'return.requested'> = (facts, data) => {
  const { amount, reason, note, position } = data;
  const words = isOff(data) ? RETURN_LETTERS.requested.off : RETURN_LETTERS.requested.amount;
  return toShopper(facts, {
    subject: RETURN_LETTERS.requested.subject(facts.order.number),
    heading: RETURN_LETTERS.requested.heading,
    paragraphs: [RETURN_LETTERS.requested.line, words(exactMoney(amount))],
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
    subject: RETURN_LETTERS.approved.subject(order.number),
    heading: RETURN_LETTERS.approved.heading,
    paragraphs: [
      isPickup ? RETURN_LETTERS.approved.bring : RETURN_LETTERS.approved.line,
      off ? RETURN_LETTERS.off(exactMoney(amount)) : owedText(facts, amount),
    ],
    ...noteOf(note),
    facts: factsOf([
      [SAY.refund, off ? '' : exactMoney(amount)],
      [SAY.refundBy, off ? '' : dayText(refundDeadline(order.refundSince ?? event.at))],
    ]),
    lines: returnedLines(facts, position),
    blocks: [
      {
        label: isPickup ? RETURN_LETTERS.approved.broughtTo : RETURN_LETTERS.approved.collected,
        lines: addressOf(order),
      },
    ],
  });
};

export const returnRefused: OrderLetter<'return.refused'> = (facts, { note, position }) =>
  toShopper(facts, {
    subject: RETURN_LETTERS.refused.subject(facts.order.number),
    heading: RETURN_LETTERS.refused.heading,
    paragraphs: [RETURN_LETTERS.refused.line],
    ...noteOf(note, RETURN_LETTERS.refused.why),
    lines: returnedLines(facts, position),
    closing: [RETURN_LETTERS.refused.answer],
  });
