/** Letters about changed, rescheduled, cancelled and expired orders. */
import type { EventData } from '../../core/events/shapes.ts';
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { linesOf } from './letter-lines.ts';
import { noteOf, type OrderFacts, type OrderLetter, owedText, toShopper, totalsOf } from './order-letter.ts';
import { nextStep, toBlock } from './order-letters.ts';
import { piecesOf } from './parcel-parts.ts';

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
