/**
 * Keeps files of earlier builds for tabs that are still open. File names contain content hashes, so old and new ones
 * coexist. dist/.releases.json lists the files of each build.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Number of earlier builds to keep. */
export const KEPT_RELEASES = 2;
const MANIFEST = '.releases.json';
const BUILT = '_astro';

/** names are paths under _astro. */
export type Release = { readonly at: string; readonly names: readonly string[] };
export type EarlierBuilds = { readonly releases: readonly Release[]; readonly files: ReadonlyMap<string, Buffer> };

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort()
    : [];

function readManifest(folder: string): Release[] {
  try {
    const read = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Release[];
    return read.filter(({ at, names }) => typeof at === 'string' && Array.isArray(names));
  } catch {
    return [];
  }
}

/** Reads the files of the last builds; call before the next build empties the folder. */
export function readReleases(folder: string): EarlierBuilds {
  // One more than needed: the newest may be identical to the new build.
  const releases = readManifest(folder).slice(0, KEPT_RELEASES + 1);
  const files = new Map<string, Buffer>();
  for (const name of new Set(releases.flatMap(({ names }) => names))) {
    const file = join(folder, BUILT, name);
    if (existsSync(file)) files.set(name, readFileSync(file));
  }
  return { releases, files };
}

/** Restores the files of earlier builds and writes the manifest. Returns the restored ones, named from the folder. */
export function restoreReleases(
  folder: string,
  { releases, files }: EarlierBuilds,
  now = new Date(),
): ReadonlySet<string> {
  const names = namesIn(join(folder, BUILT));
  const own = new Set(names);
  // An identical rebuild is not a new release.
  const earlier = releases.filter((release) => release.names.join() !== names.join()).slice(0, KEPT_RELEASES);
  const missing = [...new Set(earlier.flatMap((release) => release.names))].filter((name) => !own.has(name));
  const restored = new Set<string>();
  for (const name of missing) {
    const bytes = files.get(name);
    if (!bytes) continue;
    const file = join(folder, BUILT, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    restored.add(join(BUILT, name));
  }
  writeFileSync(join(folder, MANIFEST), JSON.stringify([{ at: now.toISOString(), names }, ...earlier]));
  return restored;
}
