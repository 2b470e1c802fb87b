import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVitals, p75 } from '../../../src/api/http/vitals.ts';
import { VITALS } from '../../../src/core/shop/constants.ts';
import { VITALS_PATH } from '../../../src/core/shop/vitals.ts';
import { ask } from '../../support/ask.ts';
import { freshAddress } from '../../support/browser.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { parsePrometheus } from '../../support/prometheus.ts';
import { smallContent } from '../../support/small-content.ts';

const TOKEN = 'a token of twenty-four letters';
const GOOD = { page: 'product', lcp: 1800.5, inp: 90, ttfb: 210, cls: 0.02 };

describe('web vitals', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop('postgres', { contentDir: smallContent().folder, metricsToken: TOKEN });
  });
  afterAll(() => shop.close());
  const post = (payload: unknown, type = 'text/plain;charset=UTF-8', remoteAddress = freshAddress()) =>
    shop.app.inject({
      method: 'POST',
      url: VITALS_PATH,
      remoteAddress,
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const read = async () =>
    parsePrometheus((await ask(shop.app, '/metrics', { authorization: `Bearer ${TOKEN}` })).text);
  const total = async () =>
    [...(await read())]
      .filter(([name]) => name.startsWith('aroha_web_vital_count'))
      .reduce((sum, [, count]) => sum + count, 0);

  it('are accepted as a page sends them on exit, and as JSON', async () => {
    for (const type of ['text/plain;charset=UTF-8', 'text/plain', 'application/json']) {
      const { statusCode, headers, body } = await post(GOOD, type);
      expect([statusCode, body]).toEqual([200, '{"success":true}']);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['set-cookie']).toBeUndefined();
    }
    const all = await read();
    expect(all.get('aroha_web_vital_p75{page="product",vital="lcp"}')).toBe(1800.5);
    expect(all.get('aroha_web_vital_count{page="product",vital="inp"}')).toBe(3);
    expect(all.get('aroha_web_vital_bucket{page="product",vital="cls",le="0.05"}')).toBe(3);
  });

  it.each([
    ['{"page":"product","lcp":1', 'text/plain'],
    ['', 'text/plain'],
    ['[]', 'text/plain'],
    [{ ...GOOD, page: 'x"} 1\naroha_fake 1' }, 'text/plain'],
    [{ ...GOOD, page: '__proto__' }, 'text/plain'],
    [{ ...GOOD, lcp: -1 }, 'application/json'],
    [{ ...GOOD, lcp: VITALS.maxMs + 1 }, 'application/json'],
    [{ ...GOOD, lcp: '1' }, 'application/json'],
    [{ ...GOOD, lcp: null }, 'application/json'],
    ['{"page":"home","cls":1e999}', 'application/json'],
    [{ lcp: 1 }, 'application/json'],
  ])('are rejected as %j, without changing a metric', async (payload, type) => {
    const before = await total();
    const { statusCode, body } = await post(payload, type);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
    expect(await total()).toBe(before);
  });

  it('are rejected when too long, or of another type', async () => {
    expect((await post(JSON.stringify({ ...GOOD, more: 'x'.repeat(VITALS.maxBytes) }))).statusCode).toBe(413);
    expect((await post('page=home', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  });

  it('are limited per client', async () => {
    const from = freshAddress();
    const statuses: number[] = [];
    for (let at = 0; at < VITALS.perClient + 2; at++) statuses.push((await post(GOOD, undefined, from)).statusCode);
    expect(statuses).toEqual([...Array(VITALS.perClient).fill(200), 429, 429]);
    expect((await post(GOOD)).statusCode).toBe(200);
  });

  it('skip missing values', async () => {
    const before = await read();
    await post({ page: 'account', ttfb: 100 });
    const after = await read();
    expect([...after.keys()].filter((name) => name.includes('page="account"') && name.includes('_p75'))).toEqual([
      'aroha_web_vital_p75{page="account",vital="ttfb"}',
    ]);
    expect(before.has('aroha_web_vital_p75{page="account",vital="ttfb"}')).toBe(false);
  });
});

describe('the 75th percentile', () => {
  it.each([
    [[], 0],
    [[5], 5],
    [[4, 1, 3, 2], 3],
    [Array.from({ length: 100 }, (_, at) => 100 - at), 75],
  ])('of %j is %d', (values, expected) => {
    expect(p75(values)).toBe(expected);
  });

  it('covers recent visits only, so that memory is bounded', async () => {
    const registry = new Registry();
    const vitals = createVitals(registry);
    for (let at = 0; at < VITALS.kept; at++) vitals.record({ page: 'home', lcp: 9000 });
    for (let at = 0; at < VITALS.kept; at++) vitals.record({ page: 'home', lcp: 1000 });
    const all = parsePrometheus(await registry.metrics());
    expect(all.get('aroha_web_vital_p75{page="home",vital="lcp"}')).toBe(1000);
    expect(all.get('aroha_web_vital_count{page="home",vital="lcp"}')).toBe(2 * VITALS.kept);
  });
});
