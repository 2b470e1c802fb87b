import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModules, withModules } from '../../src/build/page-modules.ts';
import { tempFolder } from '../support/temp-folder.ts';

const FILES = {
  'page.js': 'import{a}from"./shell.js";a()',
  'shell.js': 'import"./deep.js";export const a=()=>import("./later.js")',
  'deep.js': '',
  'later.js': '',
  'island.js': 'import{r}from"./react.js";import{a}from"./shell.js"',
  'client.js': 'export{default}from"./react.js"',
  'react.js': '',
};

describe('the modules of a page', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, '_astro'));
  for (const [name, code] of Object.entries(FILES)) writeFileSync(join(folder, '_astro', name), code);
  const named = (island: string) =>
    withModules(`${island}<script data-scripts="/_astro/page.js">start()</script>`, readModules(folder));
  const ISLAND = '<astro-island component-url="/_astro/island.js" renderer-url="/_astro/client.js"></astro-island>';

  it('are named with all static imports, so that none waits for another', () => {
    expect(named('')).toBe('<script data-scripts="/_astro/page.js /_astro/shell.js /_astro/deep.js">start()</script>');
  });

  it('of islands are named apart, without those of the scripts', () => {
    const [, ahead = ''] = /data-ahead="([^"]*)"/.exec(named(ISLAND)) ?? [];
    expect(ahead.split(' ').sort()).toEqual(['/_astro/client.js', '/_astro/island.js', '/_astro/react.js']);
  });

  it('are not named on pages without scripts', () => {
    expect(withModules(ISLAND, readModules(folder))).toBe(ISLAND);
  });
});
