/**
 * Registers all order routes and background jobs. Responses are no-store, and unsafe requests must come from an allowed
 * origin.
 */
import type { FastifyInstance } from 'fastify';
import { EVENTS } from '../../core/events/constants.ts';
import { LIST_BATCH } from '../../core/lists/constants.ts';
import { ORDER, ORDER_LIMITS, RETURN_ATTACHMENT_LIMITS } from '../../core/order/constants.ts';
import type { Site as Seller } from '../../core/shop/site.ts';
import { secretOf } from '../../db/accounts/secret.ts';
import type { Db } from '../../db/engine/db.ts';
import { removeOldEvents } from '../../db/events/backlog.ts';
import { publishLeftCarts, removeOldCarts } from '../../db/lists/saved-carts.ts';
import { offerStock, removeOldWatchers } from '../../db/lists/stock-watchers.ts';
import { removeOldLog } from '../../db/merchant/staff-log.ts';
import { removeOldClients } from '../../db/orders/order-clients.ts';
import { removeOldKeys } from '../../db/orders/order-keys.ts';
import { expireOrders } from '../../db/orders/order-moves.ts';
import { publishProducts } from '../../ingest/product-save.ts';
import type { Media } from '../../media/media.ts';
import { guardPersonal } from '../accounts/signed.ts';
import { reviewRoutes } from '../catalogue/review-routes.ts';
import type { Mail } from '../emails/mail.ts';
import { merchantEventRoutes } from '../merchant/event-routes.ts';
import { merchantFileRoutes } from '../merchant/file-routes.ts';
import { checkMerchant } from '../merchant/merchant.ts';
import { merchantMessageRoutes } from '../merchant/message-routes.ts';
import { merchantMoneyRoutes } from '../merchant/order-money-routes.ts';
import { merchantNoteRoutes } from '../merchant/order-note-routes.ts';
import { merchantPaperRoutes } from '../merchant/order-paper-routes.ts';
import { merchantOrderRoutes } from '../merchant/order-routes.ts';
import { invitationRoutes, peopleRoutes } from '../merchant/people-routes.ts';
import { merchantProductRoutes, pictureRoutes } from '../merchant/product-routes.ts';
import { openRebuildHook, type RebuildSettings } from '../merchant/rebuild-hook.ts';
import { merchantReviewRoutes } from '../merchant/review-routes.ts';
import { secondFactorRoutes } from '../merchant/second-factor-routes.ts';
import { logChanges, staffLogRoutes } from '../merchant/staff-log.ts';
import { staffRoutes } from '../merchant/staff-routes.ts';
import { merchantStockRoutes } from '../merchant/stock-routes.ts';
import { todayRoutes } from '../merchant/today-routes.ts';
import { merchantWebhookRoutes } from '../merchant/webhook-routes.ts';
import { cashOnDelivery } from '../payments/cash.ts';
import { payRoutes } from '../payments/pay-routes.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import { paymentMethodsOf } from '../payments/payment-methods.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { sendDueRefunds } from '../payments/send-refunds.ts';
import { webhookRoutes } from '../payments/webhook-routes.ts';
import type { OrderLimits } from './clients.ts';
import type { GetSession, OrderDeps } from './deps.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { openInvoices } from './invoices.ts';
import { orderRoutes } from './order-routes.ts';
import { attachmentRoutes, merchantAttachmentRoutes } from './return-attachment-routes.ts';
import { type AttachmentDeps, sweepAttachments } from './return-attachments.ts';

