/** The part of a stylesheet that a page's first screen can need. */
import { describe, expect, it } from 'vitest';
import { stylesFor, usedIn } from '../../src/build/page-styles.ts';

const used = usedIn([
  '<main class="grid md:hover:p-4 w-[min(10%,2rem)]"><p class="lead&amp;more" data-style="0a1b"></p>',
  '<p class="[&amp;_a:not(.x)]:underline"></p>',
]);

describe('usedIn', () => {
  it('finds every class and lifted style of all pages, as they are meant and not as they are written', () => {
    expect([...used.classes].sort()).toEqual(
      ['[&_a:not(.x)]:underline', 'grid', 'lead&more', 'md:hover:p-4', 'w-[min(10%,2rem)]'].sort(),
    );
    expect([...used.placed]).toEqual(['0a1b']);
  });
});

describe('stylesFor', () => {
  const left = (css: string) => stylesFor(css, used);

  it('leaves out rules whose class is on no page, one selector at a time', () => {
    expect(left('.grid{a:b}.gone{a:b}.gone .grid{a:b}.grid,.gone{a:b}')).toBe('.grid{a:b}.grid{a:b}');
  });

  it('keeps whatever depends on elements, states and attributes', () => {
    const css =
      'p{a:b}:root{--x:1}[data-open]{a:b}.grid[aria-expanded="true"]:focus-visible::after{a:b}*,::before{a:b}::selection{a:b}';
    expect(left(css)).toBe(css);
  });

  it('reads classes with characters that CSS escapes', () => {
    const css =
      '.md\\:hover\\:p-4:hover{a:b}.w-\\[min\\(10\\%\\,2rem\\)\\]{a:b}.\\[\\&_a\\:not\\(\\.x\\)\\]\\:underline a:not(.x){a:b}';
    expect(left(css)).toBe(css);
  });

  it('does not ask for classes within :not(), :is(), :where() and :has()', () => {
    const css = '.grid:not(.gone){a:b}:is(.gone,p) a{a:b}.grid:has(.gone){a:b}:where(.gone){a:b}';
    expect(left(css)).toBe(css);
  });

  it('leaves out lifted styles of other pages', () => {
    const firm = ':not(#\\#):not(#\\#)';
    expect(left(`[data-style="0a1b"]${firm}{left:1%}[data-style="ffff"]${firm}{left:2%}`)).toBe(
      `[data-style="0a1b"]${firm}{left:1%}`,
    );
  });

  it('keeps layers, steps of animations and declared properties, and no group that became empty', () => {
    const kept = '@layer base,utilities;@property --x{syntax:"*";inherits:false}@keyframes spin{from{a:b}50%{a:b}}';
    expect(left(`${kept}@layer base{@media (width>=48rem){.gone{a:b}}p{a:b}}@supports (a:b){.gone{a:b}}`)).toBe(
      `${kept}@layer base{p{a:b}}`,
    );
  });
});
