/** Stripe's checkout sessions: what the shop sends, and what comes back. */
import type Stripe from 'stripe';
import type { NewPage, PageStatus } from './gateway.ts';

export const idOf = (value: string | { readonly id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

export function sessionParameters(page: NewPage): Stripe.Checkout.SessionCreateParams {
  const metadata = { order: page.number, page: String(page.id) };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: page.currency.toLowerCase(),
          unit_amount: page.amount,
          product_data: { name: `Order ${page.number}` },
        },
      },
    ],
    // The order is in one currency: a converted amount would be another one.
    adaptive_pricing: { enabled: false },
    customer_email: page.email,
    client_reference_id: page.number,
    metadata,
    payment_intent_data: { description: `Order ${page.number}`, metadata },
    expires_at: Math.floor(page.expiresAt.getTime() / 1000),
    success_url: page.back,
    cancel_url: `${page.back}&result=cancelled`,
    submit_type: 'pay',
  };
}

/** Expects the payment intent expanded. */
export function statusOf(session: Stripe.Checkout.Session): PageStatus {
  const { status, payment_status: paid, payment_intent: intent, amount_total: total, currency } = session;
  const detail = typeof intent === 'object' ? intent : null;
  if (paid === 'paid') {
    const payment = { reference: idOf(intent), amount: total ?? 0, currency: (currency ?? '').toUpperCase() };
    return { state: 'closed', failed: false, payments: [payment] };
  }
  const failed = Boolean(detail?.last_payment_error);
  const refused = detail?.status === 'requires_payment_method' || detail?.status === 'canceled';
  const waits = status === 'complete' && !refused;
  return { state: waits ? 'pending' : status === 'open' ? 'open' : 'closed', failed, payments: [] };
}
