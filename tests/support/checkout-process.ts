/** Checkout in a separate process, to be killed; prints its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkout } from '../../src/api/orders/checkout.ts';
import type { OrderDeps } from '../../src/api/orders/deps.ts';
import { cashOnDelivery } from '../../src/api/payments/cash.ts';
import { PLAIN_RULES } from '../../src/core/delivery/rules.ts';
import { orderBody } from '../../src/core/order/order-body.ts';
import { readEnv } from '../../src/core/shop/env.ts';
import { openDatabase } from '../../src/db/engine/open.ts';
import { BRAND } from './brand.ts';

const { db } = await openDatabase(readEnv(process.env));
const secret = process.env.SECRET ?? '';
const getSession = async () => null;
const rest = {
  seller: undefined,
  brand: BRAND,
  mail: undefined,
  files: undefined,
  documents: undefined,
  media: undefined,
  merchantKey: undefined,
  rebuild: { changed: () => {}, flush: async () => {} },
  merchants: new Set<string>(),
  pages: '',
  api: '',
  getSession,
};
const deps: OrderDeps = {
  db,
  rules: PLAIN_RULES,
  stores: [],
  paymentMethods: [cashOnDelivery],
  limits: null,
  secret,
  staffSecret: secret,
  ...rest,
};

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = orderBody.parse(JSON.parse(Buffer.concat(chunks).toString()));
  const key = String(request.headers['idempotency-key']);
  const answer = await checkout(deps, { key, userId: null, proven: false, network: '', body }).catch(() => null);
  response.writeHead(answer ? 200 : 500).end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