/** Old clients are removed once per this many ticks, because it scans the table. */
const CLIENT_SWEEP = 100;

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
function startClock(app: FastifyInstance, deps: OrderDeps): void {
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

export type OrderSettings = {
  /** The seller, from content/site.md. */
  readonly seller?: Seller;
  /** Original images, for product lists. */
  readonly media?: Media;
  /** Storage and staging folder for photos and videos of returns; without it only links are accepted. */
  readonly files?: Pick<AttachmentDeps, 'store' | 'stage'> & Partial<Pick<AttachmentDeps, 'maxBytes'>>;
  /** Cache folder of invoices. */
  readonly documents?: string;
  /** Payment methods; default: those of the seller, else cash on delivery. */
  readonly paymentMethods?: readonly PaymentMethod[];
  /** Payment methods of gateways, offered before the others. */
  readonly gateways?: readonly PaymentMethod[];
  /** Limits per client; null: none, for tests. Default: ORDER_LIMITS. */
  readonly limits?: OrderLimits | null;
  /** Email addresses of merchants. */
  readonly merchants?: readonly string[];
  /** Key for programs that act as the merchant. */
  readonly merchantKey?: string;
  /** Called after the catalogue was changed by a person. */
  readonly rebuild?: RebuildSettings;
};

export type OrderShop = {
  readonly db: Db;
  readonly mail: Mail | undefined;
  /** Origin of the pages in emails. */
  readonly origin: string;
  /** Origin of this API; default: that of the pages. */
  readonly api?: string | undefined;
  /** Other origins whose pages may make authenticated requests. */
  readonly pages: readonly string[];
  readonly who: GetSession;
  /** Secret of the accounts, when one is configured. */
  readonly accountSecret?: string | undefined;
};

async function depsOf(app: FastifyInstance, shop: OrderShop, settings: OrderSettings): Promise<OrderDeps> {
  const { db, mail, origin, who } = shop;
  const {
    seller,
    media,
    merchantKey,
    documents,
    limits = ORDER_LIMITS,
    gateways = [],
    paymentMethods = [...gateways, ...(seller ? paymentMethodsOf(seller) : [cashOnDelivery])],
  } = settings;
  const secret = await secretOf(db);
  const staffSecret = shop.accountSecret ?? secret;
  const merchants = new Set((settings.merchants ?? []).map((email) => email.toLowerCase()));
  const files = settings.files && { db, maxBytes: RETURN_ATTACHMENT_LIMITS.totalMb * 1_000_000, ...settings.files };
  return {
    db,
    brand: app.brand,
    files,
    documents,
    merchants,
    seller,
    media,
    paymentMethods,
    limits,
    secret,
    staffSecret,
    pages: origin,
    api: shop.api ?? origin,
    mail,
    getSession: who,
    merchantKey,
    rebuild: openRebuildHook(app, settings.rebuild),
  };
}

export async function serveOrders(app: FastifyInstance, shop: OrderShop, settings: OrderSettings = {}): Promise<void> {
  const deps = await depsOf(app, shop, settings);
  startClock(app, deps);
  await app.register(async (scope) => {
    guardPersonal(scope, new Set(shop.pages), deps.getSession);
    orderRoutes(scope, deps);
    const invoices = openInvoices(deps.documents);
    invoiceRoutes(scope, deps, invoices);
    if (deps.files) attachmentRoutes(scope, deps, deps.files);
    reviewRoutes(scope, deps);
    invitationRoutes(scope, deps);
    await scope.register(async (inner) => {
      inner.addHook('onRequest', (request, reply) => checkMerchant(deps, request, reply));
      logChanges(inner, deps);
      staffRoutes(inner, deps);
      secondFactorRoutes(inner, deps);
      peopleRoutes(inner, deps);
      staffLogRoutes(inner, deps);
      merchantOrderRoutes(inner, deps);
      merchantMoneyRoutes(inner, deps);
      merchantNoteRoutes(inner, deps);
      merchantPaperRoutes(inner, deps, invoices);
      merchantStockRoutes(inner, deps);
      todayRoutes(inner, deps);
      merchantProductRoutes(inner, deps);
      if (deps.files) await pictureRoutes(inner, deps.files);
      merchantReviewRoutes(inner, deps);
      merchantMessageRoutes(inner, deps);
      merchantEventRoutes(inner, deps);
      merchantWebhookRoutes(inner, deps);
      merchantFileRoutes(inner, deps);
      if (deps.files) merchantAttachmentRoutes(inner, deps, deps.files);
    });
  });
  await app.register(async (scope) => {
    payRoutes(scope, deps);
    webhookRoutes(scope, deps);
  });
}
