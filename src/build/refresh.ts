/**
 * Rebuilds a site in place when nothing but content has changed: renders the pages whose content has, with the renderer that
 * the last full build bundled, and writes what follows from them. The result is that of a full build, to the byte.
 */
import { join } from 'node:path';
import { deploymentOf, type Env } from '../core/shop/env.ts';
import { brandOf } from '../core/shop/site.ts';
import { readSite } from '../ingest/site-content.ts';
import { mediaOf } from '../media/media.ts';
import { extentOf, originalsOf } from './build-images.ts';
import { keyOfBuild } from './build-key.ts';
import { writeHostFiles } from './host-files.ts';
import { forget, type KeptBuild, readKept, stampsOf, writeKept } from './kept-build.ts';
import { NeedsFullBuild } from './needs-full-build.ts';
import { siteFacts } from './page-facts.ts';
import { dayOf } from './page-renderer.ts';
import { refreshMedia } from './refresh-media.ts';
import { refreshPages } from './refresh-pages.ts';
import { planRefresh } from './refresh-plan.ts';
import { planReleases } from './releases.ts';
import { removeFiles, stageFiles } from './staged-files.ts';
import { openTally } from './tally.ts';

export type Refreshed = { readonly rendered: number; readonly written: number; readonly pages: number };

/** Returns what the last build kept. Throws NeedsFullBuild when sources or files of the site have changed since. */
function findKept(folder: string): KeptBuild {
  const kept = readKept(folder);
  if (!kept) throw new NeedsFullBuild('there is no earlier build to go on from');
  if (kept.key !== keyOfBuild(folder)) throw new NeedsFullBuild('more than content has changed');
  if (kept.stamps !== stampsOf(folder)) throw new NeedsFullBuild('files of the site were changed since it was built');
  return kept;
}

const isPage = (file: string) => file.endsWith('.html');
const pathOf = (file: string) => file.replace(/(^index)?\.html$/, '');
const differ = (some: readonly string[], others: readonly string[]) =>
  new Set(some).symmetricDifference(new Set(others)).size > 0;

/**
 * warn: takes what loaders warn of. Throws NeedsFullBuild, and ContentError for invalid content. The pages are replaced last:
 * until then only files are added that no page names yet.
 */
export async function refresh(folder: string, env: Env, warn: (message: string) => void): Promise<Refreshed> {
  const kept = findKept(folder);
  const day = dayOf();
  const extent = extentOf(process.env.AROHA_PICTURES);
  const { files, changed, others, removed, render, records } = await planRefresh(folder, env, kept, day, warn);

  forget(folder);
  const staged = stageFiles(folder);
  const { rendered, ...made } = await refreshPages({ folder, kept, extent, staged, render, changed, removed, others });
  const { tally, declarations, link } = made;
  const facts = siteFacts(tally);
  const sheet = /\/_astro\/([^"]+)/.exec(link)?.[1];
  const names = [...kept.assets, ...facts.written, ...(sheet ? [sheet] : [])].sort();
  const releases = planReleases(folder, names);
  const [media, brand] = [mediaOf(env), brandOf(readSite(env.CONTENT_DIR))];
  const pictures = { media, brand, originals: kept.originals };
  const useless = await refreshMedia({ folder, env, extent, facts, staged, releases, ...pictures });
  const written = staged.names();
  const indexed = new Set(facts.indexed);
  const isIndexOld =
    written.some((name) => indexed.has(name)) || differ(facts.indexed, siteFacts(openTally(kept.counts)).indexed);
  if (isIndexOld) {
    const { writeTextIndex } = await import('./text-index.ts');
    await writeTextIndex(folder, facts.indexed, join(staged.folder, 'pagefind'), async (name) => staged.read(name));
  }

  staged.move();
  if (isIndexOld) staged.moveFolder('pagefind');
  removeFiles(folder, [...removed, ...useless]);
  writeHostFiles(folder, facts, deploymentOf(env), names);
  const isMapOld = differ(
    files,
    kept.pages.map(({ file }) => file),
  );
  if (isMapOld && env.PUBLIC_SITE_URL) {
    const { writeSiteMap } = await import('./site-map.ts');
    await writeSiteMap(folder, env.PUBLIC_SITE_URL, files.filter(isPage).map(pathOf));
  }
  releases.run();
  staged.remove();
  writeKept(folder, {
    ...{ ...kept, day, link, inlined: made.inlined, counts: tally.counts(), declarations: [...declarations] },
    ...{ pages: records(), originals: originalsOf(media), stamps: stampsOf(folder) },
  });
  return { rendered, written: written.length, pages: files.length };
}
