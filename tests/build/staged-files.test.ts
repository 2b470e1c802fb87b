import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeFiles, stageFiles } from '../../src/build/staged-files.ts';
import { tempFolder } from '../support/temp-folder.ts';

it('staged files leave the site as it is until they are moved', () => {
  const site = tempFolder();
  writeFileSync(join(site, 'a.html'), 'old');
  const staged = stageFiles(site);
  staged.write('a.html', 'new');
  staged.write('journal/b.html', 'new');
  expect(readFileSync(join(site, 'a.html'), 'utf8')).toBe('old');
  expect(existsSync(join(site, 'journal'))).toBe(false);
  expect(staged.read('a.html')).toBe('new');
  staged.move();
  staged.remove();
  expect(['a.html', 'journal/b.html'].map((name) => readFileSync(join(site, name), 'utf8'))).toEqual(['new', 'new']);
  expect(existsSync(staged.folder)).toBe(false);
});

it('removed files take the folders with them that they leave empty', () => {
  const site = tempFolder();
  mkdirSync(join(site, 'journal/tag'), { recursive: true });
  for (const name of ['journal/a.html', 'journal/tag/b.html']) writeFileSync(join(site, name), '');
  removeFiles(site, ['journal/tag/b.html']);
  expect([existsSync(join(site, 'journal/tag')), existsSync(join(site, 'journal/a.html'))]).toEqual([false, true]);
});
