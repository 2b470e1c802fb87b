/** Periodic jobs of the shop. */
import type { FastifyInstance } from 'fastify';
import { EVENTS } from '../../core/events/constants.ts';
import { LIST_BATCH } from '../../core/lists/constants.ts';
import { ORDER } from '../../core/order/constants.ts';
import { sweepModels, sweepUploads } from '../../db/catalogue/upload-sweep.ts';
import { removeOldEvents } from '../../db/events/backlog.ts';
import { publishLeftCarts, removeOldCarts } from '../../db/lists/saved-carts.ts';
import { offerStock } from '../../db/lists/stock-offers.ts';
import { removeOldWatchers } from '../../db/lists/stock-watchers.ts';
import { removeOldLog } from '../../db/merchant/staff-log.ts';
import { removeOldClients } from '../../db/orders/order-clients.ts';
import { removeOldKeys } from '../../db/orders/order-keys.ts';
import { expireOrders } from '../../db/orders/order-moves.ts';
import { publishProducts } from '../../ingest/product-state.ts';
import { modelKey } from '../../media/models.ts';
import { uploadKey } from '../../media/originals.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { sendDueRefunds } from '../payments/send-refunds.ts';
import type { OrderDeps } from './deps.ts';
import { sweepAttachments } from './return-attachments.ts';

/** Old clients are removed once per this many ticks, because it scans the table. */
const CLIENT_SWEEP = 100;
/** One tick of so many deletes unused uploads. */
const UPLOAD_SWEEPS = 60;

type ClockDeps = Pick<OrderDeps, 'db' | 'files'> & Partial<Pick<OrderDeps, 'mail' | 'rebuild' | 'paymentMethods'>>;

/**
 * Periodic jobs in order: ask gateways about open payments, before their orders expire; send refunds; expire unpaid orders, delete old idempotency keys, clients and events, show scheduled products, delete
 * old uploads, tell the next people of waiting lists, write about carts that were left, delete old rows of lists and of the
 * back office's log.
 */
export const CLOCK_JOBS = {
  reconcilePayments: async ({ db, paymentMethods = [] }: ClockDeps) =>
    void (await reconcilePayments({ db, paymentMethods })),
  sendDueRefunds: async ({ db, paymentMethods = [] }: ClockDeps) => void (await sendDueRefunds({ db, paymentMethods })),
  expireOrders: async ({ db }: ClockDeps) => void (await expireOrders(db)),
  removeOldKeys: ({ db }: ClockDeps) => removeOldKeys(db),
  removeOldClients: async ({ db }: ClockDeps) => {
    if (Math.random() * CLIENT_SWEEP < 1) await removeOldClients(db);
  },
  removeOldEvents: ({ db }: ClockDeps) => removeOldEvents(db, EVENTS.keepDays, EVENTS.purgeBatch),
  publishProducts: async ({ db, rebuild }: ClockDeps) => {
    if ((await publishProducts(db)) > 0) rebuild?.changed();
  },
  sweepAttachments: async ({ files }: ClockDeps) => void (files && (await sweepAttachments(files))),
  // Seldom: it reads all products and orders while an old upload is unused.
  sweepUploads: async ({ db, files }: ClockDeps) => {
    if (!files || Math.random() * UPLOAD_SWEEPS >= 1) return;
    await sweepUploads(db, (hash) => files.store.remove(uploadKey(hash)));
    await sweepModels(db, (hash) => files.store.remove(modelKey(hash)));
  },
  // Without mail no letter can be sent.
  offerStock: async ({ db, mail }: ClockDeps) => void (mail && (await offerStock(db, LIST_BATCH))),
  publishLeftCarts: async ({ db, mail }: ClockDeps) => void (mail && (await publishLeftCarts(db, LIST_BATCH))),
  removeOldLog: ({ db }: ClockDeps) => removeOldLog(db),
  removeOldLists: async ({ db }: ClockDeps) => {
    await removeOldWatchers(db);
    await removeOldCarts(db);
  },
} as const;

export async function tick(deps: ClockDeps): Promise<void> {
  for (const job of Object.values(CLOCK_JOBS)) await job(deps);
}

/** Runs tick() while the app listens, one at a time; sweeps partial uploads at start. */
export function startClock(app: FastifyInstance, deps: OrderDeps): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = (work: () => Promise<void>) => {
    running ??= work()
      .catch((error: unknown) => app.log.error(error))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', async () => {
    const { files } = deps;
    if (files) run(() => sweepAttachments(files));
    timer = setInterval(() => run(() => tick(deps)), ORDER.sweepMs);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
