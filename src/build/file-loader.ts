/** Astro loader for files of the content folder. */
import { resolve, sep } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { readEnv } from '../core/shop/env.ts';
import { ContentError } from '../ingest/markdown.ts';

type Row = { readonly id: string; readonly data: object };

/**
 * Loads files or folders of the content folder, and reloads them on change. Errors stop a build; in dev they are logged
 * and pages keep their previous data.
 */
export function fileLoader(
  name: string,
  paths: readonly string[],
  read: (context: LoaderContext) => Promise<readonly Row[]>,
): Loader {
  async function load(context: LoaderContext): Promise<void> {
    const rows = await read(context);
    context.store.clear();
    for (const { id, data } of rows)
      context.store.set({ id, data: await context.parseData({ id, data: { ...data } }) });
  }
  return {
    name: `aroha-${name}`,
    load: async (context) => {
      await load(context);
      const roots = paths.map((path) => resolve(readEnv(process.env).CONTENT_DIR, path));
      for (const root of roots) context.watcher?.add(root);
      context.watcher?.on('all', async (_, path) => {
        const changed = resolve(path);
        if (!roots.some((root) => changed === root || changed.startsWith(root + sep))) return;
        try {
          await load(context);
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          context.logger.error(error.message);
        }
      });
    },
  };
}
