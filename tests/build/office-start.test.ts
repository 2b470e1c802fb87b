/** Pages of the back office name all their modules and begin with the script that sends their calls. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startOffice } from '../../src/build/office-start.ts';

const ISLAND = '<astro-island component-url="/_astro/Page.a.js" renderer-url="/_astro/client.b.js"></astro-island>';
const MODULES: Record<string, string> = {
  '/_astro/Page.a.js': 'import{a as b}from"./shared.c.js";import"./side.d.js";const later=()=>import("./later.e.js")',
  '/_astro/client.b.js': 'import{c}from"./shared.c.js"',
  '/_astro/shared.c.js': 'export*from"./deep.f.js";const from="./not.js"',
  '/_astro/side.d.js': '',
  '/_astro/deep.f.js': 'import{x}from"./shared.c.js"',
};

describe('startOffice', () => {
  it('changes pages of the back office and no others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aroha-office-'));
    for (const name of ['_astro', 'merchant', 'journal']) mkdirSync(join(folder, name));
    for (const [path, text] of Object.entries(MODULES)) writeFileSync(join(folder, path), text);
    const pages = ['merchant.html', 'merchant/orders.html', 'index.html', 'journal/merchant.html', 'merchants.html'];
    const html = `<head><title>A</title></head>${ISLAND}`;
    for (const name of pages) writeFileSync(join(folder, name), html);
    const entry = join(folder, 'entry.ts');
    writeFileSync(entry, 'const words: string = "sent"; window.name = words;');
    await startOffice(folder, pathToFileURL(entry));

    const [script] = readdirSync(join(folder, '_astro')).filter((name) => name.startsWith('early.'));
    expect(readFileSync(join(folder, '_astro', script ?? ''), 'utf8')).toMatch(/sent/);
    const texts = Object.fromEntries(pages.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    for (const name of pages.slice(0, 2)) {
      expect(texts[name]).toContain(`<title>A</title><script async src="/_astro/${script}"`);
      for (const path of Object.keys(MODULES))
        expect(texts[name]).toContain(`<link rel="modulepreload" href="${path}">`);
      expect(texts[name]).not.toContain('later');
    }
    for (const name of pages.slice(2)) expect(texts[name]).toBe(html);
  });
});
