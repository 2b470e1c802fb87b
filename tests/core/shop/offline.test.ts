/** What may be kept for reading without a connection: what is personal never, whatever it is called. */
import { describe, expect, it } from 'vitest';
import { ACCOUNT_ENDPOINTS } from '../../../src/core/account/endpoints.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import { ENDPOINTS } from '../../../src/core/shop/endpoints.ts';
import { filesOf, importsOf, keepingOf, titleIn } from '../../../src/core/shop/offline.ts';
import { ROUTES } from '../../../src/core/shop/routes.ts';

const HERE = 'https://shop.example';
const keeping = (path: string, mode = 'navigate', method = 'GET') => keepingOf(`${HERE}${path}`, HERE, mode, method);

describe('keepingOf', () => {
  it('keeps no answer of the API', () => {
    const endpoints = [ENDPOINTS, ACCOUNT_ENDPOINTS, ORDER_ENDPOINTS].flatMap((all) => Object.values(all));
    expect(endpoints.length).toBeGreaterThan(20);
    for (const { path } of endpoints)
      for (const mode of ['navigate', 'cors', 'no-cors']) expect(keeping(path, mode), path).toBe('never');
  });

  it('keeps no page of one person, under any of its addresses', () => {
    const personal = Object.values(ROUTES).filter(({ path }) => /^\/(account|checkout|order)/.test(path));
    expect(personal.length).toBeGreaterThan(8);
    for (const { path } of personal)
      for (const form of [path, `${path}.html`, `${path}?step=2`, `${path}/x`])
        expect(keeping(form), form).toBe('never');
  });

  it('keeps pages, their files and pictures, each its way', () => {
    expect(keeping('/shop?page=2')).toBe('page');
    expect(keeping('/orders-of-the-day')).toBe('page');
    expect(keeping('/menu.json', 'cors')).toBe('page');
    expect(keeping('/_astro/a.B3sW.js', 'cors')).toBe('file');
    expect(keeping('/img/abc/640.avif', 'no-cors')).toBe('picture');
    expect(keeping('/pagefind/pagefind.js', 'cors')).toBe('never');
  });

  it('leaves other origins, other methods and nonsense alone', () => {
    expect(keepingOf('https://elsewhere.example/shop', HERE, 'navigate', 'GET')).toBe('never');
    expect(keeping('/shop', 'navigate', 'POST')).toBe('never');
    expect(keepingOf('nonsense', HERE, 'navigate', 'GET')).toBe('never');
  });
});

it('finds the files of a page once each, and the title without the shop', () => {
  const html =
    '<title>Aroha — Shop</title><link href="/_astro/a.css"><script src="/_astro/b-c.D_1.js"></script><link href="/_astro/fonts/f.woff2"><a href="/_astro/a.css">';
  expect(filesOf(html)).toEqual(['/_astro/a.css', '/_astro/b-c.D_1.js', '/_astro/fonts/f.woff2']);
  expect(importsOf('import{a}from"./x.js";import"../y.js";import("./later.js")', `${HERE}/_astro/b.js`)).toEqual([
    '/_astro/x.js',
    '/y.js',
  ]);
  expect(titleIn(html, 'Aroha')).toBe('Shop');
  expect(titleIn('<p>none</p>', 'Aroha')).toBe('');
});
