/** Posts JSON over HTTP with keep-alive. Rejects when the connection fails. */
import { Agent, request } from 'node:http';

export type Posted = { readonly status: number; readonly text: string };
export type Post = (port: number, path: string, body: object, headers?: Record<string, string>) => Promise<Posted>;

export function openPost(maxSockets: number): { readonly post: Post; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets });
  const post: Post = (port, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', port, path, method: 'POST' };
      const asked = request({ ...options, headers: { 'content-type': 'application/json', ...headers } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', reject);
        answer.on('aborted', () => reject(new Error('The response was interrupted.')));
      });
      asked.on('error', reject);
      asked.end(JSON.stringify(body));
    });
  return { post, close: () => agent.destroy() };
}

/** Runs work `count` times with limited concurrency. */
export async function times(count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
}
