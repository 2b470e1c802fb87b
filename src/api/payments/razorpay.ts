/** Razorpay: payment links by redirect, for cards, UPI apps and QR codes, netbanking, wallets and EMI. */
import { createHash } from 'node:crypto';
import { GATEWAY } from '../../core/payment/constants.ts';
import type { GatewayEvent } from '../../core/payment/gateway-event.ts';
import { asNumber, asObject, type Json } from '../../core/shop/read.ts';
import { HttpError } from '../http/http-error.ts';
import type { Gateway, GatewayMessage, MadePage, NewPage } from './gateway.ts';
import { gatewayError, parseMessage } from './gateway-error.ts';
import { checkSignature, readEvent } from './razorpay-events.ts';
import { LIMITS, linkParameters, madePage, referenceOf, statusOf, text } from './razorpay-links.ts';

export type RazorpaySettings = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Origin of another server than Razorpay's, for tests. */
  readonly api?: string | undefined;
};

/** The library has no place for another server, and waits without end: both are set at its HTTP client. */
type HttpClient = { readonly api: { readonly rq: { readonly defaults: { baseURL?: string; timeout?: number } } } };

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
