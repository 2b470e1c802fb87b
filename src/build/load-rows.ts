/** Loads all collections without Astro, by the same loaders. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { LOADERS } from './collections.ts';
import { loadedRows, type Rows } from './content-rows.ts';
import { NeedsFullBuild } from './needs-full-build.ts';

type Rendered = { readonly code: string; readonly metadata: object };
type Satteri = () => {
  readonly createRenderer: (options: object) => Promise<{
    readonly render: (markdown: string, options: object) => Promise<Rendered>;
  }>;
};

/** Returns what renders Markdown in Astro, by default and as astro.config.mjs sets it. */
async function openMarkdown(): Promise<(markdown: string) => Promise<Rendered>> {
  const path = createRequire(import.meta.resolve('astro/package.json')).resolve('@astrojs/markdown-satteri');
  const { satteri } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { satteri: Satteri };
  const renderer = await satteri().createRenderer({ image: {}, syntaxHighlight: false });
  return (markdown) => renderer.render(markdown, { frontmatter: {} });
}

/** warn: takes what loaders warn of. */
export async function loadRows(warn: (message: string) => void): Promise<Rows> {
  // Now, while the shop opens.
  const markdown = openMarkdown();
  const renderMarkdown = async (text: string) => {
    // Astro would take these lines for front matter.
    if (/^\s*(---|\+\+\+)/.test(text)) throw new NeedsFullBuild('a text begins with a line');
    const { code, metadata } = await (await markdown)(text);
    return { html: code, metadata };
  };
  const context = {
    store: { set: () => true, clear: () => {} },
    parseData: async ({ data }: { data: object }) => data,
    logger: { info: () => {}, debug: () => {}, warn, error: warn },
    renderMarkdown,
  } as unknown as LoaderContext;
  await Promise.all(Object.values(LOADERS).map((loader) => loader.load(context)));
  return loadedRows();
}
