/** Limits and ends slow connections. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { CONNECTIONS } from '../../core/shop/server-constants.ts';

/** Times in milliseconds; a body and a response must progress by a number of bytes in each window. */
export type ConnectionLimits = { readonly [name in keyof typeof CONNECTIONS]: number };

/** Fastify options for limits that Node enforces: headers, whole requests, keep-alive. */
export function connectionOptions({ headersMs, requestMs, keepAliveMs, checkMs }: ConnectionLimits) {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs, keepAlive: true },
  };
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };
type Watched = { exchange: Exchange | null; phase: string; bytes: number; since: number };

/** receiving: waits for the client's body. sending: waits for the client to read. ours: waits for the server. */
function phaseOf(exchange: Exchange | null): 'receiving' | 'sending' | 'ours' {
  if (!exchange) return 'ours';
  const { request, response } = exchange;
  if (!request.complete && request.readableFlowing) return 'receiving';
  return response.writableLength > 0 ? 'sending' : 'ours';
}

/** Ends connections whose body or response progresses too slowly, even when single bytes keep moving. */
export function endSlowConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  const server = app.server as Server;
  const sockets = new Map<Socket, Watched>();
  server.maxConnections = limits.most;

  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { exchange: null, phase: 'ours', bytes: 0, since: Date.now() });
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const watched = sockets.get(request.socket);
    if (watched) watched.exchange = { request, response };
  });

  function check(): void {
    const now = Date.now();
    for (const [socket, watched] of sockets) {
      const phase = phaseOf(watched.exchange);
      const bytes = phase === 'receiving' ? socket.bytesRead : socket.bytesWritten - socket.writableLength;
      const [least, within] =
        phase === 'receiving' ? [limits.bodyBytes, limits.bodyMs] : [limits.responseBytes, limits.responseMs];
      if (phase === 'ours' || phase !== watched.phase || bytes - watched.bytes >= least) {
        Object.assign(watched, { phase, bytes, since: now });
      } else if (now - watched.since > within) socket.destroy();
    }
  }
  const timer = setInterval(check, limits.checkMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
