/** Extraction of the rules that a page may use. */
import { describe, expect, it } from 'vitest';
import { stylesFor, usedIn } from '../../src/build/page-styles.ts';

const used = usedIn([
  '<main class="grid md:hover:p-4 w-[min(10%,2rem)]"><p class="lead&amp;more" data-style="0a1b"></p>',
  '<p class="[&amp;_a:not(.x)]:underline"></p>',
]);

describe('usedIn', () => {
  it('finds all classes and data-style names of pages, decoded', () => {
    expect([...used.classes].sort()).toEqual(
      ['[&_a:not(.x)]:underline', 'grid', 'lead&more', 'md:hover:p-4', 'w-[min(10%,2rem)]'].sort(),
    );
    expect([...used.placed]).toEqual(['0a1b']);
  });
});

describe('stylesFor', () => {
  const left = (css: string) => stylesFor(css, used);

  it('removes selectors whose class is unused', () => {
    expect(left('.grid{a:b}.gone{a:b}.gone .grid{a:b}.grid,.gone{a:b}')).toBe('.grid{a:b}.grid{a:b}');
  });

  it('keeps rules that depend on elements, states and attributes', () => {
    const css =
      'p{a:b}:root{--x:1}[data-open]{a:b}.grid[aria-expanded="true"]:focus-visible::after{a:b}*,::before{a:b}::selection{a:b}';
    expect(left(css)).toBe(css);
  });

  it('parses escaped class names', () => {
    const css =
      '.md\\:hover\\:p-4:hover{a:b}.w-\\[min\\(10\\%\\,2rem\\)\\]{a:b}.\\[\\&_a\\:not\\(\\.x\\)\\]\\:underline a:not(.x){a:b}';
    expect(left(css)).toBe(css);
  });

  it('ignores classes within :not(), :is(), :where() and :has()', () => {
    const css = '.grid:not(.gone){a:b}:is(.gone,p) a{a:b}.grid:has(.gone){a:b}:where(.gone){a:b}';
    expect(left(css)).toBe(css);
  });

  it('removes lifted styles of other pages', () => {
    const firm = ':not(#\\#):not(#\\#)';
    expect(left(`[data-style="0a1b"]${firm}{left:1%}[data-style="ffff"]${firm}{left:2%}`)).toBe(
      `[data-style="0a1b"]${firm}{left:1%}`,
    );
  });

  it('keeps layers, keyframes and registered properties, and removes empty groups', () => {
    const kept = '@layer base,utilities;@property --x{syntax:"*";inherits:false}@keyframes spin{from{a:b}50%{a:b}}';
    expect(left(`${kept}@layer base{@media (width>=48rem){.gone{a:b}}p{a:b}}@supports (a:b){.gone{a:b}}`)).toBe(
      `${kept}@layer base{p{a:b}}`,
    );
  });
});
