/** Opens a shop for tests: its own database, the app, and a client that calls it in process. */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AuthSettings } from '../../src/api/accounts/auth.ts';
import { createPasswords } from '../../src/api/accounts/passwords.ts';
import { createApp } from '../../src/api/app.ts';
import type { Mail } from '../../src/api/emails/mail.ts';
import type { EventSettings } from '../../src/api/events/events.ts';
import { type Cache, createCache } from '../../src/api/http/cache.ts';
import { fetchFrom } from '../../src/api/http/in-process.ts';
import type { LogTarget } from '../../src/api/http/log.ts';
import type { Site } from '../../src/api/http/site.ts';
import type { ConnectionLimits } from '../../src/api/http/slow-connections.ts';
import type { Tracing } from '../../src/api/http/tracing.ts';
import type { OrderSettings } from '../../src/api/orders/settings.ts';
import { type Client, createClient } from '../../src/core/shop/client.ts';
import type { Problem } from '../../src/core/shop/read.ts';
import type { Inbox } from '../../src/core/shop/site.ts';
import type { Brand } from '../../src/core/shop/theme.ts';
import type { Database, Db } from '../../src/db/engine/db.ts';
import { seed } from '../../src/ingest/seed.ts';
import { type Images, openImages } from '../../src/media/images.ts';
import { openMedia } from '../../src/media/media.ts';
import { folderStore } from '../../src/media/store/folder.ts';
import { BRAND } from './brand.ts';
import { addressOf, type Engine, media, openCopy } from './database-copies.ts';
import { EAGER } from './eager.ts';
import { tempFolder } from './temp-folder.ts';

export { ENGINES, type Engine, media } from './database-copies.ts';

export type OpenOptions = {
  readonly contentDir?: string;
  /** Default: a new one. */
  readonly database?: Database;
  readonly corsOrigins?: readonly string[];
  /** Defaults to the sample shop. */
  readonly brand?: Brand;
  readonly mail?: Mail;
  readonly inbox?: Inbox;
  readonly site?: Site;
  readonly siteOrigin?: string;
  readonly proxies?: number;
  readonly accounts?: Partial<AuthSettings>;
  readonly orders?: OrderSettings;
  /** Default: webhooks are not sent. */
  readonly events?: EventSettings;
  readonly logLevel?: string;
  readonly logTo?: LogTarget;
  readonly metricsToken?: string;
  readonly tracing?: Tracing;
  readonly cache?: Cache;
  readonly connections?: ConnectionLimits;
  /** Default: those of content/media with a temporary cache. */
  readonly images?: Images;
};

export type OpenShop = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly client: Client;
  /** Problems reported by the client; empty for a healthy shop. */
  readonly problems: Problem[];
  readonly close: () => Promise<void>;
};

/** A cache too small for any response, so that each request reaches the database. */
export const noCache = () => createCache({ maxBytes: 1, maxAgeMs: 1 });

/** Tests send no request to addresses that they only name. */
const NO_SENDER: EventSettings['sender'] = {
  refusal: () => null,
  post: async () => {
    throw new Error('This test sends no webhooks.');
  },
};

/** Fast hashing for tests; the real cost has its own test. */
export const cheapPasswords = () => createPasswords({ log2N: 4, r: 1, p: 1 });

/** Returns the URL of a test's PostgreSQL database, for a second process or pool. */
export async function databaseUrl(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[];
  };
  return addressOf(String(rows[0]?.name));
}

/** Opens an empty, migrated database. */
export const openTestDatabase = (engine: Engine): Promise<Database> => openCopy(engine, 'migrated');

/** Opens a shop seeded from content/ (or another folder) on the given engine. */
export async function openShop(engine: Engine, options: OpenOptions = {}): Promise<OpenShop> {
  const {
    contentDir = 'content',
    corsOrigins = [],
    accounts,
    orders,
    events,
    images: given,
    database: existing,
    ...rest
  } = options;
  const database = existing ?? (await openCopy(engine, contentDir === 'content' ? 'seeded' : 'migrated'));
  if (contentDir !== 'content') await seed(database.db, contentDir, openMedia(join(contentDir, 'media')));
  const images = given ?? openImages(media, tempFolder(), 64 * 1024 * 1024);
  const app = await createApp({
    database,
    images,
    corsOrigins,
    accounts: { passwords: cheapPasswords(), ...accounts },
    brand: BRAND,
    ...rest,
    events: { sender: NO_SENDER, limits: EAGER, ...events },
    orders: { documents: tempFolder(), files: { store: folderStore(tempFolder()), stage: tempFolder() }, ...orders },
  });
  await app.ready();
  const problems: Problem[] = [];
  const client = createClient({ host: '', fetch: fetchFrom(app), report: (problem) => problems.push(problem) });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, client, problems, close };
}
