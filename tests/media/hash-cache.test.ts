/** A file is hashed again when its size or date has changed, and not before. */
import { readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashFile, openHashCache } from '../../src/media/hash-cache.ts';
import { tempFolder } from '../support/temp-folder.ts';

describe('hashes of files', () => {
  let file: string;
  let record: string;
  const hash = () => openHashCache(record)(file);
  const write = (text: string, at = 1) => {
    writeFileSync(file, text);
    utimesSync(file, at, at);
  };

  beforeEach(() => {
    const folder = tempFolder();
    file = join(folder, 'a vase.png');
    record = join(folder, 'data', 'hashes.txt');
    write('oak');
  });

  it('are reused by the next run', () => {
    const first = hash();
    expect(first).toBe(hashFile(file));
    expect(readFileSync(record, 'utf8').trim()).toBe(`${first} 3 1000 ${file}`);
    // Only the record can know the former content.
    write('ash');
    expect(hash()).toBe(first);
  });

  it.each([
    ['date', () => write('ash', 2)],
    ['size', () => write('walnut')],
  ])('are made again after a change of the %s', (_, change) => {
    const first = hash();
    change();
    expect(hash()).not.toBe(first);
    expect(hash()).toBe(hashFile(file));
  });

  it('survive a truncated line', () => {
    hash();
    truncateSync(record, 40);
    expect(hash()).toBe(hashFile(file));
    expect(hash()).toBe(hashFile(file));
    expect(readFileSync(record, 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it('need no record', () => {
    expect(openHashCache(join(file, 'hashes.txt'))(file)).toBe(hashFile(file));
  });
});
