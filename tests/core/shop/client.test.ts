import { afterEach, describe, expect, it, vi } from 'vitest';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import { ApiError } from '../../../src/core/shop/api-error.ts';
import { type CallOptions, type ClientOptions, createClient, type Fetch } from '../../../src/core/shop/client.ts';
import { CLIENT } from '../../../src/core/shop/constants.ts';
import { ENDPOINTS, type Endpoint } from '../../../src/core/shop/endpoints.ts';
import type { Problem } from '../../../src/core/shop/read.ts';

type Call = { url: string; init: RequestInit; headers: Headers };
type Answer = () => Response | Promise<Response>;

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });
const unreachable: Answer = () => Promise.reject(new TypeError('fetch failed'));
const good = json({ categories: [{ _id: 'c1', name: 'Lighting' }] });

/** A backend that returns these responses in turn, and repeats the last one. */
function backend(responses: Answer[], options: Partial<ClientOptions> = {}) {
  const calls: Call[] = [];
  const waits: number[] = [];
  const fetch: Fetch = async (url, init) => {
    init.signal?.throwIfAborted();
    calls.push({ url, init, headers: new Headers(init.headers) });
    return (responses[Math.min(calls.length, responses.length) - 1] as Answer)();
  };
  const sleep = async (ms: number) => void waits.push(ms);
  const client = createClient({ host: 'https://api.example', fetch, sleep, random: () => 1, ...options });
  return { client, calls, waits };
}

