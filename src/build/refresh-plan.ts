/** Finds the pages that a rebuild in place has to render: those that are new, and those made from content that has changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../core/shop/env.ts';
import { showRows } from './content-rows.ts';
import { type KeptBuild, loadRenderer } from './kept-build.ts';
import { loadRows } from './load-rows.ts';
import { NeedsFullBuild } from './needs-full-build.ts';
import { digestRows, recordReads } from './page-reads.ts';
import type { PageRecord } from './page-record.ts';
import { addressOf, fileOf, inputsOf, keyOf, openRenderer, type PagePath, pathsOf, propsOf } from './page-renderer.ts';

export type RefreshPlan = {
  /** Files of all pages. */
  readonly files: readonly string[];
  readonly changed: readonly string[];
  /** Files of pages whose content is what it was, and that may have to be rendered for what they share with others. */
  readonly others: readonly string[];
  /** Files of pages that are no more. */
  readonly removed: readonly string[];
  /** Renders the page of a file, and records what it is made from now. */
  readonly render: (file: string) => Promise<Buffer>;
  readonly records: () => readonly PageRecord[];
};

type Page = { readonly path: PagePath; readonly record: PageRecord | undefined; readonly props: string };

/** day: see inputsOf. Throws ContentError for invalid content, and NeedsFullBuild. */
export async function planRefresh(
  folder: string,
  env: Env,
  kept: KeptBuild,
  day: string,
  warn: (message: string) => void,
): Promise<RefreshPlan> {
  const loading = loadRenderer(folder);
  const rows = await loadRows(warn);
  const bundle = await loading;
  if (!bundle) throw new NeedsFullBuild('the renderer of pages is gone');
  const [app, reads, digests] = [openRenderer(bundle, kept.head), recordReads(rows), digestRows(rows)];
  showRows(reads.rows);
  const paths = await pathsOf(app);
  const props = propsOf(app, paths, digests);
  const before = new Map(kept.pages.map((record) => [record.key, record]));
  const pages = new Map<string, Page>();
  // Of two pages of one address Astro builds the first.
  for (const path of paths)
    if (!pages.has(fileOf(path)))
      pages.set(fileOf(path), { path, record: before.get(keyOf(path)), props: props.get(keyOf(path)) ?? '' });

  const records = new Map([...pages].flatMap(([file, { record }]) => (record ? [[file, record] as const] : [])));
  const render = async (file: string): Promise<Buffer> => {
    const { path, record, props } = pages.get(file) as Page;
    const request = new Request(new URL(addressOf(path), env.PUBLIC_SITE_URL ?? 'http://localhost:4321'));
    const { value, reads: own } = await reads.during(async () => {
      const response = await app.render(request, { routeData: path.route });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    });
    const location = value.response.headers.get('location');
    const target = record?.location ?? null;
    if ((location === null) !== (target === null))
      throw new NeedsFullBuild(`${file} redirects no more or for the first time`);
    if (value.response.status >= 500) throw new NeedsFullBuild(`${file} could not be rendered`);
    records.set(file, { key: keyOf(path), file, reads: own, digest: inputsOf(day, props, own, digests), location });
    if (location === null || target === null) return value.bytes;
    // Astro writes pages of redirects by itself.
    return Buffer.from(readFileSync(join(folder, file), 'utf8').replaceAll(target, location));
  };

  const changed: string[] = [];
  const others: string[] = [];
  for (const [file, { path, record, props }] of pages) {
    if (path.route.type === 'redirect' && record) continue;
    const isSame = record && inputsOf(day, props, record.reads, digests) === record.digest;
    (isSame ? others : changed).push(file);
  }
  const removed = kept.pages.map(({ file }) => file).filter((file) => !pages.has(file));
  return { files: [...pages.keys()], changed, others, removed, render, records: () => [...records.values()] };
}
