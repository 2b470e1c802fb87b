/** First paint: inlined styles on entry pages, scripts started afterwards. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStyles, withStyles } from '../../src/build/first-paint.ts';
import { delayScripts } from '../../src/build/script-start.ts';

const SHEETS: Record<string, string> = { '_astro/a.css': '.a{color:red}\n', '_astro/b.css': '.b>.c{content:"$&"}' };
const read = (path: string) => {
  const text = SHEETS[path];
  if (text === undefined) throw new Error(`${path} is missing`);
  return text;
};

describe('withStyles', () => {
  it('inlines each sheet at its link, in order and unchanged', () => {
    const html =
      '<head><link rel="stylesheet" href="/_astro/a.css"><link rel="icon" href="/i.svg"><link rel="stylesheet" href="/_astro/b.css"></head>';
    expect(withStyles(html, read)).toBe(
      '<head><style data-sheet="/_astro/a.css">.a{color:red}</style><link rel="icon" href="/i.svg"><style data-sheet="/_astro/b.css">.b>.c{content:"$&"}</style></head>',
    );
  });

  it('leaves pages without sheets unchanged, and fails for a missing sheet', () => {
    expect(withStyles('<p>x</p>', read)).toBe('<p>x</p>');
    expect(() => withStyles('<link rel="stylesheet" href="/_astro/gone.css">', read)).toThrow('gone.css');
  });

  it('keeps the link of a sheet that is not inlined', () => {
    const html = '<head><link rel="stylesheet" href="/_astro/a.css"></head>';
    expect(withStyles(html, () => null)).toBe(html);
  });
});

/** Inlines the sheets of a folder into its pages, as a build does. */
function inlineStyles(folder: string, pages: readonly string[]): void {
  const styles = openStyles(folder);
  const html = (page: string) => readFileSync(join(folder, page), 'utf8');
  for (const page of pages) styles.add(page, html(page));
  for (const page of pages) writeFileSync(join(folder, page), styles.inline(page, html(page)));
}

describe('inlined styles', () => {
  it('are those of entry pages only; very large ones stay files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aroha-paint-'));
    for (const name of ['_astro', 'journal', 'account']) mkdirSync(join(folder, name));
    const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
    const pages = ['faq.html', 'journal/lamp.html', 'cart.html', 'account/orders.html', 'product-fallback.html'];
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('_astro/a.css', '.a{color:red}');
    write('_astro/large.css', `.b{}${' '.repeat(100_000)}`);
    for (const name of pages) write(name, `<head>${link('a')}${link('large')}</head><p class="a"></p>`);
    inlineStyles(folder, pages);
    const carrying = pages.filter((name) => readFileSync(join(folder, name), 'utf8').includes('>.a{color:red}'));
    expect(carrying).toEqual(['faq.html', 'journal/lamp.html']);
    for (const name of pages) expect(readFileSync(join(folder, name), 'utf8')).toContain(link('large'));
  });

  it('are what any page of the kind may need, marked as a part', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aroha-paint-'));
    for (const name of ['_astro', 'product']) mkdirSync(join(folder, name));
    const page = (name: string, body: string) =>
      writeFileSync(join(folder, name), `<head><link rel="stylesheet" href="/_astro/a.css"></head>${body}`);
    writeFileSync(join(folder, '_astro/a.css'), '.a{color:red}.b{color:blue}.c{color:tan}p{margin:0}');
    page('product/lamp.html', '<p class="a"></p>');
    page('product/rug.html', '<p class="b"></p>');
    page('faq.html', '<p class="a"></p>');
    page('shop.html', '<p class="a"></p><astro-island uid="1" client="load"></astro-island>');
    inlineStyles(folder, ['product/lamp.html', 'product/rug.html', 'faq.html', 'shop.html']);
    const styles = (name: string) => /<style[\s\S]*<\/style>/.exec(readFileSync(join(folder, name), 'utf8'))?.[0];
    const part = '<style data-sheet="/_astro/a.css" data-part>.a{color:red}.b{color:blue}p{margin:0}</style>';
    expect(styles('product/lamp.html')).toBe(part);
    expect(styles('product/rug.html')).toBe(part);
    expect(styles('faq.html')).toBe('<style data-sheet="/_astro/a.css" data-part>.a{color:red}p{margin:0}</style>');
    // An island that renders immediately needs styles that are in no page's HTML.
    expect(styles('shop.html')).toBe(
      '<style data-sheet="/_astro/a.css">.a{color:red}.b{color:blue}.c{color:tan}p{margin:0}</style>',
    );
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
