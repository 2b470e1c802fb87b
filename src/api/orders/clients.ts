/** Clients of order limits: email address, phone and network, stored as keyed hashes. */
import { createHmac } from 'node:crypto';
import { mailboxOf } from '../../core/account/mailbox.ts';
import type { ClientLimit, OrderClient } from '../../db/orders/order-clients.ts';

const KINDS = ['email', 'phone', 'network'] as const;
export type ClientLimits = Readonly<Record<(typeof KINDS)[number], ClientLimit>>;
/** proven: limits for shoppers who order with a verified address. */
export type OrderLimits = { readonly guest: ClientLimits; readonly proven: ClientLimits };

export type Caller = {
  readonly email: string;
  readonly phone: string;
  /** As networkOf() returns it. */
  readonly network: string;
};

const HASH_CHARACTERS = 24;

/** Returns a caller's clients in a fixed order, so that locks of two orders cannot deadlock. */
export function clientsOf(secret: string, { email, phone, network }: Caller, limits: ClientLimits): OrderClient[] {
  const values = { email: mailboxOf(email), phone, network };
  return KINDS.map((kind) => {
    const hash = createHmac('sha256', secret).update(`client:${kind}:${values[kind]}`).digest('base64url');
    return { client: hash.slice(0, HASH_CHARACTERS), ...limits[kind] };
  }).sort((a, b) => (a.client < b.client ? -1 : 1));
}

/** Returns false when the order alone exceeds a limit. */
export function isWithinLimits(
  clients: readonly OrderClient[],
  lines: readonly { readonly quantity: number }[],
): boolean {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const most = Math.max(0, ...lines.map(({ quantity }) => quantity));
  return clients.every((client) => most <= client.ofOne && pieces <= client.pieces);
}
