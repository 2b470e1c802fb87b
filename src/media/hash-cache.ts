/** Hashes of files by name, size and date, cached in a file, so that a start does not read every picture. */
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stampOf } from './file-stamps.ts';

/** Returns the SHA-256 of a file's bytes in hex. */
export type HashOf = (path: string) => string;

/** Truncated and malformed lines are ignored. */
const LINE = /^([\da-f]{64}) (\d+ [\d.]+ .+)$/gm;

export const hashFile: HashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

function readLines(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A file whose name, size and date are known has its known hash. Hashes that cannot be stored are made again next time. */
export function openHashCache(file: string): HashOf {
  const known = new Map<string, string>();
  for (const [, hash = '', stamp = ''] of readLines(file).matchAll(LINE)) known.set(stamp, hash);
  return (path) => {
    const stamp = stampOf(path);
    const before = known.get(stamp);
    if (before) return before;
    const hash = hashFile(path);
    known.set(stamp, hash);
    try {
      mkdirSync(dirname(file), { recursive: true });
      // Starts with a newline, in case the previous line was truncated.
      appendFileSync(file, `\n${hash} ${stamp}`);
    } catch {
      // Read-only folder.
    }
    return hash;
  };
}
