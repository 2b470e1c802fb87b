/** Extraction of the rules that a page may use. */
import { describe, expect, it } from 'vitest';
import { stylesFor, usedIn } from '../../src/build/page-styles.ts';

const used = usedIn([
  '<main class="grid md:hover:p-4 w-[min(10%,2rem)]"><p class="lead&amp;more" data-style="0a1b"></p>',
  '<p class="[&amp;_a:not(.x)]:underline"></p>',
]);

describe('usedIn', () => {
  it('finds all elements, classes and data-style names of pages, decoded', () => {
    expect([...used.elements].sort()).toEqual(['main', 'p']);
    expect([...used.classes].sort()).toEqual(
      ['[&_a:not(.x)]:underline', 'grid', 'lead&more', 'md:hover:p-4', 'w-[min(10%,2rem)]'].sort(),
    );
    expect([...used.placed]).toEqual(['0a1b']);
  });
});

describe('stylesFor', () => {
  const left = (css: string) => stylesFor([css], used)[0];

  it('removes selectors whose class is unused', () => {
    expect(left('.grid{a:b}.gone{a:b}.gone .grid{a:b}.grid,.gone{a:b}')).toBe('.grid{a:b}.grid{a:b}');
  });

  it('removes selectors whose element is missing, and the parts of form fields without one', () => {
    expect(left('P{a:b}table{a:b}main>p,hr{a:b}::placeholder{a:b}::-webkit-calendar-picker-indicator{a:b}')).toBe(
      'P{a:b}main>p{a:b}',
    );
    const css = '::placeholder{a:b}';
    expect(stylesFor([css], usedIn(['<input>']))).toEqual([css]);
  });

  it('keeps rules that depend on states and attributes', () => {
    const css =
      'p{a:b}:root{color:red}[data-open]{a:b}.grid[aria-expanded="true"]:focus-visible::after{a:b}*,::before{a:b}::selection{a:b}';
    expect(left(css)).toBe(css);
  });

  it('parses escaped class names', () => {
    const css =
      '.md\\:hover\\:p-4:hover{a:b}.w-\\[min\\(10\\%\\,2rem\\)\\]{a:b}.\\[\\&_a\\:not\\(\\.x\\)\\]\\:underline p:not(.x){a:b}';
    expect(left(css)).toBe(css);
  });

  it('ignores classes within :not(), :is(), :where() and :has()', () => {
    const css = '.grid:not(.gone){a:b}:is(.gone,p) p{a:b}.grid:has(.gone){a:b}:where(.gone){a:b}';
    expect(left(css)).toBe(css);
  });

  it('removes lifted styles of other pages', () => {
    const firm = ':not(#\\#):not(#\\#)';
    expect(left(`[data-style="0a1b"]${firm}{left:1%}[data-style="ffff"]${firm}{left:2%}`)).toBe(
      `[data-style="0a1b"]${firm}{left:1%}`,
    );
  });

  it('keeps the variables of style attributes, which the linked sheets use', () => {
    const css = '[data-style="0a1b"]{--loop:20s}p{--gone:1s}';
    expect(left(css)).toBe('[data-style="0a1b"]{--loop:20s}');
  });

  it('removes empty groups, but keeps the order of layers', () => {
    expect(
      left('@layer a{.gone{a:b}}@layer b{@media (width>=48rem){.gone{a:b}}p{a:b}}@supports (a:b){.gone{a:b}}'),
    ).toBe('@layer a;@layer b{p{a:b}}');
  });

  it('removes what nothing left refers to: variables, their registrations, keyframes', () => {
    const [one, other] = stylesFor(
      [
        ':root{--a:1px;--b:var(--c);--c:2px;--d:3px;--e:4px}@property --d{syntax:"*";inherits:false}@property --e{syntax:"*";inherits:false}@keyframes spin{from{width:var(--e)}}@keyframes gone{from{width:var(--d)}}',
        'p{width:var(--a, 0);animation:spin 1s}.gone{width:var(--b);animation:gone 1s}',
      ],
      used,
    );
    expect(one).toBe(
      ':root{--a:1px;--e:4px}@property --e{syntax:"*";inherits:false}@keyframes spin{from{width:var(--e)}}',
    );
    expect(other).toBe('p{width:var(--a, 0);animation:spin 1s}');
  });
});
