/** What a page's first paint waits for: styles within the landing page, scripts behind everything else. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carryStyles, withStyles } from '../../src/api/first-paint.ts';
import { lowerScripts } from '../../src/layouts/script-priority.ts';

const SHEETS: Record<string, string> = { '_astro/a.css': '.a{color:red}\n', '_astro/b.css': '.b>.c{content:"$&"}' };
const read = (path: string) => {
  const text = SHEETS[path];
  if (text === undefined) throw new Error(`${path} is missing`);
  return text;
};

describe('withStyles', () => {
  it('puts each sheet where its link stood, in their order, to the letter', () => {
    const html =
      '<head><link rel="stylesheet" href="/_astro/a.css"><link rel="icon" href="/i.svg"><link rel="stylesheet" href="/_astro/b.css"></head>';
    expect(withStyles(html, read)).toBe(
      '<head><style data-sheet="/_astro/a.css">.a{color:red}</style><link rel="icon" href="/i.svg"><style data-sheet="/_astro/b.css">.b>.c{content:"$&"}</style></head>',
    );
  });

  it('leaves a page without sheets as it is, and fails a build that lost one', () => {
    expect(withStyles('<p>x</p>', read)).toBe('<p>x</p>');
    expect(() => withStyles('<link rel="stylesheet" href="/_astro/gone.css">', read)).toThrow('gone.css');
  });

  it('leaves the link of a sheet that is not to be carried', () => {
    const html = '<head><link rel="stylesheet" href="/_astro/a.css"></head>';
    expect(withStyles(html, () => null)).toBe(html);
  });
});

describe('carryStyles', () => {
  it('writes sheets into pages where visits begin, and into no others; a very large one stays a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aroha-paint-'));
    for (const name of ['_astro', 'product', 'account']) mkdirSync(join(folder, name));
    const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
    const pages = ['index.html', 'product/lamp.html', 'cart.html', 'account/orders.html', 'product-fallback.html'];
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('_astro/a.css', '.a{color:red}');
    write('_astro/large.css', `.b{}${' '.repeat(100_000)}`);
    for (const name of pages) write(name, `<head>${link('a')}${link('large')}</head>`);
    carryStyles(folder, pages);
    const carrying = pages.filter((name) => readFileSync(join(folder, name), 'utf8').includes('>.a{color:red}'));
    expect(carrying).toEqual(['index.html', 'product/lamp.html']);
    for (const name of pages) expect(readFileSync(join(folder, name), 'utf8')).toContain(link('large'));
  });
});

describe('lowerScripts', () => {
  it('lowers module scripts from files, and leaves all others alone', () => {
    const others = '<script>1</script><script type="module">2</script><script src="/x.js"></script>';
    expect(lowerScripts(`<script type="module" src="/_astro/p.js"></script>${others}`)).toBe(
      `<script type="module" fetchpriority="low" src="/_astro/p.js"></script>${others}`,
    );
  });
});
