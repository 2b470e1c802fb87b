/** Slow clients on raw sockets, against a shop with short limits. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConnectionLimits } from '../../../src/api/http/slow-connections.ts';
import { CONNECTIONS } from '../../../src/core/shop/server-constants.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';

const SHORT: ConnectionLimits = {
  ...CONNECTIONS,
  headersMs: 600,
  keepAliveMs: 600,
  bodyMs: 600,
  responseMs: 600,
  checkMs: 100,
  most: 40,
};
const LARGE = 40_000_000;
const POST = 'POST /api/contact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
const JSON_BODY = JSON.stringify({ name: 'x'.repeat(5000) });

const shops = new Map<string, { shop: OpenShop; port: number }>();
async function start(name: string, connections: ConnectionLimits): Promise<void> {
  const large = Buffer.alloc(LARGE);
  const watch = async (app: OpenShop['app']) => void app.get('/large', async () => large);
  const shop = await openShop('postgres', { connections, tracing: { watch, close: async () => {} } });
  const port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
  shops.set(name, { shop, port });
}
beforeAll(async () => {
  await start('short', SHORT);
  await start('patient', { ...SHORT, headersMs: 60_000, keepAliveMs: 60_000, bodyMs: 60_000, responseMs: 60_000 });
});
afterAll(async () => {
  for (const { shop } of shops.values()) {
    shop.app.server.closeAllConnections();
    await shop.close();
  }
});

/** Opens a socket and sends `every` each 50 ms; '' sends nothing more. */
async function open(name: string, first: string, every = '', reads = true): Promise<Socket> {
  const socket = connect({ port: shops.get(name)?.port as number, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(first);
  if (reads) socket.resume();
  const drip = setInterval(() => every && socket.writable && socket.write(every), 50);
  socket.once('close', () => clearInterval(drip));
  return socket;
}
const served = async (name: string) =>
  (await fetch(`http://127.0.0.1:${shops.get(name)?.port}/api/categories`, { headers: { connection: 'close' } }))
    .status;

const SLOW: readonly [what: string, first: string, every: string, reads: boolean][] = [
  ['sends headers a byte at a time', 'GET / HTTP/1.1\r\nX: ', 'x', true],
  ['sends nothing at all', '', '', true],
  ['sends a body a byte at a time', `${POST}Content-Length: 9000\r\n\r\n{`, 'x', true],
  ['stops in the middle of a body', `${POST}Content-Length: 9000\r\n\r\n${'x'.repeat(3000)}`, '', true],
  ['stops in the middle of a chunk', `${POST}Transfer-Encoding: chunked\r\n\r\nfff\r\n{`, '', true],
  ['never reads a large response', 'GET /large HTTP/1.1\r\nHost: shop\r\n\r\n', '', false],
  ['stays when its request is answered', 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n', '', true],
];

/** Returns the number of connections beyond those open before. */
async function connectionsOf(name: string): Promise<number> {
  const server = shops.get(name)?.shop.app.server;
  return new Promise((resolve) => server?.getConnections((_, count) => resolve(count)));
}
async function emptyWithin(name: string, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    if ((await connectionsOf(name)) === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

describe('a client that', () => {
  it.each(SLOW)('%s loses its connection while others are served', async (_, first, every, reads) => {
    const sockets = await Promise.all(Array.from({ length: 10 }, () => open('short', first, every, reads)));
    expect(await served('short')).toBe(200);
    expect(await emptyWithin('short', 15_000)).toBe(true);
    for (const socket of sockets) socket.destroy();
  });

  it.each(SLOW)('%s keeps it with long limits (control)', async (_, first, every, reads) => {
    const socket = await open('patient', first, every, reads);
    expect(await emptyWithin('patient', 1500)).toBe(false);
    socket.destroy();
    expect(await emptyWithin('patient', 10_000)).toBe(true);
  });

  it('half-closes after a complete request still gets its response', async () => {
    const socket = await open('short', 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n', '', false);
    socket.end();
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
    socket.resume();
    expect(await emptyWithin('short', 15_000)).toBe(true);
  });

  it('half-closes during a body is disconnected', async () => {
    const socket = await open('short', `${POST}Content-Length: 9000\r\n\r\n{`);
    socket.end();
    expect(await emptyWithin('short', 15_000)).toBe(true);
  });

  it('sends a body slowly but steadily gets its response, long after the window', async () => {
    const steady = { ...SHORT, bodyBytes: 10, bodyMs: 400 };
    await start('steady', steady);
    const socket = await open('steady', `${POST}Content-Length: ${JSON_BODY.length}\r\n\r\n`, '', false);
    const parts = JSON_BODY.match(/[\s\S]{1,250}/g) ?? [];
    for (const part of parts) {
      socket.write(part);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 400/);
    socket.destroy();
  });
});
