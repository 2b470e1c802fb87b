/** A proxy that drops requests before, and responses after, the server has processed them: the client cannot tell which. */
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LossyProxy = {
  readonly port: number;
  /** Numbers of dropped requests and responses. */
  readonly lost: { requests: number; answers: number };
  readonly close: () => Promise<void>;
};

/** draw returns a number in [0, 1); below half of loss the request is dropped, below loss the response. */
export async function openLossyProxy(target: number, loss: number, draw: () => number): Promise<LossyProxy> {
  const agent = new Agent({ keepAlive: true });
  const lost = { requests: 0, answers: 0 };
  const server = createServer((asked, answer) => {
    const fate = draw();
    if (fate < loss / 2) {
      lost.requests += 1;
      asked.socket.destroy();
      return;
    }
    const { method, headers, url } = asked;
    const onward = request({ port: target, host: '127.0.0.1', method, headers, path: url, agent }, (reply) => {
      if (fate < loss) {
        lost.answers += 1;
        reply.resume();
        reply.on('end', () => asked.socket.destroy());
        return;
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', () => asked.socket.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    lost,
    close: () =>
      new Promise((done) => {
        agent.destroy();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
