/** A complete shop in one process: database, seed, images and app, opened and closed together. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { count } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { providersOf } from '../api/accounts/providers.ts';
import { createApp } from '../api/app.ts';
import { openMail } from '../api/emails/mail.ts';
import type { Cache } from '../api/http/cache.ts';
import type { Site } from '../api/http/site.ts';
import { openTracing } from '../api/http/tracing.ts';
import { gatewayMethods } from '../api/payments/gateways.ts';
import { type Env, originOf, StartError } from '../core/shop/env.ts';
import { type Brand, UNBRANDED } from '../core/shop/theme.ts';
import { isHeroPicture } from '../db/catalogue/hero-picture.ts';
import { findUploadHash } from '../db/catalogue/uploads.ts';
import type { Database } from '../db/engine/db.ts';
import { openDatabase, openMemory } from '../db/engine/open.ts';
import { products } from '../db/schema/products.ts';
import { type LiveSite, openLiveSite } from '../ingest/live-site.ts';
import { seedChanges } from '../ingest/seed-changes.ts';
import { SITE_FILE } from '../ingest/site-content.ts';
import { isDraft, picturesFolder } from '../media/drafts.ts';
import { type Images, openImages } from '../media/images.ts';
import { type Media, mediaOf } from '../media/media.ts';
import { bucketOf, openStore } from '../media/store/open.ts';
import { keyOfSources } from './bundle.ts';

export type Shop = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly media: Media;
  readonly images: Images;
  readonly brand: Brand;
  readonly close: () => Promise<void>;
};

export type ShopOptions = {
  readonly site?: Site;
  /** Falls back to a seeded in-memory database when another process has locked the folder. */
  readonly orMemory?: boolean;
  /** Replaces the default response cache. */
  readonly cache?: Cache;
};

async function open(env: Env, orMemory: boolean): Promise<Database> {
  try {
    return await openDatabase(env);
  } catch (error) {
    if (!orMemory || !(error instanceof StartError) || env.DATABASE_URL) throw error;
    return openMemory();
  }
}

/** An embedded database follows its files at every start; PostgreSQL is seeded once and then belongs to the merchant. */
async function seedDatabase(env: Env, database: Database, media: Media): Promise<void> {
  if (!database.embedded) {
    const [row] = await database.db.select({ total: count() }).from(products);
    if (row && row.total > 0) return;
  }
  await seedChanges(database.db, env.CONTENT_DIR, media, keyOfSources());
}

/** Opens the shop's details, content/site.md with what was set in the back office; undefined without the file. */
export async function openSeller({ CONTENT_DIR }: Env, { db }: Database): Promise<LiveSite | undefined> {
  return existsSync(join(CONTENT_DIR, SITE_FILE)) ? openLiveSite(CONTENT_DIR, db) : undefined;
}

/** Opens the configured shop. Throws StartError or ContentError with a message for the operator. */
export async function openShop(env: Env, options: ShopOptions = {}): Promise<Shop> {
  // Renditions are made once and cached on disk, so libvips's cache is useless.
  sharp.cache(false);
  const media = mediaOf(env);
  const database = await open(env, options.orMemory ?? false);
  let live: LiveSite | undefined;
  try {
    await seedDatabase(env, database, media);
    live = await openSeller(env, database);
    const brand = live?.brand ?? UNBRANDED;
    const images = openImages(media, picturesFolder(env.DATA_DIR), env.IMAGE_CACHE_MB * 1024 * 1024, {
      bucket: bucketOf(env),
      uploads: { store: openStore(env), hashOf: (name) => findUploadHash(database.db, name) },
      brand,
      draft: isDraft(),
      isHero: (name) => isHeroPicture(database.readDb, name),
    });
    const quiet = env.LOG_LEVEL === 'silent';
    const mail = openMail(env, brand.name, (line) => void (quiet || process.stdout.write(`${line}\n`)));
    const tracing = await openTracing(env);
    const app = await createApp({
      database,
      images,
      brand,
      ...(options.site && { site: options.site }),
      ...(options.cache && { cache: options.cache }),
      ...(env.PUBLIC_SITE_URL && { siteOrigin: env.PUBLIC_SITE_URL }),
      mail,
      ...(mail.delivers && live && { inbox: live.inbox }),
      accounts: {
        origin: originOf(env),
        bearer: env.AUTH_BEARER === '1',
        providers: providersOf(env),
        ...(env.AUTH_SECRET && { secret: env.AUTH_SECRET }),
      },
      orders: {
        media,
        files: {
          store: openStore(env),
          stage: resolve(env.DATA_DIR, 'arriving'),
          maxBytes: env.EVIDENCE_MB * 1_000_000,
        },
        gateways: await gatewayMethods(env),
        documents: resolve(env.DATA_DIR, 'documents'),
        merchants: env.MERCHANTS,
        ...(live && { seller: live.seller, content: live }),
        ...(env.MERCHANT_KEY && { merchantKey: env.MERCHANT_KEY }),
        ...(env.REBUILD_URL && { rebuild: { url: env.REBUILD_URL } }),
      },
      events: { deliver: env.WORKER === 'on' },
      proxies: env.PROXIES,
      corsOrigins: env.CORS_ORIGINS,
      logLevel: env.LOG_LEVEL,
      ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
      ...(tracing && { tracing }),
    });
    live?.onDeliveryFault((fault) => app.log.error(`The rules of delivery stay as they were. ${fault}`));
    await app.ready();
    await app.warm();
    const close = async () => {
      await app.close();
      await tracing?.close();
      mail.close();
      live?.close();
      await database.close();
    };
    return { app, database, media, images, brand, close };
  } catch (error) {
    live?.close();
    await database.close();
    throw error;
  }
}
