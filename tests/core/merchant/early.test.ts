/** Calls sent before a page's code has loaded have the URLs of the page's own calls. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarlyCall, earlyUrl } from '../../../src/core/merchant/early.ts';
import { earlyCallsOf } from '../../../src/core/merchant/early-calls.ts';
import { readFilter, writeFilter } from '../../../src/core/merchant/order-filter.ts';
import { WORK } from '../../../src/core/merchant/order-work.ts';
import { MERCHANT_PAGES, type MerchantPage } from '../../../src/core/merchant/pages.ts';
import { listSearch, readListQuery } from '../../../src/core/merchant/product-list.ts';
import { STOCK_SORTS } from '../../../src/core/merchant/stock.ts';
import { readStockView, stockParameters, stockPath } from '../../../src/core/merchant/stock-view.ts';
import { ORDER_STATES } from '../../../src/core/order/order.ts';
import { PRODUCT_STATES } from '../../../src/core/product/state.ts';

const NOW = new Date('2026-11-26T20:00:00Z');
const urlsOf = (page: MerchantPage, search: string) =>
  earlyCallsOf(page).flatMap((call) => earlyUrl(call, search, NOW) ?? []);
const ownUrl = (page: MerchantPage, search: string) => urlsOf(page, search)[2];

const page = fc.integer({ min: 1, max: 500 }).map(String);
const words = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim());
const searchOf = <T extends Record<string, fc.Arbitrary<string>>>(parts: T) =>
  fc.record(parts, { requiredKeys: [] }).map((given) => `?${new URLSearchParams(given as Record<string, string>)}`);

describe('the URL of an early call', () => {
  it('asks for the person on each page, and for what the page shows', () => {
    const { join, ...pages } = MERCHANT_PAGES;
    for (const one of Object.values(pages))
      expect(urlsOf(one, '').slice(0, 2)).toEqual(['/api/me', '/api/merchant/me']);
    expect(urlsOf(join, '')).toEqual([]);
    expect(urlsOf(MERCHANT_PAGES.today, '').slice(2)).toEqual([
      '/api/merchant/today',
      '/api/merchant/sales?days=30',
      '/api/merchant/search-misses?days=30',
    ]);
    expect(urlsOf(MERCHANT_PAGES.slides, '').slice(2)).toEqual(['/api/merchant/entries/slides']);
  });

  it('has the parameters of the address, encoded, and is left out without them', () => {
    expect(urlsOf(MERCHANT_PAGES.order, '?number=AR-77').slice(2)).toEqual([
      '/api/merchant/orders/AR-77',
      '/api/merchant/orders/AR-77/notes',
    ]);
    expect(ownUrl(MERCHANT_PAGES.product, '?slug=a%2Fb')).toBe('/api/merchant/products/a%2Fb');
    expect(urlsOf(MERCHANT_PAGES.product, '').slice(2)).toEqual(['/api/merchant/product-choices']);
  });

  it('names the day in India when the address names none', () => {
    expect(ownUrl(MERCHANT_PAGES.deliveries, '')).toBe('/api/merchant/deliveries?day=2026-11-27');
    expect(ownUrl(MERCHANT_PAGES.deliveries, '?day=2026-12-01')).toBe('/api/merchant/deliveries?day=2026-12-01');
  });

  it('is that of the list of orders, whatever its filter', () => {
    const searches = searchOf({
      ...{ q: words, page, from: fc.constant('2026-01-31') },
      ...{ work: fc.constantFrom(...WORK), state: fc.constantFrom(...ORDER_STATES) },
    });
    fc.assert(
      fc.property(searches, (search) => {
        const own = String(writeFilter(readFilter(search)));
        const early = ownUrl(MERCHANT_PAGES.orders, search)?.replace(/[?&]page=1$/, '');
        expect(early).toBe(`/api/merchant/orders${own && `?${own}`}`);
      }),
    );
  });

  it('is that of the list of products and of the stock, whatever their filter', () => {
    const products = searchOf({ ...{ q: words, page, category: words }, state: fc.constantFrom(...PRODUCT_STATES) });
    fc.assert(
      fc.property(products, (search) => {
        const early = ownUrl(MERCHANT_PAGES.products, search)?.replace(/[?&]page=1$/, '');
        expect(early).toBe(`/api/merchant/products${listSearch(readListQuery(search))}`);
      }),
    );
    const stock = searchOf({ ...{ q: words, page }, sort: fc.constantFrom(...STOCK_SORTS) });
    fc.assert(
      fc.property(stock, (search) => {
        // The page's address is always in this form, without defaults.
        const view = readStockView(search);
        const own = new URLSearchParams({ page: '1', ...stockParameters(view) });
        expect(ownUrl(MERCHANT_PAGES.stock, stockPath(view).split('?')[1] ?? '')).toBe(`/api/merchant/stock?${own}`);
      }),
    );
  });

  it('says which roles may make it', () => {
    const rolesOf = (one: MerchantPage) => earlyCallsOf(one).map(([, , roles]: EarlyCall) => roles);
    expect(rolesOf(MERCHANT_PAGES.orders)).toEqual([null, null, ['owner', 'manager', 'packer']]);
    expect(rolesOf(MERCHANT_PAGES.people)).toEqual([null, null, ['owner']]);
  });
});
