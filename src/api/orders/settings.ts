/** Settings of the order routes, and the dependencies made of them. */
import type { FastifyInstance } from 'fastify';
import { type DeliveryRules, PLAIN_RULES } from '../../core/delivery/rules.ts';
import type { PickupStore } from '../../core/delivery/store.ts';
import { ORDER_LIMITS, RETURN_ATTACHMENT_LIMITS } from '../../core/order/constants.ts';
import type { Site as Seller } from '../../core/shop/site.ts';
import { secretOf } from '../../db/accounts/secret.ts';
import type { Db } from '../../db/engine/db.ts';
import type { ContentSource } from '../../ingest/live-site.ts';
import type { Media } from '../../media/media.ts';
import type { Mail } from '../emails/mail.ts';
import { openRebuildHook, type RebuildSettings } from '../merchant/rebuild-hook.ts';
import { cashOnDelivery } from '../payments/cash.ts';
import type { PaymentMethod } from '../payments/payment.ts';
import { paymentMethodsOf } from '../payments/payment-methods.ts';
import type { OrderLimits } from './clients.ts';
import type { GetSession, OrderDeps } from './deps.ts';
import type { AttachmentDeps } from './return-attachments.ts';

export type OrderSettings = {
  /** The seller, from content/site.md. */
  readonly seller?: Seller;
  /** Content folder behind the seller, whose settings can be changed. */
  readonly content?: ContentSource;
  /** Original images, for product lists. */
  readonly media?: Media;
  /** Storage and staging folder for photos and videos of returns; without it only links are accepted. */
  readonly files?: Pick<AttachmentDeps, 'store' | 'stage'> & Partial<Pick<AttachmentDeps, 'maxBytes'>>;
  /** Cache folder of invoices. */
  readonly documents?: string;
  /** Rules of delivery, read at each use; default: those of the content folder, else PLAIN_RULES. */
  readonly rules?: () => DeliveryRules;
  /** Stores at which orders can be collected, read at each use; default: those of the content folder. */
  readonly stores?: () => readonly PickupStore[];
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

/** The rules in force. */
export const rulesOf = (settings: OrderSettings = {}): DeliveryRules =>
  settings.rules?.() ?? settings.content?.delivery ?? PLAIN_RULES;

/** The stores at which orders can be collected. */
export const storesOf = (settings: OrderSettings = {}): readonly PickupStore[] =>
  settings.stores?.() ?? settings.content?.stores ?? [];

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

export async function openOrderDeps(
  app: FastifyInstance,
  shop: OrderShop,
  settings: OrderSettings,
): Promise<OrderDeps> {
  const { db, mail, origin, who } = shop;
  const { seller, media, merchantKey, documents, limits = ORDER_LIMITS } = settings;
  // Read at each use, because payments are changed while the shop runs.
  const gateways = settings.gateways ?? [];
  const paymentMethods = () =>
    settings.paymentMethods ?? [...gateways, ...(seller ? paymentMethodsOf(seller) : [cashOnDelivery])];
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
    get paymentMethods() {
      return paymentMethods();
    },
    get rules() {
      return rulesOf(settings);
    },
    get stores() {
      return storesOf(settings);
    },
    content: settings.content,
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
