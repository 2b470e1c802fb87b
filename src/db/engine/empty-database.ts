/**
 * An empty database in a file, as PGlite creates one: creating it takes 300 MB more and twice the time of reading this. The
 * first process that creates one writes the file, mostly the build.
 */
import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** Written before a database has tables: it holds nothing of a shop. */
const FOLDER = '.cache/database';

const library = dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { readonly version: string };
const fileIn = (folder: string) => resolve(folder, `${version}.tar.gz`);

/** Returns the empty database for PGlite's loadDataDir; undefined when none is written. */
export async function readEmptyDatabase(folder = FOLDER): Promise<Blob | undefined> {
  const file = fileIn(folder);
  return existsSync(file) ? openAsBlob(file) : undefined;
}

/** Writes a database that was just created. One that cannot be written is created anew next time. */
export async function writeEmptyDatabase(lite: PGlite, folder = FOLDER): Promise<void> {
  const file = fileIn(folder);
  const part = `${file}.${process.pid}.part`;
  const dump = await lite.dumpDataDir('gzip');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
    renameSync(part, file);
  } catch {
    // A read-only folder only costs time and memory.
  }
}
