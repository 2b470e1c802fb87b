import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finishPages } from '../../src/build/finish-pages.ts';
import { type Lifted, liftStyles, stylesheetOf } from '../../src/build/lifted-styles.ts';
import { tempFolder } from '../support/temp-folder.ts';

const lift = (html: string) => {
  const lifted: Lifted = new Map();
  return { html: liftStyles(html, lifted), sheet: stylesheetOf(lifted) };
};

describe('style attributes', () => {
  it('are replaced by rules with the same declarations', () => {
    const { html, sheet } = lift('<b class="x" style="left: 1%; top: 2%;">b</b>');
    const [, name] = /^<b class="x" data-style="([\da-f]{8})">b<\/b>$/.exec(html) ?? [];
    expect(sheet).toBe(`[data-style="${name}"]:not(#\\#):not(#\\#){left: 1%; top: 2%}`);
  });

  it('share a rule when equal, after decoding HTML', () => {
    const { html, sheet } = lift(`<b style="a: &quot;x&quot;"></b><i style='a: "x"'></i>`);
    expect(new Set([...html.matchAll(/data-style="(\w+)"/g)].map(([, name]) => name)).size).toBe(1);
    expect(sheet).toContain('{a: "x"}');
  });

  it('are dropped when empty, and not found in texts, scripts and comments', () => {
    expect(lift('<b style=""></b>').html).toBe('<b></b>');
    const still = '<p>style="a: 1"</p><script>"<b style=\\"a: 1\\">"</script><!-- <b style="a: 1"> -->';
    expect(lift(still).html).toBe(still);
  });

  it('cannot inject rules', () => {
    expect(lift('<b style="a: 1} body { display: none"></b>').sheet).toBe('');
  });

  it('of a build are in one hashed file, linked by the pages that need it', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, '_astro'));
    const pages = {
      'a.html': '<head></head><b style="a: 1">',
      'b.html': '<head></head><b style="a: 1"><i style="b: 2">',
      'c.html': '<head></head>',
    };
    for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, name), html);
    expect((await finishPages(folder)).lifted).toBe(2);
    const [sheet = ''] = readdirSync(join(folder, '_astro'));
    expect(sheet).toMatch(/^placed\.[\da-f]{8}\.css$/);
    const linked = Object.keys(pages).filter((name) =>
      readFileSync(join(folder, name), 'utf8').includes(`href="/_astro/${sheet}"></head>`),
    );
    expect(linked).toEqual(['a.html', 'b.html']);
  });
});
