/** Requests with keep-alive from a chosen client address; the server trusts one proxy. */
import { Agent, request } from 'node:http';

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};
export type Answer = {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: number;
  readonly text: string;
};

export type Caller = {
  /** Status 0: the connection failed. */
  readonly call: (asked: Asked, from: string) => Promise<Answer>;
  readonly close: () => void;
};

const TIMEOUT_MS = 30_000;

export function openCaller(url: string, connections: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const call = (wanted: Asked, from: string): Promise<Answer> => {
    const { method, path, headers, body } = wanted;
    const started = performance.now();
    return new Promise((resolve) => {
      const done = (status: number, retryAfter: number, text: string) =>
        resolve({ status, ms: performance.now() - started, retryAfter, text });
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const options = { method, agent, timeout: TIMEOUT_MS, headers: { ...type, ...headers, 'x-forwarded-for': from } };
      const asked = request(new URL(path, url), options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', () => done(0, 0, ''));
        answer.on('end', () =>
          done(answer.statusCode ?? 0, Number(answer.headers['retry-after'] ?? 0), Buffer.concat(chunks).toString()),
        );
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection at the moment of reuse; no response was lost.
        if (asked.reusedSocket && error.code === 'ECONNRESET') return resolve(call(wanted, from));
        return done(0, 0, '');
      });
      asked.end(body);
    });
  };
  return { call, close: () => agent.destroy() };
}
