/** Letters to shoppers about payments. */
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { momentText } from '../../core/order/moments.ts';
import { isEditable } from '../../core/order/order.ts';
import { PAYMENT_LETTERS } from '../../core/payment/letters-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { factsOf, type OrderLetter, owedText, toShopper } from './order-letter.ts';
import { piecesOf } from './parcel-parts.ts';

/** Methods whose payments the merchant looks for by the shopper's reference. */
const BY_REFERENCE = new Set(['upi', 'neft']);

export const paymentReceived: OrderLetter<'payment.received'> = (facts, { amount, reference, paymentState }) => {
  const { order, due } = facts;
  return toShopper(facts, {
    subject: PAYMENT_LETTERS.received.subject(order.number),
    heading: PAYMENT_LETTERS.received.heading,
    paragraphs: [
      paymentState === 'due' && due > 0
        ? PAYMENT_LETTERS.received.part(exactMoney(due))
        : PAYMENT_LETTERS.received.line,
    ],
    ...piecesOf(
      facts,
      factsOf([
        [SAY.amount, exactMoney(amount)],
        [SAY.reference, reference],
      ]),
    ),
  });
};

export const paymentExcess: OrderLetter<'payment.excess'> = (facts, { amount, reference }) =>
  toShopper(facts, {
    subject: PAYMENT_LETTERS.excess.subject(facts.order.number),
    heading: PAYMENT_LETTERS.excess.heading,
    paragraphs: [PAYMENT_LETTERS.excess.line(exactMoney(amount), reference), owedText(facts, amount)],
    facts: factsOf([
      [SAY.amount, exactMoney(amount)],
      [SAY.reference, reference],
    ]),
  });

/** None once the order is paid: shoppers often try a second time at once. */
export const paymentFailed: OrderLetter<'payment.failed'> = (facts, { payment, state }) => {
  const { order, links } = facts;
  const { failed } = PAYMENT_LETTERS;
  const words = { subject: failed.subject(order.number), heading: failed.heading };
  if (state === 'cancelled')
    return BY_REFERENCE.has(payment) ? toShopper(facts, { ...words, paragraphs: [failed.ended] }) : null;
  if (!isEditable(order.state) || order.paymentState !== 'due') return null;
  return toShopper(facts, {
    ...words,
    paragraphs: [
      BY_REFERENCE.has(payment) ? failed.unfound : failed.declined,
      ...(order.expiresAt ? [failed.until(momentText(order.expiresAt.toISOString(), 0))] : []),
    ],
    action: { words: failed.button, url: links.order },
    facts: factsOf([
      [SAY.amount, exactMoney(facts.due)],
      [SAY.payment, SAY.mode(payment)],
    ]),
  });
};

/** Also says that a return is complete, which happens in the same transaction. */
export const paymentRefunded: OrderLetter<'payment.refunded'> = (facts, { amount, reference, state }) =>
  toShopper(facts, {
    subject: PAYMENT_LETTERS.refunded.subject(facts.order.number),
    heading: PAYMENT_LETTERS.refunded.heading,
    paragraphs: [
      PAYMENT_LETTERS.refunded.line(exactMoney(amount)),
      ...(state === 'refunded' ? [PAYMENT_LETTERS.refunded.returned] : []),
    ],
    facts: factsOf([
      [SAY.amount, exactMoney(amount)],
      [SAY.reference, reference],
      [SAY.payment, SAY.mode(facts.order.payment, facts.order.delivery.store !== null)],
    ]),
  });
