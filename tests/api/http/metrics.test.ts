import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { METRICS } from '../../../src/core/shop/server-constants.ts';
import { publish } from '../../../src/db/events/publish.ts';
import { ask } from '../../support/ask.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { parsePrometheus } from '../../support/prometheus.ts';
import { smallContent } from '../../support/small-content.ts';

const { folder: contentDir } = smallContent();
const TOKEN = 'a token of twenty-four letters';
const WITH = { authorization: `Bearer ${TOKEN}` };

describe.each(ENGINES)('metrics on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir, metricsToken: TOKEN });
  });
  afterAll(() => shop.close());
  const read = async () => parsePrometheus((await ask(shop.app, '/metrics', WITH)).text);

  it.each([
    [{}],
    [{ authorization: TOKEN }],
    [{ authorization: 'Bearer ' }],
    [{ authorization: `Bearer ${TOKEN}s` }],
    [{ authorization: `Bearer ${TOKEN.slice(1)}` }],
    [{ authorization: `Basic ${TOKEN}` }],
    [{ cookie: `token=${TOKEN}` }],
  ])('return 401 for %o', async (headers) => {
    for (const url of ['/metrics', `/metrics?token=${TOKEN}`]) {
      const { status, text } = await ask(shop.app, url, headers as Record<string, string>);
      expect(status).toBe(401);
      expect(text).not.toContain('aroha_');
    }
  });

  it('are valid Prometheus text and not cacheable', async () => {
    const { status, headers, text } = await ask(shop.app, '/metrics', WITH);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(parsePrometheus(text).size).toBeGreaterThan(10);
  });

  it('count responses by route pattern, including cached ones, never by URL', async () => {
    const count = (all: ReadonlyMap<string, number>, route: string, status: number) =>
      all.get(`aroha_http_requests_total{method="GET",route="${route}",status="${status}"}`) ?? 0;
    const before = await read();
    for (let at = 0; at < 5; at++) await ask(shop.app, '/api/categories');
    for (let at = 0; at < 20; at++) await ask(shop.app, `/api/v1/products/none-${at}?page=${at}`);
    for (let at = 0; at < 20; at++) await ask(shop.app, `/nowhere/${at}`);
    const after = await read();
    expect(count(after, '/api/categories', 200) - count(before, '/api/categories', 200)).toBe(5);
    expect(count(after, '/api/v1/products/:slug', 404)).toBe(20);
    expect(count(after, 'none', 404)).toBe(20);
    expect([...after.keys()].filter((name) => /none-|nowhere/.test(name))).toEqual([]);
  });

  it('count what waits, what was given up, and deliveries by channel and result', async () => {
    const { db } = shop.database;
    const text = async () => (await ask(shop.app, '/metrics', WITH)).text;
    const before = await read();
    expect(before.get('aroha_events_waiting')).toBe(0);
    expect(before.get('aroha_events_oldest_seconds')).toBe(0);
    await publish(db, 'message.received', 'one', { messageId: 'one' });
    await db.execute(sql`update events set at = now() - interval '90 seconds'`);
    await db.execute(sql`insert into deliveries (event, channel, recipient, lane, state)
      select position, 'webhook', state, state, state from events, unnest(array['failed', 'sending', 'sent']) state`);
    const after = await read();
    expect(after.get('aroha_events_waiting')).toBe(2);
    expect(after.get('aroha_deliveries_given_up')).toBe(1);
    expect(after.get('aroha_events_oldest_seconds')).toBeGreaterThanOrEqual(90);
    expect(await text()).toContain('# TYPE aroha_deliveries_total counter');
    // A delivery of a channel that this shop does not have.
    await clearTables(db, 'events');
    await publish(db, 'message.received', 'two', { messageId: 'two' });
    await db.execute(sql`update events set planned_at = now()`);
    await db.execute(
      sql`insert into deliveries (event, channel, recipient, lane) select position, 'shopper', '', '' from events`,
    );
    await shop.app.inject({ method: 'POST', url: '/api/contact', payload: {} });
    await vi.waitFor(
      async () => expect((await read()).get('aroha_deliveries_total{channel="shopper",result="skipped"}')).toBe(1),
      { timeout: 10_000 },
    );
  });

  it('have cumulative duration buckets', async () => {
    await ask(shop.app, '/api/categories');
    const all = await read();
    const name = 'aroha_http_request_duration_seconds';
    const of = 'method="GET",route="/api/categories"';
    const buckets = [...METRICS.secondsBounds, '+Inf'].map((le) => all.get(`${name}_bucket{${of},le="${le}"}`) ?? -1);
    expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
    expect(buckets.at(-1)).toBe(all.get(`${name}_count{${of}}`));
    expect(all.get(`${name}_sum{${of}}`)).toBeGreaterThan(0);
  });

  it('report memory, CPU and event loop lag', async () => {
    const lag = 'aroha_event_loop_lag_seconds{quantile="1"}';
    await read();
    await new Promise((done) => setTimeout(done, 100));
    const calm = (await read()).get(lag) as number;
    await new Promise((done) => setTimeout(done, 60));
    const end = Date.now() + 400;
    while (Date.now() < end);
    await new Promise((done) => setTimeout(done, 60));
    const all = await read();
    expect(all.get(lag)).toBeGreaterThan(0.3);
    expect(all.get(lag)).toBeGreaterThan(calm);
    expect(all.get('process_resident_memory_bytes')).toBeGreaterThan(50e6);
    expect(all.get('process_cpu_seconds_total')).toBeGreaterThan(0.1);
    expect(all.get('process_start_time_seconds')).toBeLessThan(Date.now() / 1000);
  });

  it('count database connections', async () => {
    await ask(shop.app, '/api/search?q=lamp');
    const of = (state: string) =>
      read().then((all) => all.get(`aroha_database_connections{pool="primary",state="${state}"}`));
    if (engine === 'pglite') expect(await of('idle')).toBeUndefined();
    else expect([await of('waiting'), await of('busy'), (await of('idle')) ?? 0]).toEqual([0, 0, expect.any(Number)]);
  });
});

describe('without a metrics token', () => {
  it('returns 404 to everyone', async () => {
    const shop = await openShop('pglite', { contentDir });
    for (const headers of [{}, WITH, { authorization: 'Bearer undefined' }])
      expect((await ask(shop.app, '/metrics', headers)).status).toBe(404);
    await shop.close();
  });
});

describe('the parser of these tests', () => {
  it('is strict (control)', () => {
    expect([...parsePrometheus('# TYPE b histogram\nb_bucket{le="1",of="x"} 0\nb_sum{of="x"} 3\n')]).toEqual([
      ['b_bucket{of="x",le="1"}', 0],
      ['b_sum{of="x"}', 3],
    ]);
    for (const wrong of [
      'a 1\n',
      '# TYPE a counter\na{of=x} 1\n',
      '# TYPE a counter\na NaN\n',
      '# TYPE a gauge\nb 1\n',
    ])
      expect(() => parsePrometheus(wrong), wrong).toThrow();
  });
});
