/** A load balancer with readiness checks. */
import { Agent, request } from 'node:http';

export type Asked = { readonly status: number; readonly text: string };

const agent = new Agent({ keepAlive: true });

/** Sends one GET with keep-alive. Rejects when the connection fails. */
export function get(port: number, path: string): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, host: '127.0.0.1', port, path }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('aborted', () => reject(new Error('The response was interrupted.')));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

export type LoadBalancer = {
  /** Number of responses per status or error. */
  readonly responses: Map<string, number>;
  readonly stop: () => Promise<void>;
};

/** Keeps callers requesting the processes at ports; distinct paths bypass caches, so that the database is used. */
export function balanceLoad(
  ports: readonly number[],
  callers: number,
  pathOf: (index: number) => string,
): LoadBalancer {
  const ready = new Set<number>(ports);
  const heard = new Map<string, number>();
  let over = false;
  let index = 0;
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

  async function watch(port: number): Promise<void> {
    while (!over) {
      const isReady = await get(port, '/readyz').then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isReady) ready.add(port);
      else ready.delete(port);
      await wait(50);
    }
  }

  async function call(): Promise<void> {
    while (!over) {
      const all = [...ready];
      const port = all[index++ % all.length];
      if (port === undefined) {
        await wait(10);
        continue;
      }
      const end = await get(port, pathOf(index)).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      heard.set(end, (heard.get(end) ?? 0) + 1);
    }
  }

  const work = [...ports.map(watch), ...Array.from({ length: callers }, call)];
  return {
    responses: heard,
    stop: async () => {
      over = true;
      await Promise.all(work);
    },
  };
}
