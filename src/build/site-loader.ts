/** The Astro loader of content/site.md: one entry, 'site', read from the file and read again when it changes. */
import { join, resolve } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { readEnv } from '../core/shop/env.ts';
import { ContentError } from '../ingest/markdown.ts';
import { readSite, SITE_FILE } from '../ingest/site-content.ts';

async function load(context: LoaderContext, folder: string): Promise<void> {
  const data = await context.parseData({ id: 'site', data: { ...readSite(folder) } });
  context.store.set({ id: 'site', data });
}

/** A file that does not fit stops the build; in dev it is reported, and pages keep what they had. */
export function loadSite(): Loader {
  return {
    name: 'aroha-site',
    load: async (context) => {
      const folder = readEnv(process.env).CONTENT_DIR;
      await load(context, folder);
      const file = resolve(join(folder, SITE_FILE));
      context.watcher?.add(file);
      context.watcher?.on('change', async (path) => {
        if (resolve(path) !== file) return;
        try {
          await load(context, folder);
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          context.logger.error(error.message);
        }
      });
    },
  };
}
