/**
 * Registers the routes of waiting lists, price alerts and saved carts. Responses are no-store, and unsafe requests must
 * come from an allowed origin; links in letters need neither.
 */
import type { FastifyInstance } from 'fastify';
import { secretOf } from '../../db/accounts/secret.ts';
import { guardPersonal } from '../accounts/signed.ts';
import type { ListDeps } from './deps.ts';
import { listLinkRoutes } from './link-routes.ts';
import { priceAlertRoutes } from './price-alert-routes.ts';
import { savedCartRoutes } from './saved-cart-routes.ts';
import { stockWatchRoutes } from './stock-watch-routes.ts';

/** pages: other origins whose pages may make authenticated requests. */
export async function serveLists(
  app: FastifyInstance,
  { pages, ...shop }: Omit<ListDeps, 'secret'> & { readonly pages: readonly string[] },
): Promise<void> {
  const deps = { ...shop, secret: await secretOf(shop.db) };
  await app.register(async (scope) => {
    guardPersonal(scope, new Set(pages), deps.getSession);
    stockWatchRoutes(scope, deps);
    priceAlertRoutes(scope, deps);
    savedCartRoutes(scope, deps);
  });
  await app.register(async (scope) => listLinkRoutes(scope, deps));
}
