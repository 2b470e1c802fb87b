/** Reads Stripe's webhook messages. */
import type Stripe from 'stripe';
import { disputeReason } from '../../core/payment/dispute.ts';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import { idOf } from './stripe-sessions.ts';

/** Order and page of an object that make() has marked; null for those of other programs. */
function markOf(metadata: Stripe.Metadata | null | undefined, gatewayId = '') {
  const { order: number = '', page = '' } = metadata ?? {};
  return number && /^\d{1,15}$/.test(page) ? { number, page: { id: Number(page), gatewayId } } : null;
}

function ofSession(event: Stripe.Event, session: Stripe.Checkout.Session): GatewayEvent | null {
  const mark = markOf(session.metadata, session.id);
  if (!mark) return null;
  const paid = session.payment_status === 'paid';
  const kind =
    event.type === 'checkout.session.expired'
      ? ('closed' as const)
      : event.type === 'checkout.session.async_payment_failed'
        ? ('failed' as const)
        : paid
          ? ('paid' as const)
          : ('pending' as const);
  return {
    ...mark,
    id: event.id,
    kind,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    reference: idOf(session.payment_intent),
  };
}

function ofRefund(event: Stripe.Event, refund: Stripe.Refund): GatewayEvent {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  return {
    id: event.id,
    kind: failed ? 'refund-failed' : 'refunded',
    number: '',
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
    reference: idOf(refund.payment_intent),
    refund: refund.id,
    reason: refund.failure_reason ?? '',
  };
}

export function readEvent(event: Stripe.Event): GatewayEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ofSession(event, event.data.object);
    case 'payment_intent.payment_failed': {
      const { id: reference, amount, currency, metadata } = event.data.object;
      const mark = markOf(metadata);
      return mark && { ...mark, id: event.id, kind: 'failed', amount, currency: currency.toUpperCase(), reference };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id: dispute, amount, currency, reason, status, payment_intent: intent } = event.data.object;
      const detail = { dispute, reference: idOf(intent), reason: disputeReason(reason, status) };
      return { id: event.id, kind: 'disputed', number: '', amount, currency: currency.toUpperCase(), ...detail };
    }
    default:
      return null;
  }
}
