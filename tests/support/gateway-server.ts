/** A loopback HTTP server in the place of a gateway, which the gateway's real library calls. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type GatewayRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};
export type GatewayResponse = { readonly status: number; readonly body: unknown };

/** A signed webhook. */
export type GatewayPost = { readonly headers: Record<string, string>; readonly body: string };

export type GatewayServer = {
  readonly origin: string;
  /** True: connections are broken off. */
  down: boolean;
  /** True: requests are carried out, but their responses are lost. */
  deaf: boolean;
  readonly close: () => Promise<void>;
};

export async function openGatewayServer(answer: (request: GatewayRequest) => GatewayResponse): Promise<GatewayServer> {
  const server = createServer(async (request, response) => {
    if (gateway.down) return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://gateway');
    const body = Buffer.concat(chunks).toString();
    const result = answer({ method: request.method ?? 'GET', path, query, headers: request.headers, body });
    if (gateway.deaf) return void request.socket.destroy();
    response.writeHead(result.status, { 'content-type': 'application/json' }).end(JSON.stringify(result.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const gateway: GatewayServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    down: false,
    deaf: false,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return gateway;
}

/** How a shopper's attempt on a gateway's page ends. */
export type PayResult = 'paid' | 'failed' | 'pending';

/** A gateway with a page for shoppers and webhooks for the shop. */
export type GatewayDouble = GatewayServer & {
  readonly settings: { readonly key: string; readonly secret: string };
  /** Pays on a page, or fails to; returns the webhooks. Throws when the page is closed. at: default is now. */
  readonly pay: (url: string, result?: PayResult, at?: Date) => GatewayPost[];
  /**
   * Begins an attempt on an open page. The result captures it, even when the page was closed or paid meanwhile, and returns the
   * webhooks. Throws when the gateway would not take it.
   */
  readonly begin: (url: string) => () => GatewayPost[];
  /** The bank decides on a pending payment. Returns the webhooks. */
  readonly decide: (url: string, result: 'paid' | 'failed') => GatewayPost[];
  /** Sum of what is kept: payments minus refunds, in minor units, by order number. */
  readonly kept: () => Map<string, number>;
  /** Payments and refunds with their amounts. */
  readonly payments: Map<string, { readonly number: string; readonly amount: number }>;
  readonly refunds: Map<string, { readonly payment: string; readonly amount: number }>;
  /** Why refunds are refused; '' when they are not. */
  readonly refuseRefunds: { reason: string };
  /** The webhook of an event, signed at a time. */
  readonly sign: (event: object, at?: Date) => GatewayPost;
  /** Webhooks of a refund that fails after it was accepted, and of a dispute, new or decided. */
  readonly failRefund: (id: string) => GatewayPost;
  readonly dispute: (payment: string, ended?: 'won' | 'lost', nth?: number) => GatewayPost;
};
