/** Records, while Astro renders all pages, what each is made from: a later build renders only those for which that has changed. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import { loadedRows, showRows } from './content-rows.ts';
import { digestRows, recordReads } from './page-reads.ts';
import type { PageRecord } from './page-record.ts';
import {
  addressOf,
  dayOf,
  fileOf,
  inputsOf,
  keyOf,
  type PagePath,
  propsOf,
  type RendererApp,
} from './page-renderer.ts';

/** Returns the folder of the renderer, which Astro removes after it was used. */
const rendererOf = (folder: string) =>
  join(folder.startsWith(process.cwd()) ? folder : resolve('.astro'), '.prerender');

export type Recorder = {
  readonly wrap: (usual: AstroPrerenderer) => AstroPrerenderer;
  /** Returns the records; null when pages were rendered that cannot be rendered alone. */
  readonly pages: () => readonly PageRecord[] | null;
  readonly day: string;
};

/** folder: the build's. keep: takes the folder of the renderer. */
export function recordPages(folder: string, keep: (renderer: string) => void): Recorder {
  const day = dayOf();
  const records = new Map<string, PageRecord>();
  let complete = true;
  const wrap = (usual: AstroPrerenderer): AstroPrerenderer => {
    const rows = loadedRows();
    const [reads, digests] = [recordReads(rows), digestRows(rows)];
    const byAddress = new Map<string, PagePath>();
    let props = new Map<string, string>();
    return {
      name: 'aroha-recorder',
      setup: async () => {
        showRows(reads.rows);
        const renderer = rendererOf(folder);
        if (existsSync(renderer)) keep(renderer);
        else complete = false;
        await usual.setup?.();
      },
      getStaticPaths: async () => {
        const paths = await usual.getStaticPaths();
        const app = (usual as unknown as { app: RendererApp }).app;
        if (app.getSettings().scripts.some(({ stage }) => stage === 'page' || stage === 'head-inline'))
          complete = false;
        props = propsOf(app, paths as unknown as PagePath[], digests);
        for (const page of paths as unknown as PagePath[])
          byAddress.set(`${page.route.component} ${addressOf(page)}`, page);
        return paths;
      },
      render: async (request, options) => {
        const { value, reads: own } = await reads.during(async () => {
          const rendered = await usual.render(request, options);
          const response = rendered instanceof Response ? rendered : rendered.response;
          // Nothing is rendered any more once all is known.
          return response.body ? new Response(await response.arrayBuffer(), response) : response;
        });
        const page = byAddress.get(`${options.routeData.component} ${new URL(request.url).pathname}`);
        if (!page) complete = false;
        else {
          const key = keyOf(page);
          const digest = inputsOf(day, props.get(key) ?? '', own, digests);
          records.set(key, { key, file: fileOf(page), reads: own, digest, location: value.headers.get('location') });
        }
        return value;
      },
      teardown: async () => usual.teardown?.(),
    };
  };
  return { wrap, pages: () => (complete ? [...records.values()] : null), day };
}
