/** Assembles the API: plugins, routes and the error handler. Does not listen. */
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import { COPY } from '../core/shop/copy.ts';
import { apiHeaders, SHARED, siteHeaders } from '../core/shop/headers.ts';
import { CONNECTIONS } from '../core/shop/server-constants.ts';
import type { Inbox } from '../core/shop/site.ts';
import { type Brand, UNBRANDED } from '../core/shop/theme.ts';
import type { Database } from '../db/engine/db.ts';
import type { Images } from '../media/images.ts';
import { serveAccounts } from './accounts/accounts.ts';
import type { AuthSettings } from './accounts/auth.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { categoryRoutes } from './catalogue/category-routes.ts';
import { collectionRoutes } from './catalogue/collection-routes.ts';
import { createMissCounter } from './catalogue/miss-counter.ts';
import { productRoutes } from './catalogue/product-routes.ts';
import { searchRoutes } from './catalogue/search-routes.ts';
import { slideRoutes } from './catalogue/slide-routes.ts';
import { createViewCounter } from './catalogue/view-counter.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { newsletterLinkRoutes } from './contact/newsletter-link-routes.ts';
import { newsletterRoutes } from './contact/newsletter-routes.ts';
import type { Mail } from './emails/mail.ts';
import { watchEvents } from './events/event-metrics.ts';
import { type EventSettings, serveEvents } from './events/events.ts';
import { type Cache, createCache } from './http/cache.ts';
import { compileSerializer } from './http/checked-json.ts';
import { serveCrossOrigin } from './http/cross-origin.ts';
import { registerOpenApi, serveDocs } from './http/docs.ts';
import { sendError } from './http/errors.ts';
import { ALIVE, READY, serveHealth } from './http/health.ts';
import { type LogTarget, logging, logRequests } from './http/log.ts';
import { serveMetrics } from './http/metrics.ts';
import type { Site } from './http/site.ts';
import { type ConnectionLimits, connectionOptions, endSlowConnections } from './http/slow-connections.ts';
import type { Tracing } from './http/tracing.ts';
import { createVitals } from './http/vitals.ts';
import { vitalsRoutes } from './http/vitals-routes.ts';
import { imageRoutes } from './images/image-routes.ts';
import { serveLists } from './lists/lists.ts';
import { modelRoutes } from './models/model-routes.ts';
import { serveOrders } from './orders/orders.ts';
import { type OrderSettings, rulesOf, storesOf } from './orders/settings.ts';

export type Deps = {
  readonly database: Database;
  readonly images: Pick<Images, 'render'>;
  /** The built site, when this process also serves it. */
  readonly site?: Site;
  /** Origin of the built site, when another process serves it. */
  readonly siteOrigin?: string;
  /** Name and colours of the shop for emails, documents and pages of the API. */
  readonly brand?: Brand;
  /** Sends emails. Without it no emails are sent and newsletter addresses are only stored. */
  readonly mail?: Mail;
  /** Recipients of the merchant's letters and of contact messages. Without it, or without mail, messages are only stored. */
  readonly inbox?: Inbox;
  /** Number of trusted reverse proxies in front of this process. */
  readonly proxies?: number;
  /** Further origins that may call the API. */
  readonly corsOrigins?: readonly string[];
  /** Account settings. */
  readonly accounts?: Partial<AuthSettings>;
  /** Seller, payment methods and merchant settings. */
  readonly orders?: OrderSettings;
  readonly events?: EventSettings;
  readonly logLevel?: string;
  /** Destination of log lines; defaults to stdout. */
  readonly logTo?: LogTarget;
  /** Bearer token for /metrics; without it /metrics is closed. */
  readonly metricsToken?: string;
  /** Limits for slow clients; defaults apply when missing. */
  readonly connections?: ConnectionLimits;
  /** Cache of catalogue responses; created when missing. */
  readonly cache?: Cache;
  /** OpenTelemetry tracing; off when missing. */
  readonly tracing?: Tracing;
};

