/** The Astro loaders of what editors write. A fault stops the build; in dev it is reported, and pages keep what they had. */
import { resolve, sep } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { readEnv } from '../core/shop/env.ts';
import { type Desk, MAKE, type Rendered } from '../ingest/editorial/entries.ts';
import { type Data, type Folder, readFolder } from '../ingest/editorial/read-editorial.ts';
import { openWorld } from '../ingest/editorial/references.ts';
import { factsOf } from '../ingest/editorial/template-variables.ts';
import { ContentError, type Entry } from '../ingest/markdown.ts';
import { readSite } from '../ingest/site-content.ts';
import { mediaOf } from '../media/media.ts';

type AstroHeading = { readonly slug: string; readonly text: string; readonly depth: number };

async function render(context: LoaderContext, markdown: string): Promise<Rendered> {
  const { html, metadata } = await context.renderMarkdown(markdown);
  const headings = ((metadata?.headings ?? []) as AstroHeading[]).map(({ slug, text, depth }) => ({
    id: slug,
    text,
    depth,
  }));
  return { html, headings };
}

async function load<F extends Folder>(context: LoaderContext, folders: readonly F[]): Promise<void> {
  const env = readEnv(process.env);
  const world = openWorld(env.CONTENT_DIR, env.PUBLIC_API_HOST !== undefined, mediaOf(env));
  const facts = factsOf(readSite(env.CONTENT_DIR));
  const desk: Desk = { world, facts, render: (markdown) => render(context, markdown) };
  const rows: { slug: string; data: object }[] = [];
  for (const folder of folders) {
    const make = MAKE[folder] as (desk: Desk, entry: Entry<Data<F>>) => Promise<object>;
    for (const entry of readFolder(env.CONTENT_DIR, folder, world))
      rows.push({ slug: entry.slug, data: await make(desk, entry) });
  }
  context.store.clear();
  for (const { slug, data } of rows)
    context.store.set({ id: slug, data: await context.parseData({ id: slug, data: { ...data } }) });
}

/** The entries of one or more folders of content/, id: slug. */
export function loadEditorial(...folders: Folder[]): Loader {
  return {
    name: `aroha-${folders.join('-')}`,
    load: async (context) => {
      await load(context, folders);
      const roots = folders.map((folder) => resolve(readEnv(process.env).CONTENT_DIR, folder));
      for (const root of roots) context.watcher?.add(root);
      context.watcher?.on('all', async (_, path) => {
        if (!roots.some((root) => resolve(path).startsWith(root + sep))) return;
        try {
          await load(context, folders);
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          context.logger.error(error.message);
        }
      });
    },
  };
}
