import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMenu, safeHref } from '../../../src/core/shop/navigation.ts';
import type { Problem } from '../../../src/core/shop/read.ts';
import { anyText } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';

const HERE = 'https://shop.example';

/** How a browser would resolve an href of ours. */
function leadsSafely(href: string): boolean {
  let url: URL;
  try {
    url = new URL(href, `${HERE}/page`);
  } catch {
    return true;
  }
  if (!['http:', 'https:'].includes(url.protocol)) return false;
  return /^https?:\/\//i.test(href) || url.origin === HERE;
}

describe('an href in the menu', () => {
  it.each(['/', '/shop', '/category/decor?type=Vases', 'https://elsewhere.example/a', 'HTTP://elsewhere.example'])(
    'such as %s is accepted',
    (href) => {
      expect(safeHref(href)).toBe(href);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '\t//evil.example',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'mailto:a@b.example',
    'https:evil',
    'shop',
    '',
    null,
    7,
    {},
  ])('such as %o is rejected', (href) => {
    expect(safeHref(href)).toBeNull();
  });

  it('that is accepted leads to this site or to a web URL', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      'http:',
      'https:',
      'javascript:',
      'evil.example',
      '@',
      '.',
      ':',
      '%2f',
      ' ',
    );
    const crafted = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    forAll(
      [
        fc.oneof(
          crafted,
          crafted.map((text) => `/${text}`),
          anyText,
        ),
      ],
      (text) => {
        const href = safeHref(text);
        if (href !== null) expect(leadsSafely(href), JSON.stringify(href)).toBe(true);
      },
      2000,
    );
  });

  it('is checked by a rule that can fail (control)', () => {
    expect(leadsSafely('//evil.example')).toBe(false);
    expect(leadsSafely('/\t/evil.example')).toBe(false);
    expect(leadsSafely('javascript:1')).toBe(false);
  });
});

describe('the menu', () => {
  const picture = (name: string) => ({
    href: `/product/${name}`,
    name,
    imageUrl: `https://pictures.example/${name}.jpg`,
  });
  const body = {
    navItems: [
      { name: 'Lighting', href: '/category/lighting' },
      { title: 'Sale', href: '/sale' },
    ],
    megaMenuContent: {
      '/category/lighting': {
        columns: [{ title: 'Lamps', links: [{ title: 'Floor lamps', href: '/category/lighting?type=Floor' }] }],
        showcase: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(picture),
        featured: { href: '/category/lighting', title: 'Glow', description: 'Lamps', imageUrl: '/glow.jpg' },
      },
      '/category/gone': { columns: [] },
    },
  };

  it.each([body, { data: body }])('is read bare or under data', (response) => {
    const menu = readMenu(response);
    expect(menu?.items).toEqual([
      { name: 'Lighting', href: '/category/lighting' },
      { name: 'Sale', href: '/sale' },
    ]);
    expect(menu?.content['/category/lighting']).toMatchObject({
      columns: [{ title: 'Lamps', links: [{ name: 'Floor lamps', href: '/category/lighting?type=Floor' }] }],
      featured: { title: 'Glow', picture: { url: '/glow.jpg' } },
    });
  });

  it('shows at most six pictures', () => {
    expect(readMenu(body)?.content['/category/lighting']?.showcase.map(({ name }) => name)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
    ]);
  });

  it('has content only for its items', () => {
    expect(Object.keys(readMenu(body)?.content ?? {})).toEqual(['/category/lighting']);
  });

  it('drops and reports unreadable items', () => {
    const problems: Problem[] = [];
    const menu = readMenu({ navItems: [{ name: 'Bad', href: 'javascript:1' }, body.navItems[1]] }, (one) =>
      problems.push(one),
    );
    expect(menu?.items.map(({ name }) => name)).toEqual(['Sale']);
    expect(problems.map(({ where }) => where)).toEqual(['navItems[0]']);
  });

  it.each([null, [], {}, { navItems: {} }, { data: [] }])('is not found in %o', (response) => {
    expect(readMenu(response)).toBeNull();
  });

  it('of any JSON is complete or null, never a throw', () => {
    const odd = fc.record({ navItems: fc.array(fc.jsonValue()), megaMenuContent: fc.jsonValue() });
    const known = fc.record({ columns: fc.jsonValue(), showcase: fc.jsonValue(), featured: fc.jsonValue() });
    const content = known.map((entry) => ({ navItems: body.navItems, megaMenuContent: { '/sale': entry } }));
    forAll([fc.oneof(fc.jsonValue(), odd, content)], (response) => {
      const menu = readMenu(response);
      expect(JSON.parse(JSON.stringify(menu))).toEqual(menu);
    });
  });
});
