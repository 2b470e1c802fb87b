/** All routes of the back office: behind its gate, and logged. */
import type { FastifyInstance } from 'fastify';
import type { OrderDeps } from '../orders/deps.ts';
import type { Invoices } from '../orders/invoices.ts';
import { merchantAttachmentRoutes } from '../orders/return-attachment-routes.ts';
import { merchantEventRoutes } from './event-routes.ts';
import { merchantFileRoutes } from './file-routes.ts';
import { checkMerchant } from './merchant.ts';
import { merchantMessageRoutes } from './message-routes.ts';
import { merchantOrderEditRoutes } from './order-edit-routes.ts';
import { merchantMoneyRoutes } from './order-money-routes.ts';
import { merchantNoteRoutes } from './order-note-routes.ts';
import { merchantPaperRoutes } from './order-paper-routes.ts';
import { merchantOrderRoutes } from './order-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { merchantProductRoutes, pictureRoutes } from './product-routes.ts';
import { merchantReviewRoutes } from './review-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { logChanges, staffLogRoutes } from './staff-log.ts';
import { staffRoutes } from './staff-routes.ts';
import { merchantStockRoutes } from './stock-routes.ts';
import { todayRoutes } from './today-routes.ts';
import { merchantWebhookRoutes } from './webhook-routes.ts';

export async function merchantRoutes(scope: FastifyInstance, deps: OrderDeps, invoices: Invoices): Promise<void> {
  scope.addHook('onRequest', (request, reply) => checkMerchant(deps, request, reply));
  logChanges(scope, deps);
  staffRoutes(scope, deps);
  secondFactorRoutes(scope, deps);
  peopleRoutes(scope, deps);
  staffLogRoutes(scope, deps);
  merchantOrderRoutes(scope, deps);
  merchantMoneyRoutes(scope, deps);
  merchantOrderEditRoutes(scope, deps);
  merchantNoteRoutes(scope, deps);
  merchantPaperRoutes(scope, deps, invoices);
  merchantStockRoutes(scope, deps);
  todayRoutes(scope, deps);
  merchantProductRoutes(scope, deps);
  if (deps.files) await pictureRoutes(scope, deps.files);
  merchantReviewRoutes(scope, deps);
  merchantMessageRoutes(scope, deps);
  merchantEventRoutes(scope, deps);
  merchantWebhookRoutes(scope, deps);
  merchantFileRoutes(scope, deps);
  if (deps.files) merchantAttachmentRoutes(scope, deps, deps.files);
}
