/** Clients of order limits: email address, phone and network, stored as keyed hashes. */
import { createHmac } from 'node:crypto';
import { mailboxOf } from '../../core/account/mailbox.ts';
import type { AddressFields } from '../../core/delivery/address.ts';
import { SAMPLES } from '../../core/samples/constants.ts';
import { addressKey } from '../../core/samples/limit.ts';
import type { ClientLimit, OrderClient } from '../../db/orders/order-clients.ts';
import type { SampleClient } from '../../db/orders/sample-limit.ts';

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

const hashOf = (secret: string, kind: string, value: string) =>
  createHmac('sha256', secret).update(`client:${kind}:${value}`).digest('base64url').slice(0, HASH_CHARACTERS);

/** The address and the mailbox whose samples are counted. */
export const sampleClientsOf = (
  secret: string,
  { email, ...address }: Pick<AddressFields, 'pin' | 'line1' | 'line2'> & { readonly email: string },
): SampleClient[] =>
  [hashOf(secret, 'sample-address', addressKey(address)), hashOf(secret, 'sample-mailbox', mailboxOf(email))].map(
    (client) => ({ client, samples: SAMPLES.most, days: SAMPLES.days }),
  );

/** Returns a caller's clients. */
export function clientsOf(secret: string, { email, phone, network }: Caller, limits: ClientLimits): OrderClient[] {
  const values = { email: mailboxOf(email), phone, network };
  return KINDS.map((kind) => ({ client: hashOf(secret, kind, values[kind]), ...limits[kind] }));
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
