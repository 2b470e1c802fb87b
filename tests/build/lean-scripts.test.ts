/** Scripts within built pages are made small, and only they. */
import { describe, expect, it } from 'vitest';
import { leanScripts } from '../../src/build/lean-scripts.ts';

describe('leanScripts', () => {
  it('takes comments and room out of a script, whatever its other attributes', () => {
    const html =
      '<p>  a  </p><script data-scripts="/a.js">\n  (() => {\n    // Why.\n    const first = 1;\n    tell(first, "</p>  ");\n  })();\n</script>';
    const text = leanScripts(html);
    expect(text).toMatch(/^<p> {2}a {2}<\/p><script data-scripts="\/a\.js">\S.*<\/script>$/);
    expect(text).not.toContain('Why');
    expect(text).toContain('</p>  ');
    const told: unknown[] = [];
    new Function('tell', /<script[^>]*>([\s\S]*)<\/script>/.exec(text)?.[1] ?? '')((...all: unknown[]) =>
      told.push(all),
    );
    expect(told).toEqual([[1, '</p>  ']]);
  });

  it('leaves modules, data, files and comments as they are', () => {
    const html =
      '<script type="module">  a  ()</script><script type="application/ld+json">{ "a": 1 }</script><script src="/x.js"></script><!-- <script>  b ()</script> -->';
    expect(leanScripts(html)).toBe(html);
  });

  it('stops a build whose page has a script that no browser can read', () => {
    expect(() => leanScripts('<script>const = 1</script>')).toThrow(/cannot be read/);
  });
});
