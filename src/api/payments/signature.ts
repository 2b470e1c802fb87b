/** Signed webhooks: an HMAC over timestamp and raw body, with replay protection. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { PAYMENT } from '../../core/payment/constants.ts';
import { HttpError } from '../http/http-error.ts';

/** Returns 't=1795264107,v1=…': seconds since 1970, and the hex HMAC-SHA-256 of '1795264107.' + body. */
export function sign(secret: string, body: Buffer | string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`;
}

/** Throws HttpError 401 unless the header signs this body within five minutes of now. */
export function checkSignature(secret: string, header: unknown, body: Buffer, now: Date): void {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (!seconds || !given) throw new HttpError(401, 'The signature is missing.');
  const at = new Date(Number(seconds) * 1000);
  const expected = sign(secret, body, at).split('v1=')[1] ?? '';
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) throw new HttpError(401, 'The signature is wrong.');
  if (Math.abs(now.getTime() - at.getTime()) > PAYMENT.webhookWindowMs)
    throw new HttpError(401, 'The message is too old.');
}
