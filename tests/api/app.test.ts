import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_CONTRACT } from '../../src/core/account/contract.ts';
import { LIST_CONTRACT } from '../../src/core/lists/contract.ts';
import { MERCHANT_CONTRACT } from '../../src/core/merchant/contract.ts';
import { ORDER_CONTRACT } from '../../src/core/order/contract.ts';
import { CONTRACT, type ContractName, ROWS, type Row } from '../../src/core/shop/contract.ts';
import { apiHeaders } from '../../src/core/shop/headers.ts';
import { type Answer, ask } from '../support/ask.ts';
import { ENGINES, type OpenShop, openShop } from '../support/open-shop.ts';

/** Routes that need a shopper, merchant, order or key have their own tests. */
const ELSEWHERE = { ...ACCOUNT_CONTRACT, ...ORDER_CONTRACT, ...LIST_CONTRACT, ...MERCHANT_CONTRACT };

// biome-ignore lint/suspicious/noExplicitAny: tests inspect arbitrary documents.
type Json = any;
const ORIGIN = 'https://pages.example';

describe.each(ENGINES)('the app on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { corsOrigins: [ORIGIN] });
  });
  afterAll(() => shop.close());

  it('allows only listed origins to read', async () => {
    const from = async (origin: string) =>
      (await ask(shop.app, '/api/categories', { origin })).headers['access-control-allow-origin'];
    expect(await from(ORIGIN)).toBe(ORIGIN);
    for (const other of [
      'https://evil.example',
      'http://pages.example',
      `${ORIGIN}.evil.example`,
      `${ORIGIN}:8443`,
      'null',
    ]) {
      expect(await from(other), other).toBeUndefined();
    }
  });

  it("answers our client's preflight from a listed origin", async () => {
    const { statusCode, headers } = await shop.app.inject({
      method: 'OPTIONS',
      url: '/api/categories',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'ngrok-skip-browser-warning,authorization',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
    });
    expect(headers['access-control-allow-headers']).toContain('ngrok-skip-browser-warning');
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/products/get/nothing', '/api/v2/products/a', '/api/%'])(
    'returns a JSON 404 at %s',
    async (url) => {
      const { status, json, headers } = await ask(shop.app, url);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(json).toEqual({ message: expect.any(String) });
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('ignores a trailing slash', async () => {
    expect((await ask(shop.app, '/api/categories/')).json).toEqual((await ask(shop.app, '/api/categories')).json);
  });

  it('rejects an unsupported method', async () => {
    const { statusCode, body } = await shop.app.inject({ method: 'DELETE', url: '/api/products' });
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
  });

  it('sends nosniff and related headers', async () => {
    const { headers } = await ask(shop.app, '/api/categories');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  it('sends them with all responses: routes, errors and 404s', async () => {
    const { paths } = (await ask(shop.app, '/api/openapi.json')).json as Json;
    const routes = Object.entries<Json>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/g, 'x')] as const),
    );
    expect(routes.length).toBeGreaterThan(40);
    const others = [
      ['GET', '/api/nothing'],
      ['GET', '/api/%'],
      ['POST', '/api/products'],
      ['GET', '/api/docs'],
    ] as const;
    for (const [method, url] of [...routes, ...others]) {
      const { headers } = await shop.app.inject({ method: method as 'GET', url });
      const { 'content-security-policy': policy, ...rest } = apiHeaders({});
      expect(headers, `${method} ${url}`).toMatchObject(rest);
      expect(String(headers['content-security-policy']), `${method} ${url}`).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  it('sends HSTS only with https', async () => {
    const at = async (siteOrigin: string) => {
      const other = await openShop(engine, { siteOrigin });
      const { headers } = await ask(other.app, '/api/categories');
      await other.close();
      return headers['strict-transport-security'];
    };
    expect(await at('http://shop.example')).toBeUndefined();
    expect(await at('https://shop.example')).toBe('max-age=31536000');
  });
});

describe.each(ENGINES)('an app without its database on %s', (engine) => {
  let answers: Answer[];
  beforeAll(async () => {
    const shop = await openShop(engine);
    await shop.database.close();
    answers = [await ask(shop.app, '/api/categories'), await ask(shop.app, '/api/search?q=sofa')];
    await shop.app.close();
  });

  it('returns 500 with a neutral message', () => {
    for (const { status, json, text, headers } of answers) {
      expect(status).toBe(500);
      expect(json).toEqual({ message: 'Something went wrong.' });
      expect(text).not.toMatch(/at |\.ts|select|postgres|pglite/i);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the OpenAPI document', () => {
  let shop: OpenShop;
  let document: Json;
  beforeAll(async () => {
    shop = await openShop('pglite');
    document = (await ask(shop.app, '/api/openapi.json')).json;
  });
  afterAll(() => shop.close());

  /** Request bodies of POST routes. */
  const BODIES: Record<string, object> = {
    newsletter: { email: 'reader@example.com' },
    contact: { email: 'reader@example.com', consent: true },
    vitals: { page: 'home', lcp: 1200, cls: 0 },
  };
  const askOperation = async (operationId: string, url: string) => {
    const payload = BODIES[operationId];
    if (!payload) return ask(shop.app, url);
    return { json: (await shop.app.inject({ method: 'POST', url, payload })).json() };
  };
  const operations = () =>
    Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
      Object.entries<Json>(methods).map(([method, one]) => ({ ...one, path, method: method.toUpperCase() })),
    );

  it('is version 3.1, with title and version', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: 'Aroha API', version: expect.any(String) });
  });

  it('lists exactly the paths of the contract', () => {
    const expected = (Object.keys(CONTRACT) as ContractName[]).map((name) => [
      ROWS[name].path.replace(/:(\w+)/g, '{$1}'),
      name,
    ]);
    expect(
      operations()
        .map(({ path, operationId }) => [path, operationId])
        .sort(),
    ).toEqual(expected.sort());
  });

  it('declares parameters and response schemas of every path', () => {
    for (const { path, operationId, parameters = [], requestBody, responses, summary } of operations()) {
      const row: Row = CONTRACT[operationId as ContractName];
      const inPath = parameters.filter((one: { in: string }) => one.in === 'path');
      expect(inPath.map((one: { name: string }) => `{${one.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every((one: { required: boolean }) => one.required)).toBe(true);
      expect(summary).toBeTruthy();
      expect(Boolean(requestBody?.content['application/json'].schema)).toBe(row.body !== undefined);
      expect(responses['200'].content['application/json'].schema).toBeTruthy();
    }
  });

  it('has valid schemas that match the responses', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ ...document, $id: 'doc' });
    const urls: Record<string, string> = {
      product: '/api/v1/products/elegant-lamp',
      categoryProducts: '/api/categories/products/decor',
      deliveryEstimate: '/api/delivery?pin=560038&sku=ELG-LMP-1',
    };
    for (const { path, operationId, responses } of operations()) {
      const schema = JSON.parse(
        JSON.stringify(responses['200'].content['application/json'].schema).replaceAll('"#/', '"doc#/'),
      );
      const validate = ajv.compile(schema);
      if (!(operationId in ELSEWHERE)) {
        const { json } = await askOperation(operationId, urls[operationId] ?? path);
        expect(validate(json), `${path} ${JSON.stringify(validate.errors?.[0])}`).toBe(true);
      }
      expect(validate({ wrong: true }), path).toBe(false);
    }
  });

  it('is rendered at /api/docs', async () => {
    const { status, headers, text } = await ask(shop.app, '/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toMatch(/^<!doctype html><html lang="en">/);
    for (const { path, method } of operations()) expect(text).toContain(`${method} ${path}`);
    expect(text).not.toContain('<script');
  });
});
