/**
 * A complete shop with Razorpay and Stripe on their doubles, in a process of its own. A second server acts for the shopper at the
 * gateway and for the gateway: POST {do, name, url} as JSON. Prints both origins as one line of JSON.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createApp } from '../../src/api/app.ts';
import { cashOnDelivery } from '../../src/api/payments/cash.ts';
import { gatewayMethod } from '../../src/api/payments/gateway-method.ts';
import { upi } from '../../src/api/payments/upi.ts';
import { openMemory } from '../../src/db/engine/open.ts';
import { seed } from '../../src/ingest/seed.ts';
import { readSite } from '../../src/ingest/site-content.ts';
import { openImages } from '../../src/media/images.ts';
import { openMedia } from '../../src/media/media.ts';
import { openSite } from '../../src/server/static-host.ts';
import type { GatewayDouble, GatewayPost, PayResult } from './gateway-server.ts';
import { type GatewayName, openGatewayOn } from './gateways.ts';
import { MERCHANT_KEY } from './merchant.ts';

/** pay: the shopper pays, or fails to. decide: the bank decides. dispute: the buyer disputes the order's payment. refuse: refunds are refused with this reason; '' for not any more. */
export type Act =
  | { readonly do: 'pay'; readonly name: GatewayName; readonly url: string; readonly result: PayResult }
  | { readonly do: 'decide'; readonly name: GatewayName; readonly url: string; readonly result: 'paid' | 'failed' }
  | { readonly do: 'dispute'; readonly name: GatewayName; readonly number: string }
  | { readonly do: 'refuse'; readonly name: GatewayName; readonly reason: string };

const IMAGES = '.data/payment-img';

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const opened = { razorpay: await openGatewayOn('razorpay'), stripe: await openGatewayOn('stripe') };
const gateways = [opened.razorpay, opened.stripe].map(({ gateway }) => gatewayMethod(gateway));

/** The webhooks that an act causes. */
function postsOf(double: GatewayDouble, act: Exclude<Act, { do: 'refuse' }>): GatewayPost[] {
  if (act.do === 'pay') return double.pay(act.url, act.result);
  if (act.do === 'decide') return double.decide(act.url, act.result);
  const paid = [...double.payments].filter(([, { number }]) => number === act.number);
  return paid.map(([reference]) => double.dispute(reference));
}

const control = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const act = JSON.parse(Buffer.concat(chunks).toString()) as Act;
  const { double } = opened[act.name];
  if (act.do === 'refuse') double.refuseRefunds.reason = act.reason;
  else
    for (const { headers, body } of postsOf(double, act))
      await fetch(`${shop}/api/payments/${act.name}/webhook`, { method: 'POST', headers, body });
  response.end('{}');
});

const media = openMedia('content/media');
const database = await openMemory();
await seed(database.db, 'content', media);
// The app needs its address before it listens, so a free port is reserved first.
const probe = createServer();
const shop = await listen(probe);
await new Promise((done) => probe.close(done));
const app = await createApp({
  database,
  images: openImages(media, IMAGES, 256 * 1024 * 1024),
  site: await openSite(resolve('dist')),
  siteOrigin: shop,
  proxies: 1,
  accounts: { origin: shop },
  orders: {
    seller: readSite('content'),
    merchantKey: MERCHANT_KEY,
    limits: null,
    paymentMethods: [...gateways, upi({ id: 'shop@bank', name: 'Shop' }), cashOnDelivery],
  },
});
await app.listen({ port: Number(new URL(shop).port), host: 'localhost' });
process.stdout.write(`${JSON.stringify({ shop, control: await listen(control) })}\n`);
