/** Reads Razorpay's webhook messages and checks their signatures. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { disputeReason } from '../../core/payment/dispute.ts';
import type { GatewayEvent, GatewayEventKind } from '../../core/payment/gateway-event.ts';
import { asObject, type Json } from '../../core/shop/read.ts';
import { HttpError } from '../http/http-error.ts';
import { amountOf, text } from './razorpay-links.ts';

/** Order and page of a link or payment that make() has marked; null for those of other programs. */
function markOf(entity: Json | null, gatewayId = '') {
  const notes = asObject(entity?.notes);
  const [number, page] = [text(notes, 'order'), text(notes, 'page')];
  return number && /^\d{1,15}$/.test(page) ? { number, page: { id: Number(page), gatewayId } } : null;
}

const KINDS: Readonly<Record<string, GatewayEventKind>> = {
  'payment_link.paid': 'paid',
  'payment_link.expired': 'closed',
  'payment_link.cancelled': 'closed',
  'payment.captured': 'paid',
  'payment.authorized': 'pending',
  'payment.failed': 'failed',
  'refund.created': 'refunded',
  'refund.processed': 'refunded',
  'refund.failed': 'refund-failed',
};

/** id: a digest of the message, because Razorpay's own id is in a header that the signature does not cover. */
export function readEvent(id: string, message: Json): GatewayEvent | null {
  const event = text(message, 'event');
  const entity = (name: string) => asObject(asObject(asObject(message.payload)?.[name])?.entity);
  const [link, payment, refund, dispute] = ['payment_link', 'payment', 'refund', 'dispute'].map(entity);
  const kind = event.startsWith('payment.dispute.') ? 'disputed' : KINDS[event];
  if (!kind) return null;
  if (refund || dispute) {
    const money = refund ?? dispute ?? null;
    const reason = dispute ? disputeReason(text(dispute, 'reason_code'), text(dispute, 'status')) : '';
    const named = {
      ...{ refund: text(refund, 'id'), dispute: text(dispute, 'id') },
      reference: text(money, 'payment_id'),
    };
    return {
      ...{ id, kind, number: '', reason },
      ...named,
      amount: amountOf(money),
      currency: text(money, 'currency'),
    };
  }
  const mark = markOf(link ?? payment ?? null, text(link, 'id'));
  const money = payment ?? link ?? null;
  const reference = text(payment, 'id');
  if (!mark || (kind === 'paid' && !reference)) return null;
  return { ...mark, id, kind, amount: amountOf(money), currency: text(money, 'currency'), reference };
}

/** Throws HttpError 401 unless the header is the hex HMAC-SHA-256 of the body. */
export function checkSignature(secret: string, given: unknown, body: Buffer): void {
  if (typeof given !== 'string' || !/^[\da-f]{64}$/.test(given)) throw new HttpError(401, 'The signature is missing.');
  const expected = createHmac('sha256', secret).update(body).digest();
  if (!timingSafeEqual(Buffer.from(given, 'hex'), expected)) throw new HttpError(401, 'The signature is wrong.');
}
