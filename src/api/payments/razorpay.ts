/** Razorpay: payment links by redirect, for cards, UPI apps and QR codes, netbanking, wallets and EMI. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { GATEWAY } from '../../core/payment/constants.ts';
import { disputeReason } from '../../core/payment/dispute.ts';
import type { GatewayEvent, GatewayEventKind } from '../../core/payment/gateway-event.ts';
import { asNumber, asObject, asText, type Json } from '../../core/shop/read.ts';
import { HttpError } from '../http/http-error.ts';
import {
  type Gateway,
  type GatewayMessage,
  gatewayError,
  type MadePage,
  type NewPage,
  type PageStatus,
  parseMessage,
} from './gateway.ts';

export type RazorpaySettings = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Origin of another server than Razorpay's, for tests. */
  readonly api?: string | undefined;
};

const LIMITS = GATEWAY.razorpay;
const text = (object: Json | null | undefined, name: string): string => asText(object?.[name]) ?? '';
const amountOf = (object: Json | null | undefined) => asNumber(object?.amount) ?? 0;

/** The library has no place for another server, and waits without end: both are set at its HTTP client. */
type HttpClient = { readonly api: { readonly rq: { readonly defaults: { baseURL?: string; timeout?: number } } } };

/** Returns the reference of a link, unique at Razorpay, so that a link is made once. */
const referenceOf = ({ number, id }: Pick<NewPage, 'number' | 'id'>) => `${number}.${id}`;

function linkParameters(page: NewPage) {
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

const madePage = (link: Json): MadePage => ({ gatewayId: text(link, 'id'), url: text(link, 'short_url') });

function statusOf(link: Json): PageStatus {
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
function readEvent(id: string, message: Json): GatewayEvent | null {
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
function checkSignature(secret: string, given: unknown, body: Buffer): void {
  if (typeof given !== 'string' || !/^[\da-f]{64}$/.test(given)) throw new HttpError(401, 'The signature is missing.');
  const expected = createHmac('sha256', secret).update(body).digest();
  if (!timingSafeEqual(Buffer.from(given, 'hex'), expected)) throw new HttpError(401, 'The signature is wrong.');
}

/** Runs a call and turns its errors into the gateway's. */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const {
      statusCode,
      error: detail,
      message,
    } = error as {
      statusCode?: number;
      error?: { description?: string };
      message?: string;
    };
    throw gatewayError(statusCode, detail?.description ?? message, error);
  }
}

/** Loads Razorpay's library, so that a shop without it does not. */
export async function openRazorpay(settings: RazorpaySettings): Promise<Gateway> {
  const { keyId, keySecret, webhookSecret, api } = settings;
  const { default: Library } = await import('razorpay');
  const razorpay = new Library({ key_id: keyId, key_secret: keySecret });
  const { defaults } = (razorpay as unknown as HttpClient).api.rq;
  defaults.timeout = GATEWAY.timeoutMs;
  if (api) defaults.baseURL = api;
  const links = razorpay.paymentLink;
  const check = async (id: string) => statusOf((await asked(() => links.fetch(id))) as unknown as Json);

  /** Returns the link of a page that was made before, or null. */
  async function findLink(page: NewPage): Promise<MadePage | null> {
    const found = (await links.all({ reference_id: referenceOf(page) } as never)) as unknown as Json;
    const link = Array.isArray(found.payment_links) ? asObject(found.payment_links[0]) : null;
    return link && madePage(link);
  }

  /** Returns the refund that an earlier attempt with this key has made, or null. */
  async function findRefund(reference: string, key: string): Promise<string | null> {
    const { items } = (await razorpay.payments.fetchMultipleRefund(reference, { count: 100 })) as unknown as Json;
    const sent = (Array.isArray(items) ? items : []).map(asObject);
    const known = sent.find((one) => text(one, 'receipt') === key && text(one, 'status') !== 'failed');
    return known ? text(known, 'id') : null;
  }

  function readMessage({ headers, body, now }: GatewayMessage): GatewayEvent | null {
    checkSignature(webhookSecret, headers['x-razorpay-signature'], body);
    const message = asObject(parseMessage(body));
    if (!message) throw new HttpError(400, 'The message cannot be read.');
    // Razorpay repeats a message unchanged for a day.
    const age = now.getTime() - (asNumber(message.created_at) ?? 0) * 1000;
    if (Math.abs(age) > LIMITS.staleHours * 3_600_000) throw new HttpError(401, 'The message is too old.');
    return readEvent(createHash('sha256').update(body).digest('base64url'), message);
  }

  return {
    id: 'razorpay',
    waitMinutes: LIMITS.waitMinutes,
    leastMinutes: LIMITS.leastMinutes,
    takes: (total) => total >= LIMITS.leastAmount,
    make: (page) =>
      asked(async () => {
        try {
          return madePage((await links.create(linkParameters(page) as never)) as unknown as Json);
        } catch (error) {
          // An earlier attempt has made it, and its response was lost.
          const known = (error as { statusCode?: number }).statusCode === 400 ? await findLink(page) : null;
          if (!known) throw error;
          return known;
        }
      }),
    check,
    // A link that is paid or has expired cannot be cancelled; its status says more than the refusal.
    close: async (id) => {
      const closed = await links.cancel(id).catch(() => null);
      return closed ? statusOf(closed as unknown as Json) : check(id);
    },
    readMessage,
    // Razorpay does not recognize a repeated refund by a key, so it is looked for first.
    refund: ({ number, reference, amount, key }) =>
      asked(async () => {
        const known = await findRefund(reference, key);
        if (known) return known;
        const parameters = { amount, speed: 'normal', receipt: key, notes: { order: number } } as const;
        const sent = (await razorpay.payments.refund(reference, parameters)) as unknown as Json;
        if (text(sent, 'status') === 'failed') throw { statusCode: 400, message: 'The refund failed.' };
        return text(sent, 'id');
      }),
  };
}
