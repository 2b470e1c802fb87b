/** Astro integration: runs the API in dev, and writes images and host files after a build. */
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { Plugin } from 'vite';
import { deploymentOf, type Env, readEnv } from '../core/shop/env.ts';
import { brandOf } from '../core/shop/site.ts';
import type { Brand } from '../core/shop/theme.ts';
import { readSite, SITE_FILE } from '../ingest/site-content.ts';
import { writeFilm } from '../media/film.ts';
import { mediaOf } from '../media/media.ts';
import { openStore } from '../media/store/open.ts';
import { brand } from './brand.ts';
import { extentOf, openBuildImages, originalsOf } from './build-images.ts';
import { keyOfBuild } from './build-key.ts';
import { contentModule, releaseRows } from './content-rows.ts';
import type { DevShop } from './dev-server.ts';
import { finishPages } from './finish-pages.ts';
import { freeMemory } from './free-memory.ts';
import { writeHostFiles } from './host-files.ts';
import { iconOf, writeIcons } from './icons.ts';
import { forget, keepRenderer, stampsOf, writeKept } from './kept-build.ts';
import { shareShop } from './loaders.ts';
import { modelsOf, writeModels } from './model-loader.ts';
import { startOffice } from './office-start.ts';
import type { SiteFacts } from './page-facts.ts';
import { type Recorder, recordPages } from './page-recorder.ts';
import type { HeadStyles } from './page-renderer.ts';
import { builtNames, type EarlierBuilds, readReleases, restoreReleases } from './releases.ts';
import { writeRenditions } from './renditions.ts';
import { writeServerBundle } from './server-bundle.ts';
import { writeShareCards } from './share-cards.ts';
import { shopInThread } from './shop-thread.ts';
import { writeTextIndex } from './text-index.ts';
import { type Workers, writeWorkers } from './worker-build.ts';

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
  { pictures, cards }: SiteFacts,
  old: ReadonlySet<string>,
  logger: AstroIntegrationLogger,
): Promise<void> {
  const media = mediaOf(env);
  const started = Date.now();
  // Pages of a site without an address name no cards.
  const written = env.PUBLIC_SITE_URL ? await writeShareCards(dir, media, brand, cards) : 0;
  // Pictures of a foreign backend's products have no original here, nor have those removed since an earlier build.
  const needs = (file: string) => env.PUBLIC_API_HOST === undefined && !old.has(file);
  const total = await writeRenditions(dir, openBuildImages(env, media, brand), extent(), needs, pictures);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  logger.info(`${written} share cards and ${total} images written in ${seconds} s`);
}

const extent = () => extentOf(process.env.AROHA_PICTURES);

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
  let key = '';
  let recorder: Recorder | undefined;
  let heads: () => HeadStyles = () => [];

  return {
    name: 'aroha-api',
    hooks: {
      'astro:config:setup': async ({ command, injectRoute, updateConfig, addWatchFile }) => {
        const site = readSite(env.CONTENT_DIR);
        updateConfig({
          vite: { plugins: command === 'dev' ? [brand(site)] : [brand(site), withoutOptimizer, contentModule] },
        });
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
      'astro:build:start': ({ setPrerenderer }) => {
        freeMemory();
        key = keyOfBuild(outDir);
        forget(outDir);
        earlierBuilds = readReleases(outDir);
        recorder = recordPages(outDir, (renderer) => keepRenderer(outDir, renderer));
        setPrerenderer(recorder.wrap);
      },
      'astro:build:setup': ({ pages }) => {
        heads = () => [...pages].map(([page, { styles }]) => [page, { styles }]);
      },
      'astro:build:generated': () => {
        releaseRows();
        freeMemory();
      },
      'astro:server:setup': (setup) => shop?.serve(setup),
      'astro:server:done': async () => {
        shareShop(undefined);
        await shop?.close();
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const office = await startOffice(folder, entries.office);
        const finished = await finishPages(folder, extent());
        const assets = builtNames(folder).filter(
          (name) => !finished.written.has(name) && !finished.link.includes(name),
        );
        const { scripts, styles } = writeHostFiles(folder, finished, deploymentOf(env));
        logger.info(
          `one policy for all pages: ${scripts.length} scripts, ${styles.length} styles, ${finished.lifted} style attributes lifted`,
        );
        const old = restoreReleases(folder, earlierBuilds);
        logger.info(`${old.size} files of earlier builds kept for open tabs`);
        const site = readSite(env.CONTENT_DIR);
        writeFilm(env.CONTENT_DIR, folder);
        freeMemory();
        // Bundlers, encoders and the text index have threads of their own, so all cores are busy.
        await Promise.all([
          writeServerBundle(),
          writeWorkers(folder, entries.workers, env.PUBLIC_OFFLINE === 'on'),
          writeTextIndex(folder, finished.indexed),
          writeIcons(folder, iconOf(env.CONTENT_DIR, site)),
          writeModels(modelsOf(env.CONTENT_DIR), openStore(env), folder, finished.models).then((models) =>
            logger.info(`${models} models copied`),
          ),
          writePictures(folder, env, brandOf(site), finished, old, logger),
        ]);
        const pages = recorder?.pages();
        if (!pages) return;
        writeKept(outDir, {
          ...{ key, pages, assets, office, day: recorder?.day ?? '', head: heads() },
          ...{ link: finished.link, inlined: finished.inlined, counts: finished.tally.counts() },
          declarations: [...finished.declarations],
          scripts: [...finished.scripts],
          originals: originalsOf(mediaOf(env)),
          stamps: stampsOf(outDir),
        });
      },
    },
  };
}
