/**
 * Keeps files of earlier builds for tabs that are still open. File names contain content hashes, so old and new ones
 * coexist. dist/.releases.json lists the files of each build.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Number of earlier builds to keep. */
export const KEPT_RELEASES = 2;
const MANIFEST = '.releases.json';
const BUILT = '_astro';

/** names are paths under _astro. */
export type Release = { readonly at: string; readonly names: readonly string[] };
export type EarlierBuilds = { readonly releases: readonly Release[]; readonly files: ReadonlyMap<string, Buffer> };

/** Returns the names of a build's files below _astro, sorted. */
export const builtNames = (folder: string): string[] => namesIn(join(folder, BUILT));

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

/** Returns the earlier builds whose files are kept. An identical rebuild is not a new release. */
const earlierThan = (names: readonly string[], releases: readonly Release[]) =>
  releases.filter((release) => release.names.join() !== names.join()).slice(0, KEPT_RELEASES);

function writeManifest(folder: string, names: readonly string[], earlier: readonly Release[], now: Date): void {
  writeFileSync(join(folder, MANIFEST), JSON.stringify([{ at: now.toISOString(), names }, ...earlier]));
}

/** Restores the files of earlier builds and writes the manifest. Returns the restored ones, named from the folder. */
export function restoreReleases(
  folder: string,
  { releases, files }: EarlierBuilds,
  now = new Date(),
): ReadonlySet<string> {
  const names = namesIn(join(folder, BUILT));
  const own = new Set(names);
  const earlier = earlierThan(names, releases);
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
  writeManifest(folder, names, earlier, now);
  return restored;
}

/** What becomes of the files below _astro when a folder is rebuilt in place, named from the folder. */
export type ReleasePlan = {
  /** Those of earlier builds that stay. */
  readonly kept: ReadonlySet<string>;
  readonly dropped: ReadonlySet<string>;
  /** Removes the dropped ones and writes the manifest. */
  readonly run: (now?: Date) => void;
};

/** names: the files of the new build below _astro, sorted. */
export function planReleases(folder: string, names: readonly string[]): ReleasePlan {
  const own = new Set(names);
  const earlier = earlierThan(names, readManifest(folder).slice(0, KEPT_RELEASES + 1));
  const kept = new Set(earlier.flatMap((release) => release.names).filter((name) => !own.has(name)));
  const others = builtNames(folder).filter((name) => !own.has(name));
  const under = (which: (name: string) => boolean) => new Set(others.filter(which).map((name) => join(BUILT, name)));
  const dropped = under((name) => !kept.has(name));
  return {
    kept: under((name) => kept.has(name)),
    dropped,
    run: (now = new Date()) => {
      for (const name of dropped) rmSync(join(folder, name));
      writeManifest(folder, names, earlier, now);
    },
  };
}
