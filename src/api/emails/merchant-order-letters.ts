/** Letters to the merchant about orders and returns. */
import type { Letter } from '../../core/emails/letter.ts';
import { MERCHANT_ENDPOINTS } from '../../core/merchant/endpoints.ts';
import { MERCHANT_LETTERS as SAY } from '../../core/merchant/letters-copy.ts';
import { ORDER_LETTERS } from '../../core/order/letters-copy.ts';
import { momentText } from '../../core/order/moments.ts';
import { ORDER_PAGE_COPY } from '../../core/order/page-copy.ts';
import { RETURNS_COPY as returns } from '../../core/order/returns-copy.ts';
import { phoneText } from '../../core/order/view.ts';
import { isSampleOrder } from '../../core/samples/sample-order.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { returnedLines } from './letter-lines.ts';
import { headOf, type MerchantLetter, toMerchant } from './merchant-letter.ts';
import { addressOf, factsOf, noteOf, type OrderFacts, totalsOf } from './order-letter.ts';
import { piecesOf } from './parcel-parts.ts';
import { samplesTaken } from './sample-letters.ts';

const { count } = ORDER_PAGE_COPY;

/** With the day, also for today. */
export const until = (moment: Date | null) => (moment ? momentText(moment.toISOString(), 0) : '');
export const callOf = ({ method, path }: { method: string; path: string }, number: string) =>
  `${method} ${path.replace(':number', number)}`;

export const commands = (...lines: readonly string[]): Pick<Letter, 'commands'> => ({
  commands: { label: lines.some((one) => one.startsWith('POST')) ? SAY.commandsAndCalls : SAY.commands, lines },
});

/** What the order waits for. */
function waitsFor({ order, links }: OrderFacts, paid: boolean): string {
  if (paid) return SAY.placed.paid;
  if (links.confirm) return SAY.placed.confirm(until(order.expiresAt));
  return order.payment === 'cod'
    ? SAY.placed.cash
    : SAY.placed.unpaid(ORDER_LETTERS.mode(order.payment), until(order.expiresAt));
}

export const newOrder: MerchantLetter<'order.placed'> = (to, facts, data) => {
  const { order } = facts;
  if (isSampleOrder(order)) return samplesTaken(to, facts, data);
  const total = exactMoney(order.total);
  const pieces = count(facts.lines.reduce((sum, { quantity }) => sum + quantity, 0));
  const who = SAY.placed.who(pieces, order.contact.name, order.address.city);
  const confirms = order.payment === 'cod' && order.state === 'placed';
  return toMerchant(to, {
    label: SAY.placed.label,
    subject: SAY.placed.subject(order.number, total),
    preheader: who,
    heading: SAY.placed.heading(total),
    paragraphs: [who, waitsFor(facts, data.paymentState === 'paid')],
    ...commands(SAY.show(order.number), ...(confirms ? [SAY.confirm(order.number)] : [])),
    ...piecesOf(
      facts,
      factsOf([
        [SAY.customer, order.contact.name],
        [SAY.phone, phoneText(order.contact.phone)],
        [SAY.email, order.email],
        [ORDER_LETTERS.payment, ORDER_LETTERS.mode(order.payment, order.delivery.store !== null)],
      ]),
    ),
    totals: totalsOf(facts),
    blocks: [{ label: ORDER_LETTERS.to, lines: addressOf(order) }],
  });
};

export const returnToDecide: MerchantLetter<'return.requested'> = (to, facts, { amount, reason, note, position }) => {
  const { order } = facts;
  const line = SAY.requested.line(exactMoney(amount), `${returns.reasons[reason]}.`);
  return toMerchant(to, {
    ...headOf(SAY.requested, SAY.requested.subject(order.number), line),
    ...noteOf(note, SAY.requested.note),
    facts: factsOf([
      [SAY.customer, order.contact.name],
      [SAY.email, order.email],
    ]),
    lines: returnedLines(facts, position),
    ...commands(
      SAY.show(order.number),
      SAY.evidence(order.number),
      callOf(MERCHANT_ENDPOINTS.decideReturn, order.number),
    ),
  });
};
