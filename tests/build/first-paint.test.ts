/** First paint: the first screen's styles inlined on entry pages, scripts started afterwards. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStyles, withPart } from '../../src/build/first-paint.ts';
import { delayScripts } from '../../src/layouts/script-start.ts';

const foldOf = (group: string) => `<template data-fold="${group}"></template>`;
const FOLD = foldOf('some');
const WAIT = "<script>performance.mark('styled')</script>";
const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
const late = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css" fetchpriority="low">`;

describe('withPart', () => {
  it('inlines the part in place of its sheets, and links them at the first fold, in order', () => {
    const html = `<head>${link('a')}<link rel="icon" href="/i.svg">${link('b')}${link('c')}</head><p>1</p>${FOLD}<p>2</p>${FOLD}<p>3</p>`;
    expect(withPart(html, new Set(['_astro/a.css', '_astro/b.css']), '.b>.c{content:"$&"}')).toBe(
      `<head><style>.b>.c{content:"$&"}</style><link rel="icon" href="/i.svg">${link('c')}</head><p>1</p>${late('a')}${late('b')}${WAIT}<p>2</p><p>3</p>`,
    );
  });

  it('does not link lifted styles, which are in the part', () => {
    const html = `<head>${link('placed.1')}</head>${FOLD}`;
    expect(withPart(html, new Set(['_astro/placed.1.css']), '[data-style="1"]{left:0}')).toBe(
      '<head><style>[data-style="1"]{left:0}</style></head>',
    );
  });
});

describe('inlined styles', () => {
  const build = (sheets: Record<string, string>, pages: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'aroha-paint-'));
    mkdirSync(join(folder, '_astro'));
    for (const [name, text] of Object.entries(sheets)) writeFileSync(join(folder, `_astro/${name}.css`), text);
    const styles = openStyles(folder);
    for (const [name, text] of Object.entries(pages)) styles.add(name, text);
    return (name: string) => styles.inline(name, pages[name] ?? '');
  };

  it('are those of entry pages only; very large ones stay linked in the head', () => {
    const pages = ['faq.html', 'journal/lamp.html', 'cart.html', 'account/orders.html', 'product-fallback.html'];
    const text = `<head>${link('a')}${link('large')}</head><p class="a"></p>${FOLD}<p></p>`;
    const read = build(
      { a: '.a{color:red}', large: `.a{}${' '.repeat(100_000)}` },
      Object.fromEntries(pages.map((name) => [name, text])),
    );
    for (const name of ['faq.html', 'journal/lamp.html'])
      expect(read(name)).toBe(
        `<head><style>.a{color:red}</style>${link('large')}</head><p class="a"></p>${late('a')}${WAIT}<p></p>`,
      );
    for (const name of pages.slice(2)) expect(read(name)).toBe(text.replace(FOLD, ''));
  });

  it('need a fold: an entry page without one stays linked', () => {
    const text = `<head>${link('a')}</head><p class="a"></p>`;
    expect(build({ a: '.a{color:red}' }, { 'faq.html': text })('faq.html')).toBe(text);
  });

  it('are what any page of the group needs above its fold, and where lifted styles place anything', () => {
    const sheets = {
      a: '.a{color:red}.b{color:blue}.c{color:tan}p{margin:0}',
      'placed.1': '[data-style="1"]{left:1%}[data-style="2"]{left:2%}[data-style="3"]{left:3%}',
    };
    const page = (above: string, below: string, group = 'product') =>
      `<head>${link('a')}${link('placed.1')}</head>${above}${foldOf(group)}${below}`;
    const read = build(sheets, {
      'product/lamp.html': page('<p class="a"></p>', '<p class="c" data-style="2"></p>'),
      'product/rug.html': page('<p class="b"></p>', '<i data-style="1"></i>'),
      'faq.html': page('<b class="a"></b>', '<p class="b"></p>', 'text'),
    });
    const styles = (name: string) => read(name).match(/<style>[\s\S]*?<\/style>/g);
    const parts = [
      '<style>.a{color:red}.b{color:blue}p{margin:0}[data-style="1"]{left:1%}[data-style="2"]{left:2%}</style>',
    ];
    expect(styles('product/lamp.html')).toEqual(parts);
    expect(styles('product/rug.html')).toEqual(parts);
    expect(styles('faq.html')).toEqual(['<style>.a{color:red}</style>']);
    for (const name of ['product/lamp.html', 'product/rug.html', 'faq.html'])
      expect(read(name)).toContain(`${late('a')}${WAIT}`);
  });
});

describe('delayScripts', () => {
  const others = '<script>1</script><script type="module">2</script><script src="/x.js"></script>';

  it('moves module scripts to the end of the page, in order, and leaves others', () => {
    const html = `<html lang="en"><body><script type="module" src="/_astro/p.js"></script>${others}<p>$&</p><script type="module" src="/_astro/q.js"></script></body></html>`;
    const later = delayScripts(html);
    expect(later).toMatch(/^<html data-waiting lang="en"><body><script>1<\/script>/);
    expect(later).toContain(`${others}<p>$&</p><script data-scripts="/_astro/p.js /_astro/q.js">`);
    expect(later).toMatch(/<\/script><\/body><\/html>$/);
    expect(later).not.toContain('src="/_astro');
  });

  it('writes the same starter on every page', () => {
    const text = (path: string) =>
      /<script data-scripts[^>]*>([\s\S]*)<\/script>/.exec(
        delayScripts(`<html><body><script type="module" src="${path}"></script></body>`),
      )?.[1];
    expect(text('/_astro/a.js')).toBe(text('/_astro/b.js'));
    expect(text('/_astro/a.js')).toContain('import(path)');
  });

  it('leaves pages without module scripts unchanged', () => {
    expect(delayScripts(`<html><body>${others}</body>`)).toBe(`<html><body>${others}</body>`);
  });
});
