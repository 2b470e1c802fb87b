/** Astro integration: runs the API in dev, and writes images and host files after a build. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { Plugin } from 'vite';
import { createConcurrencyLimit } from '../core/shop/concurrency-limit.ts';
import { COPY } from '../core/shop/copy.ts';
import { deploymentOf, type Env, readEnv } from '../core/shop/env.ts';
import { brandOf } from '../core/shop/site.ts';
import type { Brand } from '../core/shop/theme.ts';
import { readSite, SITE_FILE } from '../ingest/site-content.ts';
import { isDraft, picturesFolder } from '../media/drafts.ts';
import { writeFilm } from '../media/film.ts';
import { openImages } from '../media/images.ts';
import { mediaOf } from '../media/media.ts';
import { storedUpload } from '../media/originals.ts';
import { bucketOf, openStore } from '../media/store/open.ts';
import { brand } from './brand.ts';
import type { DevShop } from './dev-server.ts';
import { finishPages } from './finish-pages.ts';
import { writeHostFiles } from './host-files.ts';
import { iconOf, writeIcons } from './icons.ts';
import { checkVariables } from './leftover-variables.ts';
import { shareShop } from './loaders.ts';
import { modelsOf, writeModels } from './model-loader.ts';
import { startOffice } from './office-start.ts';
import { type EarlierBuilds, readReleases, restoreReleases } from './releases.ts';
import { EXTENTS, type Extent, writeRenditions } from './renditions.ts';
import { writeServerBundle } from './server-bundle.ts';
import { writeShareCards } from './share-cards.ts';
import { shopInThread } from './shop-thread.ts';
import { writeTextIndex } from './text-index.ts';
import { type Workers, writeWorkers } from './worker-build.ts';

/** The images a build writes; `npm start` sets AROHA_PICTURES to first, the browser tests to draft. */
function extent(): Extent {
  return EXTENTS.find((one) => one === process.env.AROHA_PICTURES) ?? 'all';
}

/** Modules of the site passed to Astro and Vite, named in astro.config. */
export type Entries = {
  readonly workers: Workers;
  /** Script that sends the calls of the back office's pages. */
  readonly office: URL;
  /** Editor page for hotspots, in development only. */
  readonly hotspots: URL;
};

/** Writes the pictures and share cards that pages name. old: the files of earlier builds. */
async function writePictures(
  dir: string,
  env: Env,
  brand: Brand,
  old: ReadonlySet<string>,
  logger: AstroIntegrationLogger,
): Promise<void> {
  const media = mediaOf(env);
  // A build may use all cores.
  const atOnce = availableParallelism();
  const limit = createConcurrencyLimit({ atOnce, waiting: atOnce, retryAfterSeconds: 0 }, COPY.error.picturesBusy);
  const uploaded = openStore(env);
  const images = openImages(media, picturesFolder(env.DATA_DIR), env.IMAGE_CACHE_MB * 1024 * 1024, {
    bucket: bucketOf(env),
    // The database is closed: which hash an upload has is asked of the store.
    uploads: { store: uploaded, hashOf: (name) => storedUpload(uploaded, name) },
    ...{ limit, draft: isDraft(), brand },
  });
  const started = Date.now();
  // Pages of a site without an address name no cards.
  const cards = env.PUBLIC_SITE_URL ? await writeShareCards(dir, media, brand) : 0;
  // Pictures of a foreign backend's products have no original here, nor have those removed since an earlier build.
  const needs = (file: string) => env.PUBLIC_API_HOST === undefined && !old.has(file);
  const total = await writeRenditions(dir, images, extent(), needs);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  logger.info(`${cards} share cards and ${total} images written in ${seconds} s`);
}

/** Prepares no packages for browsers in the server that Astro starts to read content: it serves none. */
const withoutOptimizer: Plugin = {
  name: 'aroha-without-optimizer',
  configResolved: ({ environments }) => {
    for (const { optimizeDeps } of Object.values(environments)) optimizeDeps.include = [];
  },
};

export function api(entries: Entries): AstroIntegration {
  const env = readEnv(process.env);
  let shop: DevShop | undefined;
  let outDir = '';
  let earlierBuilds: EarlierBuilds = { releases: [], files: new Map() };

  return {
    name: 'aroha-api',
    hooks: {
      'astro:config:setup': async ({ command, injectRoute, updateConfig, addWatchFile }) => {
        const site = readSite(env.CONTENT_DIR);
        updateConfig({ vite: { plugins: command === 'dev' ? [brand(site)] : [brand(site), withoutOptimizer] } });
        addWatchFile(pathToFileURL(resolve(env.CONTENT_DIR, SITE_FILE)));
        if (command === 'dev') injectRoute({ pattern: '/desk/hotspots', entrypoint: entries.hotspots });
        if (env.PUBLIC_API_HOST || command === 'preview') return;
        if (command !== 'dev') return shareShop(shopInThread());
        const { openDevShop } = await import('./dev-server.ts');
        shop = await openDevShop(env);
        shareShop(shop.shared);
      },
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir);
      },
      'astro:build:start': () => {
        earlierBuilds = readReleases(outDir);
      },
      'astro:server:setup': (setup) => shop?.serve(setup),
      'astro:server:done': async () => {
        shareShop(undefined);
        await shop?.close();
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        checkVariables(folder);
        await startOffice(folder, entries.office);
        const finished = finishPages(folder, extent());
        const { scripts, styles } = writeHostFiles(folder, finished, deploymentOf(env));
        logger.info(
          `one policy for all pages: ${scripts.length} scripts, ${styles.length} styles, ${finished.lifted} style attributes lifted`,
        );
        const old = restoreReleases(folder, earlierBuilds);
        logger.info(`${old.size} files of earlier builds kept for open tabs`);
        const site = readSite(env.CONTENT_DIR);
        writeFilm(env.CONTENT_DIR, folder);
        // Bundlers, encoders and the text index have threads of their own, so all cores are busy.
        await Promise.all([
          writeServerBundle(),
          writeWorkers(folder, entries.workers, env.PUBLIC_OFFLINE === 'on'),
          writeTextIndex(folder, finished.indexed),
          writeIcons(folder, iconOf(env.CONTENT_DIR, site)),
          writeModels(modelsOf(env.CONTENT_DIR), openStore(env), folder, finished.models).then((models) =>
            logger.info(`${models} models copied`),
          ),
          writePictures(folder, env, brandOf(site), old, logger),
        ]);
      },
    },
  };
}
