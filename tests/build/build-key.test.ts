import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { keyOfBuild } from '../../src/build/build-key.ts';
import { tempFolder } from '../support/temp-folder.ts';

const content = tempFolder();
cpSync('content/site.md', join(content, 'site.md'));
mkdirSync(join(content, 'products'));
afterEach(() => {
  vi.unstubAllEnvs();
});

const key = (folder = 'dist') => {
  vi.stubEnv('CONTENT_DIR', content);
  return keyOfBuild(folder);
};

it.each([
  ['site.md is changed', () => utimesSync(join(content, 'site.md'), 1, 1)],
  ['a wordmark is added', () => writeFileSync(join(content, 'wordmark.svg'), '')],
  ['a public variable is set', () => vi.stubEnv('PUBLIC_ANY', '1')],
  ['the address of the site is set', () => vi.stubEnv('PUBLIC_SITE_URL', 'https://other.example')],
])('differs when %s', (_, change) => {
  const before = key();
  change();
  expect(key()).not.toBe(before);
});

it('differs by folder, and is the same when only content has changed', () => {
  expect(key('elsewhere')).not.toBe(key());
  const before = key();
  writeFileSync(join(content, 'products/lamp.md'), '');
  expect(key()).toBe(before);
});
