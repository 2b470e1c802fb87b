/** Hashes of files by name, size and date, cached in a file, so that a start does not read every picture. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stampOf } from './file-stamps.ts';
import { appendRecord, readRecord } from './record.ts';

/** Returns the SHA-256 of a file's bytes in hex. */
export type HashOf = (path: string) => string;

/** Truncated and malformed lines are ignored. */
const LINE = /^([\da-f]{64}) (\d+ [\d.]+ .+)$/gm;

export const hashFile: HashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** A file whose name, size and date are known has its known hash. Hashes that cannot be stored are made again next time. */
export function openHashCache(file: string): HashOf {
  const known = new Map<string, string>();
  for (const [, hash = '', stamp = ''] of readRecord(file).matchAll(LINE)) known.set(stamp, hash);
  return (path) => {
    const stamp = stampOf(path);
    const before = known.get(stamp);
    if (before) return before;
    const hash = hashFile(path);
    known.set(stamp, hash);
    appendRecord(file, `${hash} ${stamp}`);
    return hash;
  };
}
