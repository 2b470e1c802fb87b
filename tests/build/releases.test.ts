import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReleases, restoreReleases } from '../../src/build/releases.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Builds like Astro: empties the folder, then writes new files. */
function build(folder: string, names: readonly string[], keeps = true): ReadonlySet<string> {
  const kept = readReleases(folder);
  rmSync(folder, { recursive: true, force: true });
  for (const name of names) {
    mkdirSync(dirname(join(folder, '_astro', name)), { recursive: true });
    writeFileSync(join(folder, '_astro', name), name);
  }
  return keeps ? restoreReleases(folder, kept) : new Set();
}
const there = (folder: string, names: readonly string[]) =>
  names.filter((name) => existsSync(join(folder, '_astro', name)));
const ALL = ['a.1.js', 'a.2.js', 'a.3.js', 'a.4.js', 'fonts/f.woff2'];

describe('files of earlier builds', () => {
  it('of the last two are kept unchanged; older ones are removed', () => {
    const folder = join(tempFolder(), 'dist');
    for (const number of [1, 2, 3]) build(folder, [`a.${number}.js`, 'fonts/f.woff2']);
    expect(build(folder, ['a.4.js', 'fonts/f.woff2'])).toEqual(new Set(['_astro/a.3.js', '_astro/a.2.js']));
    expect(there(folder, ALL)).toEqual(['a.2.js', 'a.3.js', 'a.4.js', 'fonts/f.woff2']);
    expect(readFileSync(join(folder, '_astro/a.2.js'), 'utf8')).toBe('a.2.js');
  });

  it('are removed without this, because a build empties its folder', () => {
    const folder = join(tempFolder(), 'dist');
    build(folder, ['a.1.js']);
    build(folder, ['a.2.js'], false);
    expect(there(folder, ALL)).toEqual(['a.2.js']);
  });

  it('are replaced by new releases only, not by identical builds', () => {
    const folder = join(tempFolder(), 'dist');
    for (const number of [1, 2, 3, 3, 3]) build(folder, [`a.${number}.js`]);
    expect(there(folder, ALL)).toEqual(['a.1.js', 'a.2.js', 'a.3.js']);
  });

  it('are optional: there may be no build, or no readable manifest', () => {
    const folder = join(tempFolder(), 'dist');
    build(folder, ['a.1.js']);
    writeFileSync(join(folder, '.releases.json'), '{');
    build(folder, ['a.2.js']);
    expect(there(folder, ALL)).toEqual(['a.2.js']);
  });
});
