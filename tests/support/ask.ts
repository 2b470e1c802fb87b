/** Sends a request to an app as a browser would, and parses the response. */
import type { FastifyInstance } from 'fastify';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly bytes: Buffer;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect arbitrary responses.
  readonly json: any;
};

export async function ask(app: FastifyInstance, url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { statusCode, headers: answered, rawPayload, body } = await app.inject({ url, headers });
  const flat = Object.fromEntries(Object.entries(answered).map(([name, value]) => [name, value?.toString()]));
  const isJson = flat['content-type']?.includes('json') && !flat['content-encoding'] && body !== '';
  return {
    status: statusCode,
    headers: flat,
    bytes: rawPayload,
    text: body,
    json: isJson ? JSON.parse(body) : undefined,
  };
}
