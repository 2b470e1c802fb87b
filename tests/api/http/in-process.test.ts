import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFrom } from '../../../src/api/http/in-process.ts';

describe('the app as a fetch function', () => {
  const app = Fastify();
  const fetch = fetchFrom(app);
  beforeAll(async () => {
    app.all('/echo', async (request) => ({
      method: request.method,
      query: request.query,
      headers: request.headers,
      body: request.body,
    }));
    app.get('/binary', async (_, reply) => reply.type('image/webp').send(Buffer.from([0, 255, 128, 10])));
    app.get('/empty', async (_, reply) => reply.code(204).send());
    app.get('/cookies', async (_, reply) => reply.header('set-cookie', ['a=1', 'b=2']).send('ok'));
    app.get('/missing', async (_, reply) => reply.code(404).send({ message: 'no' }));
    await app.ready();
  });
  afterAll(() => app.close());

  it('passes method, query, headers and body', async () => {
    const response = await fetch('/echo?a=1&b=%26', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-own': 'yes' },
      body: '{"c":2}',
    });
    expect(await response.json()).toMatchObject({
      method: 'POST',
      query: { a: '1', b: '&' },
      headers: { 'x-own': 'yes' },
      body: { c: 2 },
    });
  });

  it('accepts absolute URLs and paths', async () => {
    expect((await fetch('https://any.example/echo?a=1', {})).status).toBe(200);
  });

  it('returns bytes unchanged and empty bodies', async () => {
    const bytes = await (await fetch('/binary', {})).bytes();
    expect([...bytes]).toEqual([0, 255, 128, 10]);
    const empty = await fetch('/empty', {});
    expect([empty.status, empty.body]).toEqual([204, null]);
  });

  it('returns status, headers and all cookies', async () => {
    expect((await fetch('/missing', {})).status).toBe(404);
    expect((await fetch('/cookies', {})).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('rejects when aborted before or during the request', async () => {
    await expect(fetch('/echo', { signal: AbortSignal.abort() })).rejects.toThrow();
    const controller = new AbortController();
    const work = fetch('/echo', { signal: controller.signal });
    controller.abort();
    await expect(work).rejects.toThrow();
  });
});
