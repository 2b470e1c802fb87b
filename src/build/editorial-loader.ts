/** Astro loaders for editorial content. */
import type { Loader, LoaderContext } from 'astro/loaders';
import { readEnv } from '../core/shop/env.ts';
import { readDelivery } from '../ingest/delivery-content.ts';
import { CONVERTERS, type EntryContext, type Rendered } from '../ingest/editorial/entries.ts';
import { type Data, type Folder, readFolder } from '../ingest/editorial/read-editorial.ts';
import { openReferences } from '../ingest/editorial/references.ts';
import { templateVariablesOf } from '../ingest/editorial/template-variables.ts';
import type { Entry } from '../ingest/markdown.ts';
import { readSite } from '../ingest/site-content.ts';
import { readPickupStores } from '../ingest/store-content.ts';
import { mediaOf } from '../media/media.ts';
import { fileLoader } from './file-loader.ts';
import { readContentFields } from './loaders.ts';

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

async function openContent(context: LoaderContext) {
  const env = readEnv(process.env);
  const references = openReferences(env.CONTENT_DIR, env.PUBLIC_API_HOST !== undefined, mediaOf(env));
  const fields = await readContentFields(context);
  const site = readSite(env.CONTENT_DIR, fields);
  const variables = templateVariablesOf(
    site,
    readDelivery(env.CONTENT_DIR, fields),
    readPickupStores(env.CONTENT_DIR, fields),
  );
  return { env, references, fields, variables };
}

let opening: ReturnType<typeof openContent> | undefined;

/** Collections that load at once share what they read about others. */
function sharedContent(context: LoaderContext): ReturnType<typeof openContent> {
  opening ??= openContent(context).finally(() => {
    opening = undefined;
  });
  return opening;
}

async function read<F extends Folder>(context: LoaderContext, folders: readonly F[]) {
  const { env, references, fields, variables } = await sharedContent(context);
  const entryContext: EntryContext = { references, variables, render: (markdown) => render(context, markdown) };
  const rows: { id: string; data: object }[] = [];
  for (const folder of folders) {
    const make = CONVERTERS[folder] as (context: EntryContext, entry: Entry<Data<F>>) => Promise<object>;
    for (const entry of readFolder(env.CONTENT_DIR, folder, references, fields))
      rows.push({ id: entry.slug, data: await make(entryContext, entry) });
  }
  return rows;
}

/** Loads one or more folders of content/; ids are slugs. */
export const loadEditorial = (...folders: Folder[]): Loader =>
  fileLoader(folders.join('-'), [...folders, 'delivery'], (context) => read(context, folders));
