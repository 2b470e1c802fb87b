/** Signed messages: an HMAC over the moment and the very bytes, so that neither can be changed, and an old one is refused. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { PAYMENT } from '../../core/shop/constants.ts';
import { Refusal } from '../http/http-error.ts';

/** 't=1795264107,v1=…': seconds since 1970, and the HMAC-SHA-256 of '1795264107.' and the body, in hexadecimal. */
export function sign(secret: string, body: Buffer | string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`;
}

/** Throws Refusal 401 unless the header signs this body within the last (or, for clocks that differ, next) five minutes. */
export function checkSignature(secret: string, header: unknown, body: Buffer, now: Date): void {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (!seconds || !given) throw new Refusal(401, 'The signature is missing.');
  const at = new Date(Number(seconds) * 1000);
  const expected = sign(secret, body, at).split('v1=')[1] ?? '';
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) throw new Refusal(401, 'The signature is wrong.');
  if (Math.abs(now.getTime() - at.getTime()) > PAYMENT.webhookWindowMs)
    throw new Refusal(401, 'The message is too old.');
}
