/** A site that is rebuilt in place is the one that a full build makes, to the byte. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { slotOf } from '../../src/build/kept-build.ts';
import { NEEDS_FULL_BUILD } from '../../src/server/bundle.ts';
import { tempFolder } from '../support/temp-folder.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

mkdirSync('.data/img-draft', { recursive: true });
// Inside the project, because the renderer of pages imports packages.
const root = mkdtempSync(resolve('.data/refresh-'));
const [site, full, before] = ['site', 'full', 'before'].map((name) => join(root, name)) as [string, string, string];
const [content, data] = [join(root, 'content'), tempFolder()];
afterAll(() => {
  for (const folder of [root, slotOf(site), slotOf(full)]) rmSync(folder, { recursive: true, force: true });
});

/** Runs a script of the build. Returns what it printed and its exit code. */
function run(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: data, CONTENT_DIR: content },
      ...{ AROHA_PICTURES: 'draft', PUBLIC_SITE_URL: 'https://shop.example' },
    },
  });
  return { status, output: stdout + stderr };
}

/** Builds like `npm run build`. */
const build = (folder: string, ...options: string[]) =>
  run(['src/setup/astro.mjs', 'build', '--outDir', folder, ...options]);

/** Returns the texts of all files by name; the list of releases without the time of the build. */
function filesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(folder.length + 1), readFileSync(file, 'latin1').replace(/"at":"[^"]*"/g, '')];
    }),
  );
}

/** Returns the names of files that are in one folder only, or differ. */
function differences(one: string, other: string): string[] {
  const [some, others] = [filesOf(one), filesOf(other)];
  return [...new Set([...some.keys(), ...others.keys()])].filter((name) => some.get(name) !== others.get(name)).sort();
}

const edit = (file: string, change: (text: string) => string) => {
  const path = join(content, file);
  const text = readFileSync(path, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
};

beforeAll(() => {
  cpSync('content', content, { recursive: true });
  symlinkSync(resolve('.data/img-draft'), join(data, 'img-draft'));
  const { status, output } = build(site, '--full');
  expect(status, output).toBe(0);
  cpSync(site, before, { recursive: true, preserveTimestamps: true });
});

it('after changes of content it is what a full build makes', () => {
  edit('products/kiri-stoneware-vases.md', (text) =>
    text.replace(/^price: .*$/m, 'price: 5150').replace('moon jar', 'star jar'),
  );
  edit('journal/living-small.md', (text) => `${text}\nA last paragraph with *one* new thought.\n`);
  // A new piece with a colour and a style of its own, on no list but its category's.
  const lamp = readFileSync(join(content, 'products/heron-desk-lamp.md'), 'utf8');
  const copied = lamp.replace(/(sku: ['"]?[A-Z0-9-]+)/g, '$1-N').replace(/^(name: .*)$/m, '$1 the second');
  writeFileSync(join(content, 'products/second-lamp.md'), copied);
  // The newest article, to which an address redirects.
  const article = readFileSync(join(content, 'journal/minimal-interior.md'), 'utf8');
  const newest = article
    .replace(/^title: .*$/m, 'title: Newest of all')
    .replace(/^date: .*$/m, `date: ${new Date().toISOString().slice(0, 10)}`);
  writeFileSync(join(content, 'journal/newest-of-all.md'), newest);
  edit('faq/care.md', (text) => `${text}\nMore.\n`);

  const refreshed = build(site);
  expect(refreshed.output).toMatch(/Rebuilt \d+ of \d+ pages/);
  expect(refreshed.status).toBe(0);

  cpSync(before, full, { recursive: true, preserveTimestamps: true });
  const { status, output } = build(full, '--full');
  expect(status, output).toBe(0);
  expect(differences(site, full)).toEqual([]);
  // Control: without the rebuild these would differ.
  const old = differences(before, full);
  for (const name of [
    'product/kiri-stoneware-vases.html',
    'product/second-lamp.html',
    'category/decor.html',
    'sitemap-0.xml',
    'feeds/products.xml',
    'journal/rss.xml',
    'journal-single.html',
    '_redirects',
    'pagefind/pagefind-entry.json',
  ])
    expect(old).toContain(name);
  expect(old).not.toContain('merchant/log.html');
});

it('with nothing changed it renders nothing', () => {
  expect(build(site).output).toContain('Rebuilt 0 of');
});

it('with content that is invalid the build fails and the site stays as it was', () => {
  const was = filesOf(site);
  edit('products/kiri-stoneware-vases.md', (text) => text.replace(/^price: .*$/m, 'price: much'));
  const { status, output } = build(site);
  expect(status).toBe(1);
  expect(output).toContain('kiri-stoneware-vases.md');
  expect(filesOf(site)).toEqual(was);
});

it('with content taken back it is what it was, also after a build that failed', () => {
  for (const file of ['products/second-lamp.md', 'journal/newest-of-all.md']) rmSync(join(content, file));
  for (const file of ['products/kiri-stoneware-vases.md', 'journal/living-small.md', 'faq/care.md'])
    cpSync(join('content', file), join(content, file));
  const { status, output } = build(site);
  expect(status, output).toBe(0);
  expect(output).toMatch(/Rebuilt [1-9]\d* of \d+ pages/);
  // Files of the builds in between stay for open tabs.
  expect(differences(site, before).filter((name) => !/^_astro\/|^\.releases/.test(name))).toEqual([]);
});

it('is not built upon after another hand has changed it', () => {
  writeFileSync(join(site, 'about.html'), 'mine');
  const { status, output } = run(['.cache/server/refresh-site.mjs', '--outDir', site]);
  expect(status).toBe(NEEDS_FULL_BUILD);
  expect(output).toContain('files of the site were changed');
});
