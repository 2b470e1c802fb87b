/**
 * A slow connection for whole browsers: a proxy before the server that delays and meters bytes like Lighthouse's slow 4G. The
 * throttling of DevTools holds for one page; prerendered pages and prefetches have connections of their own.
 */
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Lighthouse's slow 4G: round trip, and bytes per second. */
const SLOW_4G = { roundTripMs: 150, down: 1.6e6 / 8, up: 750e3 / 8 };
/** Connections take turns with pieces of this size. */
const PIECE = 4096;

export type SlowLink = {
  readonly url: string;
  /** Begins or stops to slow down; at first the link is fast. */
  readonly setSlow: (slow: boolean) => void;
  /** Bytes that the server sent so far. */
  readonly received: () => number;
  readonly stop: () => Promise<void>;
};

/** Returns a function that waits until the line of this many bytes a second has carried so many bytes. */
function line(perSecond: number): (bytes: number) => Promise<unknown> {
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (1000 * bytes) / perSecond;
    return sleep(Math.max(0, freeAt - performance.now()));
  };
}

/** Opens a link to the server at a URL, on a free port. */
export async function openSlowLink(target: string): Promise<SlowLink> {
  let slow = false;
  let received = 0;
  const lines = { down: line(SLOW_4G.down), up: line(SLOW_4G.up) };
  const sockets = new Set<Socket>();

  async function carry(from: Socket, to: Socket, way: keyof typeof lines): Promise<void> {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      if (way === 'down') received += chunk.length;
      if (!slow) to.write(chunk);
      for (let at = 0; slow && at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        await lines[way](piece.length);
        setTimeout(() => to.writable && to.write(piece), SLOW_4G.roundTripMs / 2);
      }
    }
    setTimeout(() => to.end(), slow ? SLOW_4G.roundTripMs / 2 : 0);
  }

  const server = createServer({ pauseOnConnect: true, noDelay: true }, async (client) => {
    const upstream = connect({ port: Number(new URL(target).port), host: '127.0.0.1', noDelay: true });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    // The handshake.
    if (slow) await sleep(SLOW_4G.roundTripMs);
    carry(client, upstream, 'up').catch(() => upstream.destroy());
    carry(upstream, client, 'down').catch(() => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    setSlow: (value) => {
      slow = value;
    },
    received: () => received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
