/** Assembles the channels of this shop and runs their worker with the app. */
import type { FastifyInstance } from 'fastify';
import type { WorkerLimits } from '../../core/events/constants.ts';
import type { Inbox } from '../../core/shop/site.ts';
import type { Brand } from '../../core/shop/theme.ts';
import { secretOf } from '../../db/accounts/secret.ts';
import type { Database } from '../../db/engine/db.ts';
import { releaseClaims } from '../../db/events/deliveries.ts';
import type { Mail } from '../emails/mail.ts';
import { listChannels } from '../lists/list-channels.ts';
import { answerChannel } from './answer-channel.ts';
import type { Channel } from './channel.ts';
import { digestChannel } from './digest-channel.ts';
import type { LetterDeps } from './letter-deps.ts';
import { merchantChannel } from './merchant-channel.ts';
import { officeChannel } from './office-channel.ts';
import { createSender, type Sender } from './send-webhook.ts';
import { shopperChannel } from './shopper-channel.ts';
import { webhookChannel } from './webhook-channel.ts';
import { createWorker, type Worker, type WorkerDeps } from './worker.ts';

export type EventSettings = {
  /** False: events are only written; another process delivers them. Default: true. */
  readonly deliver?: boolean;
  readonly limits?: Partial<WorkerLimits>;
  /** Sends webhooks. Default: by https to public addresses only. */
  readonly sender?: Sender;
};

export type EventShop = {
  readonly database: Pick<Database, 'db' | 'embedded'>;
  readonly brand: Brand;
  /** Undefined: no letters. */
  readonly mail: Mail | undefined;
  /** Recipients of the merchant's letters. */
  readonly inbox: Inbox | undefined;
  /** Lower-case addresses of the configured owners. */
  readonly owners?: readonly string[] | undefined;
  /** Origin of the pages in links. */
  readonly pages: string;
  /** Rules of delivery, read at each use. */
  readonly rules?: LetterDeps['rules'];
  /** Called once per attempt. */
  readonly counted?: WorkerDeps['counted'];
};

/** Returns all channels that the shop is configured for. */
export async function channelsOf(shop: EventShop, sender: Sender): Promise<Channel[]> {
  return [...(await letterChannelsOf(shop)), webhookChannel(shop.database.db, sender)];
}

/** Returns the channels that send letters; none without mail. */
export async function letterChannelsOf(shop: EventShop): Promise<Channel[]> {
  const { database, brand, mail, inbox, owners = [], pages, rules } = shop;
  const { db } = database;
  if (!mail) return [];
  const letters = { db, mail, brand, secret: await secretOf(db), pages, rules };
  const merchant = inbox ? [merchantChannel(letters, inbox), digestChannel(letters, inbox)] : [];
  const people = [shopperChannel(letters), answerChannel(letters, inbox), officeChannel(letters, owners)];
  return [...people, ...merchant, ...listChannels(letters)];
}

/** Returns the worker of a shop, for the app or for a process of its own. */
export async function openWorker(
  shop: EventShop,
  failed: WorkerDeps['failed'],
  { limits, sender = createSender() }: EventSettings = {},
): Promise<Worker> {
  const { counted, database } = shop;
  const channels = await channelsOf(shop, sender);
  return createWorker({ db: database.db, channels, failed, ...(counted && { counted }), ...(limits && { limits }) });
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Delivers events after each request that may have written some and, while the app listens, periodically. Closing the app
 * waits for the deliveries being sent.
 */
export async function serveEvents(
  app: FastifyInstance,
  shop: EventShop,
  settings: EventSettings = {},
): Promise<Worker> {
  const { db, embedded } = shop.database;
  const { sender = createSender() } = settings;
  app.decorate('webhooks', sender);
  const worker = await openWorker(
    shop,
    (error, delivery) =>
      app.log.error(
        delivery ? { err: error, event: delivery.event.id, channel: delivery.channel } : error,
        'An event could not be delivered.',
      ),
    { ...settings, sender },
  );
  if (settings.deliver === false) return worker;
  app.addHook('onResponse', (request, _, done) => {
    if (!READS.has(request.method)) worker.wake();
    done();
  });
  app.addHook('onListen', async () => {
    if (embedded) await releaseClaims(db);
    worker.start();
  });
  app.addHook('onClose', () => worker.close());
  return worker;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends webhooks, for the merchant's test of an endpoint. */
    readonly webhooks: Sender;
  }
}
