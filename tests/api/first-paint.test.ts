/** What a page's first paint waits for: styles within the landing page, scripts behind everything else. */
import { describe, expect, it } from 'vitest';
import { withStyles } from '../../src/api/first-paint.ts';
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
      '<head><style>.a{color:red}</style><link rel="icon" href="/i.svg"><style>.b>.c{content:"$&"}</style></head>',
    );
  });

  it('leaves a page without sheets as it is, and fails a build that lost one', () => {
    expect(withStyles('<p>x</p>', read)).toBe('<p>x</p>');
    expect(() => withStyles('<link rel="stylesheet" href="/_astro/gone.css">', read)).toThrow('gone.css');
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
