/** Everything about orders, under one roof: no answer is kept, no other site may change anything. */
import type { FastifyInstance } from 'fastify';
import { EVIDENCE_LIMITS, ORDER, ORDER_LIMITS } from '../../core/shop/constants.ts';
import type { Site as Keeper } from '../../core/shop/site.ts';
import { secretOf } from '../../db/accounts/secret.ts';
import type { Db } from '../../db/engine/db.ts';
import { removeOldClients } from '../../db/orders/order-clients.ts';
import { removeOldKeys } from '../../db/orders/order-keys.ts';
import { expireOrders } from '../../db/orders/order-moves.ts';
import type { Media } from '../../media/media.ts';
import { guardPersonal } from '../accounts/signed.ts';
import { reviewRoutes } from '../catalogue/review-routes.ts';
import type { Mail } from '../emails/mail.ts';
import { openOrderLetters } from '../emails/order-emails.ts';
import { merchantFileRoutes } from '../merchant/file-routes.ts';
import { checkMerchant } from '../merchant/merchant.ts';
import { merchantOrderRoutes } from '../merchant/order-routes.ts';
import { merchantReviewRoutes } from '../merchant/review-routes.ts';
import { merchantStockRoutes } from '../merchant/stock-routes.ts';
import { cashOnDelivery } from '../payments/cash.ts';
import type { PaymentWay } from '../payments/payment.ts';
import { waysOf } from '../payments/payment-methods.ts';
import { webhookRoutes } from '../payments/webhook-routes.ts';
import type { OrderLimits } from './clients.ts';
import type { OrderDeps, Who } from './deps.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { evidenceRoutes, merchantEvidenceRoutes } from './return-attachment-routes.ts';
import { type EvidenceDeps, sweepEvidence } from './return-attachments.ts';

/** One tick in so many also removes clients of orders that no limit counts any more: it reads all of them. */
const CLIENT_SWEEP = 100;

type ClockDeps = Pick<OrderDeps, 'db' | 'letters' | 'files'>;

/** What is due by the clock, in this order: unpaid orders end, lost letters are sent again, old keys are forgotten. */
export const CLOCK_JOBS = {
  expireOrders: async ({ db }: ClockDeps) => void (await expireOrders(db)),
  sendOverdueLetters: ({ letters }: ClockDeps) => letters.sendOverdue(),
  removeOldKeys: ({ db }: ClockDeps) => removeOldKeys(db),
  removeOldClients: async ({ db }: ClockDeps) => {
    if (Math.random() * CLIENT_SWEEP < 1) await removeOldClients(db);
  },
  sweepEvidence: async ({ files }: ClockDeps) => void (files && (await sweepEvidence(files))),
} as const;

export async function tick(deps: ClockDeps): Promise<void> {
  for (const job of Object.values(CLOCK_JOBS)) await job(deps);
}

/** Runs tick() while the app listens, one at a time; what an ended process left of files is swept at once. */
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
    if (files) run(() => sweepEvidence(files));
    timer = setInterval(() => run(() => tick(deps)), ORDER.sweepMs);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
    await deps.letters.settle();
  });
}

export type OrderSettings = {
  /** Who sells: what content/site.md says. */
  readonly keeper?: Keeper;
  /** Master pictures, for lists of products. */
  readonly media?: Media;
  /** Where photos and videos of returns are kept, and where they lie while they arrive; without it only links are taken. */
  readonly files?: Pick<EvidenceDeps, 'store' | 'stage'> & Partial<Pick<EvidenceDeps, 'maxBytes'>>;
  /** Folder that caches invoices. */
  readonly documents?: string;
  /** Ways to pay; else those that the keeper names, else cash. */
  readonly ways?: readonly PaymentWay[];
  /** What one client may order; null: no limits, for tests. Else ORDER_LIMITS. */
  readonly limits?: OrderLimits | null;
  /** Email addresses whose owners are merchants. */
  readonly merchants?: readonly string[];
  /** With it programs act as the merchant. */
  readonly merchantKey?: string;
};

export type OrderShop = {
  readonly db: Db;
  readonly mail: Mail | undefined;
  /** Origin of the pages, as letters name it. */
  readonly origin: string;
  /** Origins of pages that may act for a shopper, beside those of this host. */
  readonly pages: readonly string[];
  readonly who: Who;
};

async function depsOf(app: FastifyInstance, shop: OrderShop, settings: OrderSettings): Promise<OrderDeps> {
  const { db, mail, origin, who } = shop;
  const {
    keeper,
    media,
    merchantKey,
    documents,
    limits = ORDER_LIMITS,
    ways = keeper ? waysOf(keeper) : [cashOnDelivery],
  } = settings;
  const secret = await secretOf(db);
  const failed = (error: unknown) => app.log.error(error, 'A letter could not be sent.');
  const letters = openOrderLetters({ db, mail, brand: app.brand, secret, pages: origin, failed });
  const merchants = new Set((settings.merchants ?? []).map((email) => email.toLowerCase()));
  const files = settings.files && { db, maxBytes: EVIDENCE_LIMITS.totalMb * 1_000_000, ...settings.files };
  return {
    db,
    brand: app.brand,
    files,
    documents,
    merchants,
    keeper,
    media,
    ways,
    limits,
    secret,
    pages: origin,
    letters,
    mail,
    who,
    merchantKey,
  };
}

/** Registers everything about orders. */
export async function serveOrders(app: FastifyInstance, shop: OrderShop, settings: OrderSettings = {}): Promise<void> {
  const deps = await depsOf(app, shop, settings);
  startClock(app, deps);
  await app.register(async (scope) => {
    guardPersonal(scope, new Set(shop.pages), deps.who);
    orderRoutes(scope, deps);
    invoiceRoutes(scope, deps);
    if (deps.files) evidenceRoutes(scope, deps, deps.files);
    reviewRoutes(scope, deps);
    await scope.register(async (inner) => {
      inner.addHook('onRequest', (request, reply) => checkMerchant(deps, request, reply));
      merchantOrderRoutes(inner, deps);
      merchantStockRoutes(inner, deps);
      merchantReviewRoutes(inner, deps);
      merchantFileRoutes(inner, deps);
      if (deps.files) merchantEvidenceRoutes(inner, deps, deps.files);
    });
  });
  await app.register(async (scope) => webhookRoutes(scope, deps));
}
