/** Secrets of webhook endpoints, and the signed headers of a message. */
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Endpoint } from '../../db/events/endpoints.ts';

const SECRET_BYTES = 32;

export const createWebhookSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Returns the headers of a request. During the overlap of two secrets it has two signatures. */
export function signHeaders(
  { secret, formerSecret, formerUntil }: Pick<Endpoint, 'secret' | 'formerSecret' | 'formerUntil'>,
  id: string,
  body: string,
  now: Date,
): Record<string, string> {
  const former = formerSecret && formerUntil && formerUntil > now ? [formerSecret] : [];
  return {
    'content-type': 'application/json',
    'user-agent': 'aroha-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': [secret, ...former].map((one) => new Webhook(one).sign(id, now, body)).join(' '),
  };
}
