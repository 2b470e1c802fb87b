/** A receiver of webhooks on loopback: verifies signatures and stores what it receives. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { createSender } from '../../src/api/events/send-webhook.ts';

export type ReceivedWebhook = {
  readonly id: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly id: string; readonly type: string; readonly timestamp: string; readonly data: object };
};

export type WebhookReceiver = {
  readonly url: string;
  readonly port: number;
  /** Requests with a valid signature, repetitions included. */
  readonly received: ReceivedWebhook[];
  /** Number of requests, valid or not. */
  requests: number;
  /** Secrets that it accepts; none: every signature. */
  secrets: string[];
  /** Answers a verified request; default: 204. */
  respond: (response: ServerResponse, request: ReceivedWebhook) => void;
  readonly close: () => Promise<void>;
};

const accept = (response: ServerResponse) => void response.writeHead(204).end();

function isSigned(secrets: readonly string[], raw: string, headers: IncomingMessage['headers']): boolean {
  if (secrets.length === 0) return true;
  return secrets.some((secret) => {
    try {
      new Webhook(secret).verify(raw, headers as Record<string, string>);
      return true;
    } catch {
      return false;
    }
  });
}

export async function openReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    receiver.requests += 1;
    // null: the sender was killed.
    const raw = await text(request).catch(() => null);
    if (raw === null) return;
    if (!isSigned(receiver.secrets, raw, request.headers)) {
      response.writeHead(401).end();
      return;
    }
    const one = { id: String(request.headers['webhook-id']), headers: request.headers, body: JSON.parse(raw) };
    receiver.received.push(one);
    receiver.respond(response, one);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received: [],
    requests: 0,
    secrets: [],
    respond: accept,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return receiver;
}

/** Sends to receivers on loopback, which is refused outside tests. */
export const localSender = (timeoutMs?: number) =>
  createSender({
    plain: true,
    isAllowed: (address) => address === '127.0.0.1',
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
