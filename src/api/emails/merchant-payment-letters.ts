/** Letters to the merchant about payments that need attention. */
import { MERCHANT_ENDPOINTS } from '../../core/merchant/endpoints.ts';
import { MERCHANT_LETTERS as SAY } from '../../core/merchant/letters-copy.ts';
import { ORDER_LETTERS } from '../../core/order/letters-copy.ts';
import { disputeWords, isDisputeOpen } from '../../core/payment/dispute.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { headOf, type MerchantLetter, toMerchant } from './merchant-letter.ts';
import { callOf, commands, until } from './merchant-order-letters.ts';
import { factsOf } from './order-letter.ts';

export const paymentToCheck: MerchantLetter<'payment.claimed'> = (to, { order, due }, { reference, payment }) => {
  const total = exactMoney(due || order.total);
  const line = SAY.claimed.line(total, ORDER_LETTERS.mode(payment));
  return toMerchant(to, {
    ...headOf(SAY.claimed, SAY.claimed.subject(order.number, total), line),
    facts: factsOf([
      [ORDER_LETTERS.reference, reference],
      [SAY.customer, order.contact.name],
      [SAY.until, until(order.expiresAt)],
    ]),
    ...commands(SAY.show(order.number), SAY.paid(order.number, reference)),
  });
};

export const paymentToReturn: MerchantLetter<'payment.excess'> = (to, { order }, { amount, reference }) => {
  const line = SAY.excess.line(exactMoney(amount));
  return toMerchant(to, {
    ...headOf(SAY.excess, SAY.excess.subject(order.number, exactMoney(amount)), line),
    facts: factsOf([
      [ORDER_LETTERS.reference, reference],
      [SAY.customer, order.contact.name],
      [SAY.email, order.email],
    ]),
    ...commands(SAY.show(order.number), callOf(MERCHANT_ENDPOINTS.refundOrder, order.number)),
  });
};

export const refundFailed: MerchantLetter<'payment.refund-failed'> = (to, { order }, { amount, error }) => {
  const line = SAY.refundFailed.line(exactMoney(amount));
  return toMerchant(to, {
    ...headOf(SAY.refundFailed, SAY.refundFailed.subject(order.number, exactMoney(amount)), line),
    facts: factsOf([
      [SAY.error, error],
      [SAY.customer, order.contact.name],
    ]),
    ...commands(SAY.show(order.number), callOf(MERCHANT_ENDPOINTS.refundOrder, order.number)),
  });
};

export const paymentDisputed: MerchantLetter<'payment.disputed'> = (to, { order }, { amount, reference, reason }) => {
  const words = isDisputeOpen(reason) ? SAY.disputed : SAY.disputeEnded;
  const line = words.line(exactMoney(amount));
  return toMerchant(to, {
    ...headOf(words, words.subject(order.number, exactMoney(amount)), line),
    facts: factsOf([
      [SAY.disputed.reason, disputeWords(reason)],
      [ORDER_LETTERS.reference, reference],
      [SAY.customer, order.contact.name],
    ]),
    ...commands(SAY.show(order.number)),
  });
};
