import { describe, expect, it } from 'vitest';
import { REDIRECTS, redirectOf } from '../../../src/core/shop/redirects.ts';
import {
  categoryPath,
  DEFAULT_TITLE,
  EXISTING_SITE_LINKS,
  namedPage,
  orderNumberOf,
  orderPath,
  productPath,
  ROUTES,
  type Route,
  roomPath,
  searchPath,
  slugOf,
  subjectOf,
  titleOf,
} from '../../../src/core/shop/routes.ts';
import { withShop } from '../../../src/core/shop/shop-name.ts';
import { realText } from '../../support/arbitraries.ts';
import { forAll } from '../../support/for-all.ts';

const routes: Route[] = Object.values(ROUTES);
/** The required titles. */
const TITLES: Record<string, string> = {
  '/': 'Aroha — Home',
  '/home': 'Aroha — Home',
  '/rooms': 'Rooms',
  '/shop': 'Shop',
  '/lookbook': 'Lookbook',
  '/faq': 'FAQ',
  '/contact': 'Contact',
  '/journal': 'Journal',
  '/account': 'Your Account',
};

describe('the routes', () => {
  it.each(routes)('give $path the required title', (row) => {
    const { path, title } = namedPage(row, 'Aroha');
    expect(title).toBe(TITLES[path] ?? 'Aroha');
  });

  it("use the shop's name for pages without a title", () => {
    expect(withShop(DEFAULT_TITLE, 'Aroha')).toBe('Aroha');
    expect(subjectOf(withShop(titleOf('Lamps'), '$& Co'), '$& Co')).toBe('Lamps');
  });

  it.each(routes)(
    'give $path a light header only on the landing page; a checkout is quiet too',
    ({ path, header, footer }) => {
      const landing = path === '/' || path === '/home';
      expect(header).toBe(landing ? 'light' : 'dark');
      expect(footer).toBe(!landing && path !== '/checkout');
    },
  );

  it('describe the landing page as elegant home decor', () => {
    for (const { description } of [ROUTES.landing, ROUTES.home]) expect(description).toContain('elegant home decor');
  });

  it('are listed once each', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });
});

describe('the URL of an order', () => {
  it('keeps its token in the fragment, and has a short form without it', () => {
    expect(orderPath('AR-7K3M9Q2WX', 'secret')).toBe('/order?number=AR-7K3M9Q2WX#secret');
    expect(orderNumberOf('/order/AR-7K3M9Q2WX')).toBe('AR-7K3M9Q2WX');
    for (const path of ['/order', '/order/', '/orders/AR-1', '/order/a/b', '/order/%2e%2e']) {
      expect(orderNumberOf(path), path).toBeNull();
    }
  });
});

describe('the site menu', () => {
  it('lists the existing pages in order', () => {
    const wanted = ['Home', 'Rooms', 'Journal', 'Contact', 'All Products', 'Lookbook', 'FAQ'];
    const names = EXISTING_SITE_LINKS.map(({ name }) => name);
    expect(names).toEqual(wanted);
    const paths = Object.values(ROUTES).map(({ path }) => path);
    for (const { href } of EXISTING_SITE_LINKS) expect(paths).toContain(href);
  });
});

describe('the rooms', () => {
  it('are numbered from one', () => {
    expect([0, 1, 2, 3].map(roomPath)).toEqual(['/room-single1', '/room-single2', '/room-single3', '/room-single4']);
    expect(REDIRECTS['/room']).toBe(roomPath(0));
  });
});

describe('a redirect', () => {
  it.each(Object.entries(REDIRECTS))('from %s leads to the page %s, in one step', (from, to) => {
    expect([...routes.map(({ path }) => path), roomPath(0)]).toContain(to);
    expect(REDIRECTS[to]).toBeUndefined();
    expect(routes.map(({ path }) => path)).not.toContain(from);
  });
});

describe('a redirect with a pattern', () => {
  it.each([
    ['/shop-single-details/lamp', '/product/lamp'],
    ['/shop-single-details/a%20b', '/product/a%20b'],
    ['/shop-single-details/lamp/more', null],
    ['/product/a/b', '/product'],
    ['/product/a/b/c', '/product'],
    ['/product/lamp', null],
    ['/product', null],
    ['/constructor', null],
  ])('leads from %s to %s', (from, to) => {
    expect(redirectOf(from)).toBe(to);
  });
});

describe('the URL of a product', () => {
  it('contains its slug, for any slug', () => {
    forAll([realText], (slug) => {
      expect(slugOf(productPath(slug))).toBe(slug);
      expect(slugOf(`${productPath(slug)}/`)).toBe(slug);
      expect(new URL(categoryPath(slug), 'https://shop.example').pathname).not.toMatch(/^\/category\/.*\//);
      expect(new URL(searchPath(slug), 'https://shop.example').searchParams.get('q')).toBe(slug);
    });
  });

  it.each([
    ['/product', null],
    ['/product/', null],
    ['/product/a/b', null],
    ['/shop', null],
    ['/product/%', '%'],
    ['/product/lamp', 'lamp'],
  ])('%s has the slug %s', (path, slug) => {
    expect(slugOf(path)).toBe(slug);
  });
});
