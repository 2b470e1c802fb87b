/** Writes the pictures, share cards and models that the pages of a rebuilt site name, and lists those that none names any more. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shareCardsIn } from '../core/images/share.ts';
import { modelPath } from '../core/product/model.ts';
import type { Env } from '../core/shop/env.ts';
import type { Brand } from '../core/shop/theme.ts';
import type { Media } from '../media/media.ts';
import { openStore } from '../media/store/open.ts';
import { openBuildImages, originalsOf } from './build-images.ts';
import { modelsOf, writeModels } from './model-loader.ts';
import { NeedsFullBuild } from './needs-full-build.ts';
import type { SiteFacts } from './page-facts.ts';
import type { ReleasePlan } from './releases.ts';
import { collectRenditions, type Extent, encodeRenditions, referencesIn } from './renditions.ts';
import { writeShareCards } from './share-cards.ts';
import type { StagedFiles } from './staged-files.ts';

export type MediaTask = {
  readonly folder: string;
  readonly env: Env;
  readonly media: Media;
  readonly brand: Brand;
  readonly extent: Extent;
  readonly facts: SiteFacts;
  readonly staged: StagedFiles;
  readonly releases: ReleasePlan;
  /** Names of the originals of the last build. */
  readonly originals: readonly string[];
};

/** Returns the files of a folder of the build, named from the build. */
function filesIn(folder: string, name: string): string[] {
  const root = join(folder, name);
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Throws when a picture that pages go on to name has come or gone: its renditions and cards are not those of the folder. */
export function checkOriginals(before: readonly string[], now: readonly string[], named: Iterable<string>): void {
  const changed = [...new Set(before).symmetricDifference(new Set(now))];
  if (changed.length === 0) return;
  const paths = [...named].join('\n');
  if (changed.some((name) => paths.includes(name))) throw new NeedsFullBuild('a picture was replaced');
}

async function refreshPictures({
  folder,
  env,
  media,
  brand,
  extent,
  facts,
  staged,
  releases,
}: MediaTask): Promise<string[]> {
  const own = env.PUBLIC_API_HOST === undefined;
  const texts = staged.names().filter((name) => /\.(json|css)$/.test(name));
  const paths = new Set([...facts.pictures, ...texts.flatMap((name) => referencesIn(staged.read(name), extent))]);
  const needs = (file: string) => {
    if (file.startsWith('.') || staged.has(file) || releases.dropped.has(file)) return null;
    return own && !releases.kept.has(file);
  };
  const wanted = await collectRenditions(folder, extent, needs, paths);
  const there = new Set(filesIn(folder, 'img'));
  const images = openBuildImages(env, media, brand);
  const fileOf = (path: string) => join('img', path);
  await encodeRenditions(
    folder,
    images,
    [...wanted].filter(([path]) => !there.has(fileOf(path))),
  );
  const useless = new Set(there);
  for (const [path, { rendition, needed }] of wanted)
    if (needed || !there.has(fileOf(path)) || (await images.render(rendition))) useless.delete(fileOf(path));
  return [...useless];
}

/** Writes what is missing into the folder, where nothing names it yet. Returns the files that no page names any more. */
export async function refreshMedia(task: MediaTask): Promise<string[]> {
  const { folder, env, media, brand, facts, originals } = task;
  const cards = new Set(env.PUBLIC_SITE_URL ? facts.cards : []);
  const models = new Map([...facts.models].map((hash) => [modelPath(hash).slice(1), hash]));
  const [pictures, shared, shapes] = ['img', 'share', 'models'].map((name) => new Set(filesIn(folder, name)));
  const named = [...(pictures ?? []), ...(shared ?? []), ...facts.pictures, ...cards];
  checkOriginals(originals, originalsOf(media), named);
  const missing = [...cards].filter((path) => !shared?.has(path.slice(1)));
  await writeShareCards(folder, media, brand, missing);
  const absent = [...models].filter(([path]) => !shapes?.has(path)).map(([, hash]) => hash);
  await writeModels(modelsOf(env.CONTENT_DIR), openStore(env), folder, absent);
  const useless = await refreshPictures(task);
  const old = [...(shared ?? [])].filter((file) => !cards.has(`/${file}`) && shareCardsIn(`/${file}`).size > 0);
  return [...useless, ...old, ...[...(shapes ?? [])].filter((file) => !models.has(file))];
}
