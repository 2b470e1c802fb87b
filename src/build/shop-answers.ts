/** Opens the shop in the thread of shop-thread.ts, and answers requests until null is sent. */
import { parentPort } from 'node:worker_threads';
import { fetchFrom } from '../api/http/in-process.ts';
import { readEnv } from '../core/shop/env.ts';
import { openShop } from '../server/shop.ts';
import type { ShopAnswer, ShopRequest } from './shop-thread.ts';

const port = parentPort;
if (!port) throw new Error('shop-answers.ts runs in a thread only.');

const shop = await openShop({ ...readEnv(process.env), LOG_LEVEL: 'silent' }, { orMemory: true });
const fetch = fetchFrom(shop.app);

async function answer({ id, url, method, headers }: ShopRequest): Promise<void> {
  const response = await fetch(url, { method, headers });
  const body = new Uint8Array(await response.arrayBuffer());
  const sent: ShopAnswer = { id, status: response.status, headers: [...response.headers], body };
  port?.postMessage(sent, [body.buffer]);
}

port.on('message', async (request: ShopRequest | null) => {
  if (request) return answer(request);
  await shop.close();
  process.exit();
});
port.postMessage(null);
