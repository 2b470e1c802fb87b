/** Cache rules of the service worker: personal responses are never cached. */
import { describe, expect, it } from 'vitest';
import { ACCOUNT_ENDPOINTS } from '../../../src/core/account/endpoints.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import { ENDPOINTS } from '../../../src/core/shop/endpoints.ts';
import { cacheRuleOf, filesOf, importsOf, titleIn } from '../../../src/core/shop/offline.ts';
import { ROUTES } from '../../../src/core/shop/routes.ts';

const HERE = 'https://shop.example';
const ruleOf = (path: string, mode = 'navigate', method = 'GET') => cacheRuleOf(`${HERE}${path}`, HERE, mode, method);

describe('cacheRuleOf', () => {
  it('never caches API responses', () => {
    const endpoints = [ENDPOINTS, ACCOUNT_ENDPOINTS, ORDER_ENDPOINTS].flatMap((all) => Object.values(all));
    expect(endpoints.length).toBeGreaterThan(20);
    for (const { path } of endpoints)
      for (const mode of ['navigate', 'cors', 'no-cors']) expect(ruleOf(path, mode), path).toBe('never');
  });

  it('never caches personal pages, under any address', () => {
    const personal = Object.values(ROUTES).filter(({ path }) => /^\/(account|checkout|order)/.test(path));
    expect(personal.length).toBeGreaterThan(8);
    for (const { path } of personal)
      for (const form of [path, `${path}.html`, `${path}?step=2`, `${path}/x`])
        expect(ruleOf(form), form).toBe('never');
  });

  it('caches pages, their files and pictures by kind', () => {
    expect(ruleOf('/shop?page=2')).toBe('page');
    expect(ruleOf('/orders-of-the-day')).toBe('page');
    expect(ruleOf('/menu.json', 'cors')).toBe('page');
    expect(ruleOf('/_astro/a.B3sW.js', 'cors')).toBe('file');
    expect(ruleOf('/img/abc/640.avif', 'no-cors')).toBe('picture');
    expect(ruleOf('/pagefind/pagefind.js', 'cors')).toBe('never');
  });

  it('ignores other origins, other methods and invalid URLs', () => {
    expect(cacheRuleOf('https://elsewhere.example/shop', HERE, 'navigate', 'GET')).toBe('never');
    expect(ruleOf('/shop', 'navigate', 'POST')).toBe('never');
    expect(cacheRuleOf('nonsense', HERE, 'navigate', 'GET')).toBe('never');
  });
});

it("finds the files of a page without duplicates, and the title without the shop's name", () => {
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
