/** What a build keeps for the next one, beside caches of other tools: how its pages were made, and the renderer of pages. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stampsIn } from '../media/file-stamps.ts';
import { sha } from './digest.ts';
import type { InlinedStyles } from './first-paint.ts';
import type { PageRecord } from './page-record.ts';
import type { HeadStyles, RendererApp } from './page-renderer.ts';
import type { Counts } from './tally.ts';

const ROOT = '.cache/site';
const STATE = 'state.json';
const RENDERER = 'renderer';
/** Folders for builds elsewhere, such as those of tests. */
const MOST = 3;

export type KeptBuild = {
  readonly key: string;
  readonly day: string;
  /** Of all files of the build, to see whether another hand has changed it. */
  readonly stamps: string;
  readonly head: HeadStyles;
  readonly pages: readonly PageRecord[];
  readonly counts: Counts;
  /** Declarations of style attributes with their names. */
  readonly declarations: readonly (readonly [string, string])[];
  readonly inlined: InlinedStyles;
  /** Inline scripts with their minified text. */
  readonly scripts: readonly (readonly [string, string])[];
  readonly link: string;
  /** Script of the back office's pages. */
  readonly office: string;
  /** Files below _astro that do not depend on content. */
  readonly assets: readonly string[];
  /** Names of the original pictures. */
  readonly originals: readonly string[];
};

export const slotOf = (folder: string) => join(ROOT, sha(resolve(folder)));

/** Written by others beside a build: compressed copies, and the mark of `npm start`. */
const BESIDE = /\.(br|gz)$|[\\/]\.built$/;

/** Returns the stamps of all files of a build. */
export const stampsOf = (folder: string) =>
  sha(
    stampsIn(resolve(folder))
      .filter((stamp) => !BESIDE.test(stamp))
      .join('\n'),
  );

export const hasKept = (folder: string) => existsSync(join(slotOf(folder), STATE));

/** Returns what the last build of a folder kept; null without one. */
export function readKept(folder: string): KeptBuild | null {
  try {
    const { reads, pages, ...kept } = JSON.parse(readFileSync(join(slotOf(folder), STATE), 'utf8'));
    return { ...kept, pages: pages.map((page: { reads: number }) => ({ ...page, reads: reads[page.reads] })) };
  } catch {
    return null;
  }
}

/** Forgets the last build of a folder, before the folder is changed: what stops half way must not be built upon. */
export const forget = (folder: string) => rmSync(join(slotOf(folder), STATE), { force: true });

/** Pages of one kind read the same: each list is written once. */
export function writeKept(folder: string, kept: KeptBuild): void {
  const lists = new Map<string, number>();
  const pages = kept.pages.map((page) => {
    const list = JSON.stringify(page.reads);
    if (!lists.has(list)) lists.set(list, lists.size);
    return { ...page, reads: lists.get(list) };
  });
  const reads = [...lists.keys()].map((list) => JSON.parse(list));
  const file = join(slotOf(folder), STATE);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ ...kept, reads, pages }));
  renameSync(`${file}.new`, file);
}

/** Keeps a renderer, without the files that it gives browsers. Slots that were not used for longest are removed. */
export function keepRenderer(folder: string, renderer: string): void {
  const slot = slotOf(folder);
  forget(folder);
  rmSync(join(slot, RENDERER), { recursive: true, force: true });
  cpSync(renderer, join(slot, RENDERER), {
    recursive: true,
    filter: (file) => !file.startsWith(join(renderer, '_astro')),
  });
  const slots = readdirSync(ROOT).map((name) => join(ROOT, name));
  const newest = slots.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newest.filter((one) => one !== slot).slice(MOST - 1)) rmSync(old, { recursive: true, force: true });
}

/** Loads the kept renderer; null without one. */
export async function loadRenderer(folder: string): Promise<RendererApp | null> {
  const kept = resolve(slotOf(folder), RENDERER);
  const entry = existsSync(kept) && readdirSync(kept).find((name) => /^prerender-entry\..*\.mjs$/.test(name));
  if (!entry) return null;
  const { app } = (await import(/* @vite-ignore */ pathToFileURL(join(kept, entry)).href)) as { app: RendererApp };
  return app;
}
