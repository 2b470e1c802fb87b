/** A whole shop in one process: database, seed, pictures and app, opened and closed together. */
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
import { type Env, originOf, StartError } from '../core/shop/env.ts';
import { brandOf, type Site as Keeper } from '../core/shop/site.ts';
import { type Brand, UNBRANDED } from '../core/shop/theme.ts';
import { isHeroPicture } from '../db/catalogue/hero-picture.ts';
import type { Database } from '../db/engine/db.ts';
import { openDatabase, openMemory } from '../db/engine/open.ts';
import { products } from '../db/schema/shop.ts';
import { seed } from '../ingest/seed.ts';
import { readSite, SITE_FILE } from '../ingest/site-content.ts';
import { type Images, openImages } from '../media/images.ts';
import { type Media, mediaOf } from '../media/media.ts';
import { bucketOf, openStore } from '../media/store/open.ts';

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
  /** Falls back to a seeded in-memory database when another process holds the folder. */
  readonly orMemory?: boolean;
  /** In the place of the usual cache of responses. */
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

/** An embedded shop follows its content folder; a PostgreSQL one is seeded once and then belongs to the merchant. */
async function fill(env: Env, database: Database, media: Media): Promise<void> {
  if (!database.embedded) {
    const [row] = await database.db.select({ total: count() }).from(products);
    if (row && row.total > 0) return;
  }
  await seed(database.db, env.CONTENT_DIR, media);
}

/** Who sells, where the content says it. */
function keeperOf({ CONTENT_DIR }: Env): Keeper | undefined {
  return existsSync(join(CONTENT_DIR, SITE_FILE)) ? readSite(CONTENT_DIR) : undefined;
}

/** Opens the shop that the environment describes. Throws StartError or ContentError with a message for its owner. */
export async function openShop(env: Env, options: ShopOptions = {}): Promise<Shop> {
  // A rendition is made once and kept on disk: what libvips remembers of one helps no other.
  sharp.cache(false);
  const media = mediaOf(env);
  const keeper = keeperOf(env);
  const brand = keeper ? brandOf(keeper) : UNBRANDED;
  const database = await open(env, options.orMemory ?? false);
  try {
    await fill(env, database, media);
    const images = openImages(media, resolve(env.DATA_DIR, 'img'), env.IMAGE_CACHE_MB * 1024 * 1024, {
      bucket: bucketOf(env),
      brand,
      isHero: (hash) => isHeroPicture(database.readDb, hash),
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
      ...(mail.delivers && { inbox: readSite(env.CONTENT_DIR).email.hello }),
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
        documents: resolve(env.DATA_DIR, 'documents'),
        merchants: env.MERCHANTS,
        ...(keeper && { keeper }),
        ...(env.MERCHANT_KEY && { merchantKey: env.MERCHANT_KEY }),
      },
      proxies: env.PROXIES,
      corsOrigins: env.CORS_ORIGINS,
      logLevel: env.LOG_LEVEL,
      ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
      ...(tracing && { tracing }),
    });
    await app.ready();
    await app.warm();
    const close = async () => {
      await app.close();
      await tracing?.close();
      mail.close();
      await database.close();
    };
    return { app, database, media, images, brand, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
