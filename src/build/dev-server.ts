/** What Astro's dev server adds to pages: the shop's API and files, previews of emails, and a new seed when content changes. */
import { join, resolve, sep } from 'node:path';
import type { AstroIntegrationLogger, RefreshContentOptions } from 'astro';
import type { ViteDevServer } from 'vite';
import { fetchFrom } from '../api/http/in-process.ts';
import type { Env } from '../core/shop/env.ts';
import { ContentError } from '../ingest/markdown.ts';
import { seed } from '../ingest/seed.ts';
import { readSite } from '../ingest/site-content.ts';
import { sendFilm } from '../media/film.ts';
import { mediaOf } from '../media/media.ts';
import { openShop, type Shop } from '../server/shop.ts';
import { iconFile, iconOf } from './icons.ts';
import { sendLetterPage } from './letters/preview.ts';
import type { SharedShop } from './shop-thread.ts';

/** Seeded into the database instead of read by Astro. */
const SEEDED = ['products', 'categories', 'collections', 'slides'];

type Setup = {
  readonly server: ViteDevServer;
  readonly refreshContent?: ((options: RefreshContentOptions) => Promise<void>) | undefined;
  readonly logger: AstroIntegrationLogger;
};

export type DevShop = {
  readonly shared: SharedShop;
  readonly serve: (setup: Setup) => void;
  readonly close: Shop['close'];
};

function serve(env: Env, shop: Shop, { server, refreshContent, logger }: Setup): void {
  server.middlewares.use(async (request, response, next) => {
    const icon = await iconFile(iconOf(env.CONTENT_DIR, readSite(env.CONTENT_DIR)), request.url ?? '');
    if (icon) return void response.end(icon);
    const own = { db: shop.database.db, brand: shop.brand, origin: `http://${request.headers.host}` };
    if (await sendLetterPage(own, request.url ?? '', response)) return;
    if (/^\/(api|img|models)\//.test(request.url ?? '')) shop.app.routing(request, response);
    else if (!sendFilm(env.CONTENT_DIR, request, response)) next();
  });
  const content = resolve(env.CONTENT_DIR);
  server.watcher.add(SEEDED.map((folder) => join(content, folder)));
  server.watcher.on('all', async (_, path) => {
    if (!SEEDED.some((folder) => path.startsWith(join(content, folder) + sep))) return;
    try {
      await seed(shop.database.db, env.CONTENT_DIR, mediaOf(env));
      await refreshContent?.({});
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      logger.error(error.message);
    }
  });
}

/** Opens the shop of the dev server. Loaders share it and leave it open. */
export async function openDevShop(env: Env): Promise<DevShop> {
  const shop = await openShop(env, { orMemory: true });
  return {
    shared: { open: async () => fetchFrom(shop.app), close: async () => {} },
    serve: (setup) => serve(env, shop, setup),
    close: shop.close,
  };
}
