import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineHashes, joinHashes, mapTags, templateStyles } from '../../../src/api/http/inline-code.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('what stands in a page', () => {
  it('is hashed as browsers hash it: to the letter, blanks included', () => {
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
  ])('runs nothing of its own in %s', (html) => {
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
  });

  it.each([
    '<script>a()</script>',
    '<script type="module">a()</script>',
    '<SCRIPT defer type=text/javascript>a()</SCRIPT >',
  ])('runs %s', (html) => {
    expect(inlineHashes(html).scripts).toEqual([sha('a()')]);
  });

  it('counts once what stands twice, on one page and on several', () => {
    const one = inlineHashes('<script>a()</script><script>a()</script>');
    expect(one.scripts).toHaveLength(1);
    expect(joinHashes([one, inlineHashes('<script>a()</script><script>b()</script>')]).scripts).toHaveLength(2);
  });

  it('is told apart from tags: attributes may hold anything, scripts and comments are left alone', () => {
    const html = '<p a=">" b=\'"\'>x</p><script>"<p a>"</script><!-- <p> -->';
    expect(mapTags(html, (tag) => tag.toUpperCase())).toBe(
      '<P A=">" B=\'"\'>x</p><script>"<p a>"</script><!-- <p> -->',
    );
  });

  it('of a template in a script is hashed when it has no holes', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the hole of a template.
    expect(templateStyles('h`<style>a{}</style>`; h`<style>${b}</style>`')).toEqual([sha('a{}')]);
  });
});
