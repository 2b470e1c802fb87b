/** Checkout requests for benchmarks: keep-alive, carts of one item, unlimited stock. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import pg from 'pg';

export type Answer = {
  readonly status: number;
  readonly ms: number;
  /** Retry-After in seconds. */
  readonly retryAfter: string | undefined;
  readonly body: string;
};

export const agent = new Agent({ keepAlive: true, maxSockets: 400 });

export function send(
  url: string,
  path: string,
  payload: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      url + path,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => {
          body += text;
        });
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            ms: performance.now() - started,
            retryAfter: answer.headers['retry-after'],
            body,
          }),
        );
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection at the moment of reuse; no response was lost.
      if (asked.reusedSocket && error.code === 'ECONNRESET') return resolve(send(url, path, payload, headers));
      return reject(error);
    });
    asked.end(payload);
  });
}

let buyers = 0;

/**
 * Body and headers of an order by a new buyer with unique email address, phone and network, because limits count them. The
 * shop must trust one proxy.
 */
export function ownBuyer(body: string, headers: Record<string, string>) {
  buyers += 1;
  return {
    body: body.replace('meera@', `meera-${buyers}@`).replace('9845012345', String(9_000_000_000 + buyers)),
    headers: { ...headers, 'x-forwarded-for': `10.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}` },
  };
}

export function placeOrder(url: string, body: string): Promise<Answer> {
  const own = ownBuyer(body, { 'idempotency-key': randomUUID() });
  return send(url, '/api/orders', own.body, own.headers);
}

/** Returns order bodies with one item each, cycling through all products. */
export async function bodiesOf(url: string): Promise<string[]> {
  const list = (await (await fetch(`${url}/api/products?limit=64`)).json()) as {
    products: { sku: string; variants: { sku: string }[] }[];
  };
  const skus = list.products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const bodies: string[] = [];
  for (const sku of skus) {
    const lines = [{ sku, quantity: 1 }];
    const { body } = await send(url, '/api/cart/quote', JSON.stringify({ lines, pin: '560038' }));
    const { total, payments, changes } = JSON.parse(body);
    if (changes.length > 0 || !payments.includes('neft')) continue;
    const contact = { name: 'Meera Rao', email: 'meera@example.com', phone: '9845012345' };
    const address = { line1: '14 Sample Lane', city: 'Bengaluru', state: 'Karnataka', pin: '560038' };
    bodies.push(JSON.stringify({ lines, total, contact, address, payment: 'neft' }));
  }
  return bodies;
}

/** Sets stock so high that a benchmark cannot sell out. */
export async function fillShelves(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update variants set stock = 1000000');
  await client.end();
}
