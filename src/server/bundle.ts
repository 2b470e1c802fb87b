/**
 * The server's modules in a few files, written by the build. Two thousand modules take Node most of a start to find,
 * read and compile, and their sources stay in memory.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stampOf, stampsIn } from '../media/file-stamps.ts';

export const BUNDLE = '.cache/server';
/** What the bundle is made of. */
export const BUNDLED = new URL('./open-server.ts', import.meta.url);
export const BUNDLE_ENTRY = 'open-server.mjs';
/** Rebuilds in place the pages of a built site whose content has changed. */
export const REFRESH_ENTRY = 'refresh-site.mjs';
/** The exit code with which it asks for a full build. */
export const NEEDS_FULL_BUILD = 3;
/** Holds the key of the sources that the bundle was made of. */
export const BUNDLE_KEY = 'key';

const FOLDERS = ['api', 'build', 'core', 'db', 'ingest', 'media', 'server'];

/** Identifies the sources of the server by their folder, names, sizes and dates, and the Node that runs them. */
export function keyOfSources(root = '.'): string {
  const files = FOLDERS.flatMap((folder) => stampsIn(resolve(root, 'src', folder)));
  const all = [process.version, ...files, stampOf(resolve(root, 'package-lock.json'))];
  return createHash('sha256').update(all.join('\n')).digest('hex');
}

/** Returns the path of the bundle's entry; undefined when there is none, or when a source has changed since. */
export function findBundle(root = '.'): string | undefined {
  const entry = resolve(root, BUNDLE, BUNDLE_ENTRY);
  const key = resolve(root, BUNDLE, BUNDLE_KEY);
  if (!existsSync(entry) || !existsSync(key)) return undefined;
  return readFileSync(key, 'utf8') === keyOfSources(root) ? entry : undefined;
}
