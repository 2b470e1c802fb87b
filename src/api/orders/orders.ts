/**
 * Registers all order routes and background jobs. Responses are no-store, and unsafe requests must come from an allowed
 * origin.
 */
import type { FastifyInstance } from 'fastify';
import { guardPersonal } from '../accounts/signed.ts';
import { reviewRoutes } from '../catalogue/review-routes.ts';
import { estimateRoutes } from '../delivery/estimate-routes.ts';
import { contentFieldRoutes } from '../merchant/content-field-routes.ts';
import { invitationRoutes } from '../merchant/invitation-routes.ts';
import { merchantRoutes } from '../merchant/merchant-routes.ts';
import { payRoutes } from '../payments/pay-routes.ts';
import { webhookRoutes } from '../payments/webhook-routes.ts';
import { startClock } from './clock.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { openInvoices } from './invoices.ts';
import { type OrderShop, openOrderDeps } from './open-deps.ts';
import { orderRoutes } from './order-routes.ts';
import { partCancelRoutes } from './part-cancel-routes.ts';
import { pickupRoutes } from './pickup-routes.ts';
import { attachmentRoutes } from './return-attachment-routes.ts';
import type { OrderSettings } from './settings.ts';

export async function serveOrders(app: FastifyInstance, shop: OrderShop, settings: OrderSettings = {}): Promise<void> {
  const deps = await openOrderDeps(app, shop, settings);
  startClock(app, deps);
  await app.register(async (scope) => {
    guardPersonal(scope, new Set(shop.pages), deps.getSession);
    orderRoutes(scope, deps);
    estimateRoutes(scope, deps);
    partCancelRoutes(scope, deps);
    pickupRoutes(scope, deps);
    contentFieldRoutes(scope, deps);
    const invoices = openInvoices(deps.documents);
    invoiceRoutes(scope, deps, invoices);
    if (deps.files) attachmentRoutes(scope, deps, deps.files);
    reviewRoutes(scope, deps);
    invitationRoutes(scope, deps);
    await scope.register((inner) => merchantRoutes(inner, deps, invoices));
  });
  await app.register(async (scope) => {
    payRoutes(scope, deps);
    webhookRoutes(scope, deps);
  });
}
