import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepReleases, takeReleases } from '../../src/build/releases.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Builds as Astro does: the folder is emptied, then holds the new files alone. */
function build(folder: string, names: readonly string[], keeps = true): void {
  const kept = takeReleases(folder);
  rmSync(folder, { recursive: true, force: true });
  for (const name of names) {
    mkdirSync(dirname(join(folder, '_astro', name)), { recursive: true });
    writeFileSync(join(folder, '_astro', name), name);
  }
  if (keeps) keepReleases(folder, kept);
}
const there = (folder: string, names: readonly string[]) =>
  names.filter((name) => existsSync(join(folder, '_astro', name)));
const ALL = ['a.1.js', 'a.2.js', 'a.3.js', 'a.4.js', 'fonts/f.woff2'];

describe('the files of earlier builds', () => {
  it('of the last two stay where they were, with their bytes; older ones go', () => {
    const folder = join(tempFolder(), 'dist');
    for (const number of [1, 2, 3, 4]) build(folder, [`a.${number}.js`, 'fonts/f.woff2']);
    expect(there(folder, ALL)).toEqual(['a.2.js', 'a.3.js', 'a.4.js', 'fonts/f.woff2']);
    expect(readFileSync(join(folder, '_astro/a.2.js'), 'utf8')).toBe('a.2.js');
  });

  it('are gone without this, as a build empties its folder', () => {
    const folder = join(tempFolder(), 'dist');
    build(folder, ['a.1.js']);
    build(folder, ['a.2.js'], false);
    expect(there(folder, ALL)).toEqual(['a.2.js']);
  });

  it('are pushed out by releases only, not by building the same again', () => {
    const folder = join(tempFolder(), 'dist');
    for (const number of [1, 2, 3, 3, 3]) build(folder, [`a.${number}.js`]);
    expect(there(folder, ALL)).toEqual(['a.1.js', 'a.2.js', 'a.3.js']);
  });

  it('are no matter where there was no build, or its manifest cannot be read', () => {
    const folder = join(tempFolder(), 'dist');
    build(folder, ['a.1.js']);
    writeFileSync(join(folder, '.releases.json'), '{');
    build(folder, ['a.2.js']);
    expect(there(folder, ALL)).toEqual(['a.2.js']);
  });
});
