/** The rebuild hook, with a real receiver on loopback. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createSender } from '../../../src/api/events/send-webhook.ts';
import { createRebuildHook } from '../../../src/api/merchant/rebuild-hook.ts';
import { PRODUCT_FILE } from '../../../src/core/merchant/file-paths.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const KEY = 'a key that only the merchant knows';
let calls = 0;
let status = 204;
const server = createServer((request, response) => {
  calls += 1;
  request.resume().on('end', () => response.writeHead(status).end());
});
let url = '';
const logged: unknown[] = [];
const log = { info: () => {}, error: (...words: unknown[]) => void logged.push(words) };
const sender = createSender({ plain: true, isAllowed: () => true });
const open = (settings = {}) => createRebuildHook({ url, waitMs: 30, mostMs: 200, ...settings }, sender, log as never);

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/build`;
});
beforeEach(() => {
  calls = 0;
  status = 204;
  logged.length = 0;
});
afterAll(() => void server.close());

it('is called once for many changes, when they have gone quiet', async () => {
  const hook = open();
  for (let i = 0; i < 20; i++) hook.changed();
  expect(calls).toBe(0);
  await vi.waitFor(() => expect(calls).toBe(1));
  await hook.flush();
  expect(calls).toBe(1);
});

it('is called at the latest after the longest wait', async () => {
  const hook = open({ waitMs: 60_000, mostMs: 0 });
  hook.changed();
  await vi.waitFor(() => expect(calls).toBe(1));
});

it('sends what waits when the app closes', async () => {
  const hook = open({ waitMs: 60_000, mostMs: 60_000 });
  hook.changed();
  await hook.flush();
  expect(calls).toBe(1);
});

it('logs a failure without the address, and is called again after the next change', async () => {
  status = 500;
  const hook = open();
  hook.changed();
  await hook.flush();
  expect(JSON.stringify(logged)).toContain('REBUILD_URL');
  expect(JSON.stringify(logged)).not.toContain(url);
  status = 204;
  hook.changed();
  await hook.flush();
  expect(calls).toBe(2);
  expect(logged).toHaveLength(1);
});

it('reaches no address inside of the network', async () => {
  const hook = createRebuildHook({ url, waitMs: 1 }, createSender({ plain: true }), log as never);
  hook.changed();
  await hook.flush();
  expect(calls).toBe(0);
  expect(logged).toHaveLength(1);
});

it('reaches it when the sender allows it (control)', async () => {
  const hook = open();
  hook.changed();
  await hook.flush();
  expect(calls).toBe(1);
});

it('is called after imports and prices, not after stock', async () => {
  const shop: OpenShop = await openShop('postgres', {
    contentDir: smallContent().folder,
    events: { sender },
    orders: { merchantKey: KEY, rebuild: { url, waitMs: 1 } },
  });
  const headers = { authorization: `Bearer ${KEY}` };
  const post = (path: string, payload: string | object, type = 'application/json') =>
    shop.app.inject({ method: 'POST', url: path, payload, headers: { ...headers, 'content-type': type } });
  await post('/api/merchant/stock/HRN-1', { add: 1 });
  await post(PRODUCT_FILE, 'sku,price\nHRN-1,10\n', 'text/csv');
  await vi.waitFor(() => expect(calls).toBe(1));
  await post('/api/merchant/stock/HRN-1', { price: 700_000 });
  await shop.close();
  expect(calls).toBe(2);
});
