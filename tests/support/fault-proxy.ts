/** A shop whose API is in a bad state: its pages come as they are, and every answer of the API is spoilt. */
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const FAULTS = ['away', 'failing', 'silent', 'half a JSON', 'another shape', 'slow'] as const;
export type Fault = (typeof FAULTS)[number];

/** Names the fault that a request is to meet; without it the API is well. Pages beside each other meet their own. */
export const FAULT_HEADER = 'x-fault';

export type FaultProxy = { readonly url: string; readonly close: () => Promise<void> };

const SLOW_MS = 2500;
const PICTURE = /\.(avif|webp|jpg|png|webm|mp4|glb)(\?|$)/;

const JSON_TYPE = { 'content-type': 'application/json' };
/** Answers in place of the API. True: the request is to be answered by it after all. */
const SPOIL: Readonly<Record<Fault, (answer: ServerResponse) => boolean | Promise<boolean>>> = {
  away: (answer) => !answer.socket?.destroy(),
  failing: (answer) => !answer.writeHead(500).end('oops'),
  silent: () => false,
  'half a JSON': (answer) => !answer.writeHead(200, JSON_TYPE).end('{"success":true,"data":[{"_id":"x","na'),
  'another shape': (answer) => !answer.writeHead(200, JSON_TYPE).end('{"hello":[1,null,{"data":"world"}]}'),
  slow: () => new Promise((done) => setTimeout(() => done(true), SLOW_MS)),
};

/** Stands before the shop at origin. Pictures are left out: they are not what fails here. */
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
    if (fault && url.startsWith('/api/') && !(await SPOIL[fault](answer))) return;
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