/** The error that a call rejects with. */
async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${error}`);
  return error;
}

/** A fetch that never responds until it is aborted. */
const silent: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

describe('a call', () => {
  it('returns what the reader makes of the body', async () => {
    const { client } = backend([good]);
    expect(await client(ENDPOINTS.categories)).toMatchObject([{ id: 'c1', name: 'Lighting' }]);
  });

  it('fills the path and the query', async () => {
    const { client, calls } = backend([json({ data: [] })]);
    await client(ENDPOINTS.categoryProducts, { params: { categoryId: 'a/b ü' }, query: { limit: '8' } });
    expect(calls[0]?.url).toBe('https://api.example/api/categories/products/a%2Fb%20%C3%BC?limit=8');
  });

  it('goes to its own origin without a host, and tolerates a trailing slash', async () => {
    const here = backend([good], { host: '' });
    await here.client(ENDPOINTS.categories);
    expect(here.calls[0]?.url).toBe('/api/categories');
    const there = backend([good], { host: 'https://api.example//' });
    await there.client(ENDPOINTS.categories);
    expect(there.calls[0]?.url).toBe('https://api.example/api/categories');
  });

  it('throws when a path parameter is missing', async () => {
    const { client, calls } = backend([good]);
    await expect(client(ENDPOINTS.product)).rejects.toThrow('needs the parameter slug');
    expect(calls).toEqual([]);
  });

  it("skips a tunnel provider's warning page, and accepts JSON", async () => {
    const { client, calls } = backend([good]);
    await client(ENDPOINTS.categories);
    expect(calls[0]?.headers.get('ngrok-skip-browser-warning')).toBe('true');
    expect(calls[0]?.headers.get('accept')).toBe('application/json');
  });

  it.each(['login', 'register', 'me', 'logout'] as const)('to %s sends cookies', async (name) => {
    const { client, calls } = backend([json({ token: 't', email: 'a@b.example' })]);
    await client<unknown, void>(ENDPOINTS[name]);
    expect(calls[0]?.init.credentials).toBe('include');
  });

  it.each(['categories', 'newProducts', 'menu', 'slides', 'search'] as const)(
    'to %s works with a backend that lets every origin read, but no cookies',
    async (name) => {
      const { client, calls } = backend([json({ data: [], navItems: [], products: [] })]);
      await client<unknown, void>(ENDPOINTS[name]);
      expect(calls[0]?.init.credentials).toBe('same-origin');
    },
  );

  it('sends the bearer token if there is one', async () => {
    let token: string | null = 'abc';
    const { client, calls } = backend([good], { token: () => token });
    await client(ENDPOINTS.categories);
    token = null;
    await client(ENDPOINTS.categories);
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer abc', null]);
  });

  it('sends its body as JSON', async () => {
    const { client, calls } = backend([json({ token: 't' })]);
    await client(ENDPOINTS.login, { body: { email: 'a@b.example', password: 'secret' } });
    expect(calls[0]?.init.method).toBe('POST');
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ email: 'a@b.example', password: 'secret' });
  });

  it('reports what its reader dropped, with the path', async () => {
    const problems: [Problem, string][] = [];
    const { client } = backend([json([{ name: 'Lighting' }, {}])], {
      report: (problem, path) => problems.push([problem, path]),
    });
    await client(ENDPOINTS.categories);
    expect(problems).toEqual([[{ where: 'categories[1]', why: expect.any(String) }, '/api/categories']]);
  });
});

describe('a call that fails', () => {
  it('without a response is a network error', async () => {
    const error = await failure(backend([unreachable]).client(ENDPOINTS.categories));
    expect(error).toMatchObject({ name: 'ApiError', kind: 'network', status: 0 });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it("with an error status carries the server's message", async () => {
    const error = await failure(backend([json({ message: 'Product not found' }, 404)]).client(ENDPOINTS.categories));
    expect(error).toMatchObject({ kind: 'http', status: 404, message: 'Product not found' });
  });

  it.each([text('<h1>Bad gateway</h1>', 400), json({}, 400), json({ message: {} }, 400), text('', 400)])(
    'with an error status without a message gets a generic message',
    async (response) => {
      const error = await failure(backend([response]).client(ENDPOINTS.categories));
      expect(error).toMatchObject({ kind: 'http', status: 400, message: 'Something went wrong.' });
    },
  );

  it.each([
    ['malformed JSON', text('{"categories": [}')],
    ['half a JSON', text('{"categories": [{"name": "Li')],
    ['an HTML page', text('<!doctype html><title>Tunnel</title>')],
    ['nothing', text('')],
    ['JSON of another shape', json({ hello: 'world' })],
    ['null', json(null)],
  ])('on %s is a shape error, and is not retried', async (_, response) => {
    const { client, calls } = backend([response]);
    expect(await failure(client(ENDPOINTS.categories))).toMatchObject({ kind: 'shape', status: 200 });
    expect(calls).toHaveLength(1);
  });

  it('carries the seconds of Retry-After', async () => {
    const busy = (headers: HeadersInit) => () => Response.json({ message: 'busy' }, { status: 503, headers });
    const delayOf = async (headers: HeadersInit) => {
      const { client } = backend([busy(headers)]);
      return (await failure(client(ENDPOINTS.login, { body: {} }))).retryAfter;
    };
    expect(await delayOf({ 'retry-after': '7' })).toBe(7);
    expect(await delayOf({})).toBeNull();
    expect(await delayOf({ 'retry-after': 'Sat, 21 Nov 2026 19:00:00 GMT' })).toBeNull();
  });

  it('while the body arrives is a network error', async () => {
    const broken = () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) }));
    expect(await failure(backend([broken]).client(ENDPOINTS.categories))).toMatchObject({ kind: 'network' });
  });
});

describe('a slow call', () => {
  afterEach(() => void vi.useRealTimers());

  it('ends after the timeout, as a network error', async () => {
    const client = createClient({ host: '', fetch: silent, timeoutMs: 5, sleep: async () => {} });
    expect(await failure(client(ENDPOINTS.categories))).toMatchObject({ kind: 'network' });
  });

  it('ends also when only its body is slow', async () => {
    const fetch: Fetch = async (_, { signal }) =>
      new Response(
        new ReadableStream({ start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)) }),
      );
    const client = createClient({ host: '', fetch, timeoutMs: 5, sleep: async () => {} });
    expect(await failure(client(ENDPOINTS.categories))).toMatchObject({ kind: 'network' });
  });

  it('that reads ends in time, retries included; a change may take longer', async () => {
    vi.useFakeTimers();
    const options = { host: '', timeoutMs: 60, readMs: 90, random: () => 0 } as const;
    let calls = 0;
    const fetch: Fetch = (url, init) => {
      calls += 1;
      return silent(url, init);
    };
    const client = createClient({ ...options, fetch });
    /** Returns the number of attempts of a call that ends as a network error, and how long it took. */
    const attempts = async (call: () => Promise<unknown>) => {
      calls = 0;
      const started = Date.now();
      const error = failure(call());
      await vi.runAllTimersAsync();
      expect(await error).toMatchObject({ kind: 'network' });
      return { calls, ms: Date.now() - started };
    };
    // The second attempt has only the remaining time.
    expect(await attempts(() => client(ENDPOINTS.categories))).toEqual({ calls: 2, ms: 90 });
    expect(await attempts(() => client(ORDER_ENDPOINTS.quote, { body: {} }))).toEqual({ calls: 2, ms: 90 });
    const change = () => client(ENDPOINTS.login, { body: {}, idempotencyKey: 'k'.repeat(20) });
    expect(await attempts(change)).toEqual({ calls: CLIENT.retries + 1, ms: 60 * (CLIENT.retries + 1) });
  });

  it('ends when its caller aborts, and is not retried', async () => {
    const controller = new AbortController();
    let calls = 0;
    const fetch: Fetch = (url, init) => {
      calls += 1;
      queueMicrotask(() => controller.abort());
      return silent(url, init);
    };
    const client = createClient({ host: '', fetch, sleep: async () => {} });
    expect(await failure(client(ENDPOINTS.categories, { signal: controller.signal }))).toMatchObject({
      kind: 'network',
    });
    expect(calls).toBe(1);
  });

  it('that was aborted before it began sends nothing', async () => {
    const { client, calls } = backend([good]);
    expect(await failure(client(ENDPOINTS.categories, { signal: AbortSignal.abort() }))).toMatchObject({
      kind: 'network',
    });
    expect(calls).toEqual([]);
  });
});

describe('retrying', () => {
  const responses = async (list: Answer[], endpoint: Endpoint<unknown>, call: CallOptions<void> = {}) => {
    const { client, calls, waits } = backend(list);
    const outcome = await client(endpoint, call).then(
      () => 'answered',
      (error: ApiError) => error.kind,
    );
    return { outcome, calls: calls.length, waits };
  };

  it('repeats a GET after network failures until it succeeds', async () => {
    expect(await responses([unreachable, unreachable, good], ENDPOINTS.categories)).toMatchObject({
      outcome: 'answered',
      calls: 3,
    });
  });

  it.each([408, 425, 429, 502, 503, 504])('repeats a GET after a %i', async (status) => {
    expect(await responses([json({}, status), good], ENDPOINTS.categories)).toMatchObject({
      outcome: 'answered',
      calls: 2,
    });
  });

  it.each([400, 401, 403, 404, 409, 422, 500, 501])('does not repeat a GET after a %i', async (status) => {
    expect(await responses([json({}, status), good], ENDPOINTS.categories)).toMatchObject({
      outcome: 'http',
      calls: 1,
    });
  });

  it(`stops after ${CLIENT.retries} retries`, async () => {
    expect(await responses([unreachable], ENDPOINTS.categories)).toMatchObject({
      outcome: 'network',
      calls: CLIENT.retries + 1,
    });
  });

  it('does not repeat a POST', async () => {
    expect(await responses([unreachable, json({ token: 't' })], ENDPOINTS.login)).toMatchObject({
      outcome: 'network',
      calls: 1,
    });
  });

  it('repeats a POST with an idempotency key, with the same key', async () => {
    const { client, calls } = backend([json({}, 503), json({ token: 't' })]);
    await client(ENDPOINTS.login, { idempotencyKey: 'k1' });
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k1', 'k1']);
  });

  it('waits longer each time, within the jitter', async () => {
    expect((await responses([unreachable], ENDPOINTS.categories)).waits).toEqual([
      CLIENT.backoffBaseMs,
      CLIENT.backoffBaseMs * 2,
    ]);
    const calm = backend([unreachable], { random: () => 0.25 });
    await failure(calm.client(ENDPOINTS.categories));
    expect(calm.waits).toEqual([CLIENT.backoffBaseMs / 4, CLIENT.backoffBaseMs / 2]);
  });

  it('stops when the caller aborts during a wait', async () => {
    const controller = new AbortController();
    const { client, calls } = backend([unreachable, good], { sleep: async () => controller.abort() });
    expect(await failure(client(ENDPOINTS.categories, { signal: controller.signal }))).toMatchObject({
      kind: 'network',
    });
    expect(calls).toHaveLength(1);
  });
});

describe('the table of endpoints', () => {
  /** Paths as documented for backends; :names stand for {names}. */
  it.each([
    ['newProducts', 'GET', '/api/products/get/new'],
    ['bestSelling', 'GET', '/api/products/get/best-selling'],
    ['onSale', 'GET', '/api/products/get/on-sale'],
    ['categories', 'GET', '/api/categories'],
    ['categoryProducts', 'GET', '/api/categories/products/:categoryId'],
    ['featuredCategories', 'GET', '/api/categories/featured'],
    ['topSelling', 'GET', '/api/categories/get/top-selling'],
    ['menu', 'GET', '/api/categories/get/megamenu'],
    ['products', 'GET', '/api/products'],
    ['lookbook', 'GET', '/api/products'],
    ['productsBySlug', 'GET', '/api/products'],
    ['product', 'GET', '/api/v1/products/:slug'],
    ['login', 'POST', '/api/auth/login'],
    ['register', 'POST', '/api/auth/register'],
    ['me', 'GET', '/api/me'],
    ['logout', 'POST', '/api/logout'],
    ['search', 'GET', '/api/search'],
  ] as const)('has %s as %s %s', (name, method, path) => {
    expect(ENDPOINTS[name]).toMatchObject({ method, path });
  });

  it('reads success: false as no list of products', () => {
    expect(ENDPOINTS.categoryProducts.read({ success: false, data: [] }, () => {})).toBeNull();
    expect(ENDPOINTS.categoryProducts.read({ success: true, data: [] }, () => {})).toEqual([]);
  });

  it.each([() => new Response(null, { status: 204 }), text('bye'), json({})])(
    'accepts any response to a logout',
    async (response) => {
      expect(await backend([response]).client(ENDPOINTS.logout)).toBe(true);
    },
  );
});