/** Builds the app, ready for inject() or listen(). Closing it does not close the database. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { database, images, site, proxies = 0, connections = CONNECTIONS } = deps;
  const secure = [deps.siteOrigin, deps.accounts?.origin].some((one) => one?.startsWith('https:'));
  const ours = { api: apiHeaders({ secure }), site: siteHeaders({ secure }) };
  const headersOf = (url: string) =>
    /^\/(?:api|models\/)/.test(url) ? ours.api : url.startsWith('/img/') ? { ...ours.api, ...SHARED } : ours.site;
  const app = Fastify({
    ...logging(deps.logLevel, deps.logTo),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    bodyLimit: 256 * 1024,
    ...connectionOptions(connections),
    ...(proxies > 0 && { trustProxy: (_: string, hop: number) => hop < proxies }),
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headersOf(request.url))),
  });
  app.decorate('brand', deps.brand ?? UNBRANDED);
  endSlowConnections(app, connections);
  await deps.tracing?.watch(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(sendError);
  logRequests(app, deps.logLevel, new Set([ALIVE, READY]));
  // Our header table overrides helmet's; the site adds each page's content security policy.
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false });
  app.addHook('onRequest', async ({ url }, reply) => void reply.headers(headersOf(url)));
  serveHealth(app, database);
  const registry = new Registry();
  const vitals = createVitals(registry);
  if (deps.metricsToken) serveMetrics(app, database, deps.metricsToken, registry);
  await serveCrossOrigin(app, deps.corsOrigins ?? []);
  await registerOpenApi(app);

  const { cache = createCache() } = deps;
  const catalogue = createCatalogue(database, cache.clear, () => storesOf(deps.orders));
  app.decorate('warm', catalogue.warm);
  await database.onCatalogueChange(() => {
    catalogue.clear();
    cache.clear();
  });
  const misses = createMissCounter(app, database.db);
  await app.register(async (scope) => {
    cache.use(scope);
    productRoutes(scope, catalogue, misses);
    categoryRoutes(scope, database.readDb, catalogue);
    collectionRoutes(scope, database.readDb);
    searchRoutes(scope, catalogue);
    slideRoutes(scope, database.readDb);
  });
  const origin = deps.siteOrigin ?? deps.accounts?.origin ?? '';
  const { brand } = app;
  const counted = watchEvents(database.db, registry);
  await serveEvents(
    app,
    {
      ...{
        database,
        brand,
        mail: deps.mail,
        inbox: deps.mail?.delivers ? deps.inbox : undefined,
        pages: origin,
        counted,
      },
      rules: () => rulesOf(deps.orders),
      owners: deps.orders?.merchants?.map((email) => email.toLowerCase()),
    },
    deps.events,
  );
  const pagesOrigin = site ? '' : (deps.siteOrigin ?? '');
  const newsletter = { db: database.db, mail: deps.mail?.delivers ? deps.mail : undefined, site: pagesOrigin };
  await app.register(async (scope) => newsletterRoutes(scope, newsletter));
  await app.register(async (scope) => newsletterLinkRoutes(scope, newsletter));
  const pages = [...(deps.corsOrigins ?? []), ...(deps.siteOrigin ? [deps.siteOrigin] : [])];
  const who = await serveAccounts(app, { db: database.db, mail: deps.mail, site: pagesOrigin, pages }, deps.accounts);
  await app.register(async (scope) => contactRoutes(scope, newsletter));
  await serveLists(app, { db: database.db, mail: deps.mail, site: pagesOrigin, pages, getSession: who });
  const accountSecret = deps.accounts?.secret;
  const api = deps.accounts?.origin;
  await serveOrders(app, { db: database.db, mail: deps.mail, origin, api, pages, who, accountSecret }, deps.orders);
  const views = createViewCounter(app, database.db);
  await app.register((scope) => vitalsRoutes(scope, vitals, views.count));
  imageRoutes(app, images);
  modelRoutes(app, { db: database.readDb, media: deps.orders?.media, store: deps.orders?.files?.store });
  serveDocs(app);
  site?.serve(app, database.readDb);
  app.setNotFoundHandler((request, reply) => {
    if (site && !request.url.startsWith('/api')) return site.sendNotFound(request, reply);
    return reply.code(404).header('cache-control', 'no-store').send({ message: COPY.error.noRoute });
  });
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly brand: Brand;
    /** Loads the column index of a large catalogue, so that the first requests do not wait for it. */
    warm: () => Promise<void>;
  }
}
