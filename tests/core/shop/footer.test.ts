import { describe, expect, it } from 'vitest';
import { footerColumns, policyLinks, socialLinks } from '../../../src/core/shop/footer.ts';
import { ROUTES } from '../../../src/core/shop/routes.ts';
import { readSite } from '../../../src/ingest/site-content.ts';

const site = readSite('content');
const CATEGORIES = [
  { name: 'Furniture', href: '/category/furniture' },
  { name: 'Lighting', href: '/category/lighting' },
];
const paths: ReadonlySet<string> = new Set(Object.values(ROUTES).map(({ path }) => path));
const hrefs = (columns: { links: readonly { href: string }[] }[]) =>
  columns.flatMap(({ links }) => links.map(({ href }) => href));

describe('the columns of the footer', () => {
  it('are the four, in order', () => {
    expect(footerColumns(CATEGORIES, site).map(({ title }) => title)).toEqual([
      'Shop',
      'About',
      'Trade + Contract',
      'Customer Service',
    ]);
  });

  it('are never empty, even in a shop with one page and no categories', () => {
    for (const { links } of footerColumns([], site, new Set(['/shop']))) expect(links.length).toBeGreaterThan(0);
  });

  it('link only to existing pages', () => {
    const pages = hrefs(footerColumns(CATEGORIES, site)).filter((href) => href.startsWith('/'));
    expect(pages.filter((href) => !paths.has(href) && !href.startsWith('/category/'))).toEqual([]);
  });

  it.each([
    '/about',
    '/journal',
    '/rooms',
    '/lookbook',
    '/faq',
    '/contact',
    '/stores',
    '/press',
    '/accessibility',
    '/wishlist',
  ])('link to %s when the page exists', (path) => {
    expect(hrefs(footerColumns([], site, new Set([path])))).toContain(path);
    expect(hrefs(footerColumns([], site, new Set(['/shop'])))).not.toContain(path);
  });

  it('link to all categories when the menu is unavailable', () => {
    expect(hrefs(footerColumns([], site))).toContain('/categories');
    expect(hrefs(footerColumns(CATEGORIES, site))).not.toContain('/categories');
  });

  it('link to the press email until there is a press page', () => {
    expect(hrefs(footerColumns([], site, new Set()))).toContain(`mailto:${site.email.press}`);
    expect(hrefs(footerColumns([], site, new Set(['/press'])))).not.toContain(`mailto:${site.email.press}`);
  });

  it('build mailto: and tel: links', () => {
    const all = hrefs(footerColumns([], site));
    expect(all).toContain('mailto:trade@aroha.example?subject=Contract%20projects');
    expect(all).toContain('tel:+918055500142');
  });
});

describe('the policies', () => {
  it('are the existing ones', () => {
    expect(policyLinks(new Set())).toEqual([]);
    const all = ['/privacy-policy', '/terms-of-use', '/return-and-refund-policy', '/shipping-policy'];
    expect(policyLinks(new Set(all)).map(({ href }) => href)).toEqual(all);
  });
});

describe('the social networks', () => {
  it('are those of the shop', () => {
    expect(socialLinks(site).map(({ name }) => name)).toEqual(['Instagram', 'Pinterest', 'Facebook', 'X']);
    expect(socialLinks({ social: { x: 'https://x.com/a' } })).toEqual([{ name: 'X', href: 'https://x.com/a' }]);
    expect(socialLinks({ social: {} })).toEqual([]);
  });
});
