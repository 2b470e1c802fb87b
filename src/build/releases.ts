/**
 * Keeps what earlier builds named: a tab that was opened before the last one still asks for its files. Built files are named by
 * their content, so old and new ones stand side by side. dist/.releases.json says which build needs which.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How many builds before this one are kept. */
export const KEPT_RELEASES = 2;
const MANIFEST = '.releases.json';
const BUILT = '_astro';

/** names are paths under _astro. */
export type Release = { readonly at: string; readonly names: readonly string[] };
export type Kept = { readonly releases: readonly Release[]; readonly files: ReadonlyMap<string, Buffer> };

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

/** What the last builds left in folder; must be asked before the next one empties it. */
export function takeReleases(folder: string): Kept {
  // One more than are kept: the newest may turn out to be what is built again.
  const releases = readManifest(folder).slice(0, KEPT_RELEASES + 1);
  const files = new Map<string, Buffer>();
  for (const name of new Set(releases.flatMap(({ names }) => names))) {
    const file = join(folder, BUILT, name);
    if (existsSync(file)) files.set(name, readFileSync(file));
  }
  return { releases, files };
}

/** Puts the files of earlier builds beside those of this one, and writes the manifest. Answers how many there were to put. */
export function keepReleases(folder: string, kept: Kept, now = new Date()): number {
  const names = namesIn(join(folder, BUILT));
  const own = new Set(names);
  // A build of the same sources is no new release, and pushes none out.
  const earlier = kept.releases.filter((release) => release.names.join() !== names.join()).slice(0, KEPT_RELEASES);
  const missing = [...new Set(earlier.flatMap((release) => release.names))].filter((name) => !own.has(name));
  let put = 0;
  for (const name of missing) {
    const bytes = kept.files.get(name);
    if (!bytes) continue;
    const file = join(folder, BUILT, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    put += 1;
  }
  writeFileSync(join(folder, MANIFEST), JSON.stringify([{ at: now.toISOString(), names }, ...earlier]));
  return put;
}
