/**
 * A complete shop with a card gateway in a separate process: the gateway has pages at another origin, sends signed
 * webhooks, and redirects the shopper back. Prints both origins as one line of JSON.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createApp } from '../../src/api/app.ts';
import { cashOnDelivery } from '../../src/api/payments/cash.ts';
import { openMemory } from '../../src/db/engine/open.ts';
import { seed } from '../../src/ingest/seed.ts';
import { readSite } from '../../src/ingest/site-content.ts';
import { openImages } from '../../src/media/images.ts';
import { openMedia } from '../../src/media/media.ts';
import { openSite } from '../../src/server/static-host.ts';
import { openGateway, type TestGateway } from './test-gateway.ts';

const IMAGES = '.data/gateway-img';

/** Listens on a free port; returns the origin. */
async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

let gateway: TestGateway;
let shop = '';

/** Returns the payment that a gateway path refers to. */
const paymentOf = ({ url = '' }: IncomingMessage) =>
  [...gateway.sessions].find(([, session]) => session.url.endsWith(url.replace('/paid', '')));

const bank = createServer(async (request, response) => {
  const found = paymentOf(request);
  if (!found) return response.writeHead(404).end();
  const [number, { amount, link, url }] = found;
  if (!request.url?.endsWith('/paid')) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(`<!doctype html><title>Bank</title><link rel="icon" href="data:,"><h1>Pay ₹${amount / 100}</h1>
      <form method="post" action="${url}/paid"><button>Pay</button></form><a href="${link}">Not now</a>`);
  }
  const { headers, body } = gateway.message({ number, amount });
  const told = await fetch(`${shop}/api/payments/card/webhook`, { method: 'POST', headers, body });
  return response.writeHead(told.ok ? 303 : 502, { location: link }).end();
});

gateway = openGateway(await listen(bank));
const media = openMedia('content/media');
const database = await openMemory();
await seed(database.db, 'content', media);
// The app needs its address before it listens, so a free port is reserved first.
const probe = createServer();
shop = await listen(probe);
await new Promise((done) => probe.close(done));
const app = await createApp({
  database,
  images: openImages(media, IMAGES, 256 * 1024 * 1024),
  site: await openSite(resolve('dist')),
  siteOrigin: shop,
  orders: { seller: readSite('content'), paymentMethods: [gateway.method, cashOnDelivery] },
});
await app.listen({ port: Number(new URL(shop).port), host: 'localhost' });
process.stdout.write(`${JSON.stringify({ shop })}\n`);
