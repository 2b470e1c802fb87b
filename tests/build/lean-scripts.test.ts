/** Only inline scripts of built pages are minified. */
import { describe, expect, it } from 'vitest';
import { openMinifier } from '../../src/build/lean-scripts.ts';

const minifyScripts = (html: string) => openMinifier().minify(html);

describe('a minifier', () => {
  it('minifies inline scripts with any attributes', () => {
    const html =
      '<p>  a  </p><script data-scripts="/a.js">\n  (() => {\n    // Why.\n    const first = 1;\n    tell(first, "</p>  ");\n  })();\n</script>';
    const text = minifyScripts(html);
    expect(text).toMatch(/^<p> {2}a {2}<\/p><script data-scripts="\/a\.js">\S.*<\/script>$/);
    expect(text).not.toContain('Why');
    expect(text).toContain('</p>  ');
    const told: unknown[] = [];
    new Function('tell', /<script[^>]*>([\s\S]*)<\/script>/.exec(text)?.[1] ?? '')((...all: unknown[]) =>
      told.push(all),
    );
    expect(told).toEqual([[1, '</p>  ']]);
  });

  it('leaves modules, data, files and comments unchanged', () => {
    const html =
      '<script type="module">  a  ()</script><script type="application/ld+json">{ "a": 1 }</script><script src="/x.js"></script><!-- <script>  b ()</script> -->';
    expect(minifyScripts(html)).toBe(html);
  });

  it('returns what it minified itself, and nothing of another', () => {
    const [one, other] = [openMinifier(), openMinifier()];
    one.minify('<script>say( 1 )</script><script>say( 1 )</script>');
    expect([...one.minified()]).toEqual([['say( 1 )', 'say(1);']]);
    expect([...other.minified()]).toEqual([]);
  });

  it('fails the build for an invalid script', () => {
    expect(() => minifyScripts('<script>const = 1</script>')).toThrow(/cannot be parsed/);
  });
});
