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
  it('are the four of the specification, in its order', () => {
    expect(footerColumns(CATEGORIES, site).map(({ title }) => title)).toEqual([
      'Shop',
      'About',
      'Trade + Contract',
      'Customer Service',
    ]);
  });

  it('are never empty, not even in a shop with one page and no categories', () => {
    for (const { links } of footerColumns([], site, new Set(['/shop']))) expect(links.length).toBeGreaterThan(0);
  });

  it('link to no page that is not there', () => {
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
  ])('link to %s as soon as it is there', (path) => {
    expect(hrefs(footerColumns([], site, new Set([path])))).toContain(path);
    expect(hrefs(footerColumns([], site, new Set(['/shop'])))).not.toContain(path);
  });

  it('offer all categories where the menu could not be had', () => {
    expect(hrefs(footerColumns([], site))).toContain('/categories');
    expect(hrefs(footerColumns(CATEGORIES, site))).not.toContain('/categories');
  });

  it('write to the press until it has a page', () => {
    expect(hrefs(footerColumns([], site, new Set()))).toContain(`mailto:${site.email.press}`);
    expect(hrefs(footerColumns([], site, new Set(['/press'])))).not.toContain(`mailto:${site.email.press}`);
  });

  it('begin letters and calls with what they need', () => {
    const all = hrefs(footerColumns([], site));
    expect(all).toContain('mailto:trade@aroha.example?subject=Contract%20projects');
    expect(all).toContain('tel:+918055500142');
  });
});

describe('the policies', () => {
  it('are those that there are', () => {
    expect(policyLinks(new Set())).toEqual([]);
    const all = ['/privacy-policy', '/terms-of-use', '/return-and-refund-policy', '/shipping-policy'];
    expect(policyLinks(new Set(all)).map(({ href }) => href)).toEqual(all);
  });
});

describe('the networks', () => {
  it('are those that the shop is on', () => {
    expect(socialLinks(site).map(({ name }) => name)).toEqual(['Instagram', 'Pinterest', 'Facebook', 'X']);
    expect(socialLinks({ social: { x: 'https://x.com/a' } })).toEqual([{ name: 'X', href: 'https://x.com/a' }]);
    expect(socialLinks({ social: {} })).toEqual([]);
  });
});
