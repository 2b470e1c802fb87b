/** Traces: one per request, linked to the caller's, without private data. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTracing } from '../../../src/api/http/tracing.ts';
import { readEnv } from '../../../src/core/shop/env.ts';
import { products } from '../../../src/db/schema/products.ts';
import { type Collector, openCollector, type Span } from '../../support/collector.ts';
import { openShop } from '../../support/open-shop.ts';

const CALLER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
const attributeOf = (span: Span | undefined, key: string) =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0];

/** A shop with tracing; returns the collected spans after it is closed. */
async function follow(ask: (shop: Awaited<ReturnType<typeof openShop>>) => Promise<unknown>): Promise<Collector> {
  const collector = await openCollector();
  const env = readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
  const tracing = await openTracing(env);
  if (!tracing) throw new Error('An endpoint was set.');
  const shop = await openShop('postgres', { tracing });
  await ask(shop);
  await shop.close();
  await tracing.close();
  return collector;
}

describe('tracing', () => {
  it('record route, status and service of each request', async () => {
    const { spans, services } = await follow(async ({ app }) => {
      await app.inject('/api/v1/products/elegant-lamp');
      await app.inject('/api/v1/products/none-such');
    });
    const requests = spans().filter(({ name }) => name === 'request');
    expect(
      requests.map((span) => [attributeOf(span, 'http.route'), Number(attributeOf(span, 'http.response.status_code'))]),
    ).toEqual([
      ['/api/v1/products/:slug', 200],
      ['/api/v1/products/:slug', 404],
    ]);
    expect(new Set(services())).toEqual(new Set(['aroha']));
  });

  it("continue the caller's trace", async () => {
    const { spans } = await follow(({ app }) =>
      app.inject({ url: '/api/categories', headers: { traceparent: `00-${CALLER.trace}-${CALLER.span}-01` } }),
    );
    const request = spans().find(({ name }) => name === 'request');
    expect(request?.traceId).toBe(CALLER.trace);
    expect(request?.parentSpanId).toBe(CALLER.span);
  });

  it('contain no parameters, bodies, cookies or error messages', async () => {
    const { raw, spans } = await follow(async ({ app, database }) => {
      await app.inject('/api/search?q=a-private-word');
      await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { cookie: 'session=a-private-cookie' },
        payload: { email: 'private@shop.example', password: 'a-private-password' },
      });
      await database.db.execute(sql`drop table ${products} cascade`);
      expect((await app.inject('/api/search?q=a-private-failure')).statusCode).toBe(500);
    });
    expect(spans().filter(({ name }) => name === 'request')).toHaveLength(3);
    expect(raw.join('\n')).not.toMatch(/private/);
  });

  it('are off without an endpoint; a malformed one fails at startup', async () => {
    expect(await openTracing(readEnv({}))).toBeNull();
    expect(() => readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
      /OTEL_EXPORTER_OTLP_ENDPOINT.*address such as/,
    );
  });

  it('do not affect responses while the collector is unreachable', async () => {
    const tracing = await openTracing(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }));
    const shop = await openShop('postgres', { ...(tracing && { tracing }) });
    expect((await shop.app.inject('/api/categories')).statusCode).toBe(200);
    await shop.close();
    await tracing?.close();
  });
});
