import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineHashes, mapTags, templateStyles } from '../../../src/api/http/inline-code.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inline code', () => {
  it('is hashed as browsers do, including white space', () => {
    expect(inlineHashes('<script>\n a() </script><style media="print">b{}</style>')).toEqual({
      scripts: [sha('\n a() ')],
      styles: [sha('b{}')],
    });
  });

  it.each([
    '<script src="/a.js"></script>',
    "<script type=module src='/a.js'></script>",
    '<script async src></script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="application/json" data-known>[]</script>',
    '<!-- <script>a()</script> -->',
    '<textarea><script>a()</script></textarea>',
    '<p title="<script>a()</script>">x</p>',
  ])('finds no script in %s', (html) => {
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
  });

  it.each([
    '<script>a()</script>',
    '<script type="module">a()</script>',
    '<SCRIPT defer type=text/javascript>a()</SCRIPT >',
  ])('runs %s', (html) => {
    expect(inlineHashes(html).scripts).toEqual([sha('a()')]);
  });

  it('is counted once when repeated', () => {
    expect(inlineHashes('<script>a()</script><script>a()</script>').scripts).toHaveLength(1);
  });

  it('is not confused with attributes, other scripts or comments', () => {
    const html = '<p a=">" b=\'"\'>x</p><script>"<p a>"</script><!-- <p> -->';
    expect(mapTags(html, (tag) => tag.toUpperCase())).toBe(
      '<P A=">" B=\'"\'>x</p><script>"<p a>"</script><!-- <p> -->',
    );
  });

  it('in template literals is hashed when it has no placeholders', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder in a fixture.
    expect(templateStyles('h`<style>a{}</style>`; h`<style>${b}</style>`')).toEqual([sha('a{}')]);
  });
});
