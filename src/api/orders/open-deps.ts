/** Opens what the routes of orders depend on. */
import type { FastifyInstance } from 'fastify';
import { ORDER_LIMITS, RETURN_ATTACHMENT_LIMITS } from '../../core/order/constants.ts';
import { secretOf } from '../../db/accounts/secret.ts';
import type { Db } from '../../db/engine/db.ts';
import type { Mail } from '../emails/mail.ts';
import { openRebuildHook } from '../merchant/rebuild-hook.ts';
import { cashOnDelivery } from '../payments/cash.ts';
import { paymentMethodsOf } from '../payments/payment-methods.ts';
import type { GetSession, OrderDeps } from './deps.ts';
import { type OrderSettings, rulesOf, storesOf } from './settings.ts';

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
