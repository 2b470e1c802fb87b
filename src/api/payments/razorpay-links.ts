/** Razorpay's payment links: what the shop sends, and what comes back. */
import { GATEWAY } from '../../core/payment/constants.ts';
import { asNumber, asObject, asText, type Json } from '../../core/shop/read.ts';
import type { MadePage, NewPage, PageStatus } from './gateway.ts';

export const LIMITS = GATEWAY.razorpay;

export const text = (object: Json | null | undefined, name: string): string => asText(object?.[name]) ?? '';

export const amountOf = (object: Json | null | undefined) => asNumber(object?.amount) ?? 0;

/** Returns the reference of a link, unique at Razorpay, so that a link is made once. */
export const referenceOf = ({ number, id }: Pick<NewPage, 'number' | 'id'>) => `${number}.${id}`;

export function linkParameters(page: NewPage) {
  return {
    amount: page.amount,
    currency: page.currency,
    accept_partial: false,
    expire_by: Math.floor(page.expiresAt.getTime() / 1000),
    reference_id: referenceOf(page),
    description: `Order ${page.number}`,
    customer: { name: page.name, email: page.email, contact: page.phone },
    // The shop writes its own letters.
    notify: { sms: false, email: false },
    reminder_enable: false,
    notes: { order: page.number, page: String(page.id) },
    callback_url: page.back,
    callback_method: 'get',
  };
}

export const madePage = (link: Json): MadePage => ({ gatewayId: text(link, 'id'), url: text(link, 'short_url') });

export function statusOf(link: Json): PageStatus {
  const paid = (Array.isArray(link.payments) ? link.payments : []).map(asObject).filter((one) => one !== null);
  const currency = text(link, 'currency');
  const payments = paid
    .filter((one) => text(one, 'status') === 'captured')
    .map((one) => ({ reference: text(one, 'payment_id'), amount: amountOf(one), currency }));
  const is = (state: string) => paid.some((one) => text(one, 'status') === state);
  const waits = payments.length === 0 && (is('authorized') || is('created'));
  const open = text(link, 'status') === 'created';
  return { state: waits ? 'pending' : open ? 'open' : 'closed', failed: is('failed'), payments };
}
