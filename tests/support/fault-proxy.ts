/** A proxy with a failing API: pages are passed through, API responses are corrupted. */
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const FAULTS = ['away', 'failing', 'silent', 'half a JSON', 'another shape', 'slow'] as const;
export type Fault = (typeof FAULTS)[number];

/** Header that selects the fault of a request; without it the API works. Parallel tests use different faults. */
export const FAULT_HEADER = 'x-fault';

export type FaultProxy = { readonly url: string; readonly close: () => Promise<void> };

const SLOW_MS = 2500;
const PICTURE = /\.(avif|webp|jpg|png|webm|mp4|glb)(\?|$)/;

const JSON_TYPE = { 'content-type': 'application/json' };
/** Responds instead of the API. Returning true passes the request on. */
const FAULT_RESPONSES: Readonly<Record<Fault, (answer: ServerResponse) => boolean | Promise<boolean>>> = {
  away: (answer) => !answer.socket?.destroy(),
  failing: (answer) => !answer.writeHead(500).end('oops'),
  silent: () => false,
  'half a JSON': (answer) => !answer.writeHead(200, JSON_TYPE).end('{"success":true,"data":[{"_id":"x","na'),
  'another shape': (answer) => !answer.writeHead(200, JSON_TYPE).end('{"hello":[1,null,{"data":"world"}]}'),
  slow: () => new Promise((done) => setTimeout(() => done(true), SLOW_MS)),
};

/** Proxies the shop at origin. Images are passed through. */
export async function openFaultProxy(origin: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  const server = createServer(async (asked, answer) => {
    const { method, headers, url = '/' } = asked;
    if (PICTURE.test(url)) {
      answer.writeHead(404).end();
      return;
    }
    const fault = FAULTS.find((one) => one === headers[FAULT_HEADER]);
    if (fault && url.startsWith('/api/') && !(await FAULT_RESPONSES[fault](answer))) return;
    const onward = request({ hostname, port, method, headers, path: url, agent }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', () => asked.socket.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        agent.destroy();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
