/** A store in an S3-compatible bucket, for shops on several machines. */
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsV4Signer } from 'aws4fetch';
import { STORE } from '../../core/shop/server-constants.ts';
import { checkKey, type Store } from './store.ts';

export type Bucket = {
  /** URL of the bucket: https://host/bucket or https://bucket.host. */
  readonly url: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
};

export function bucketStore({ url, region, key: accessKeyId, secret: secretAccessKey }: Bucket): Store {
  const credentials = { accessKeyId, secretAccessKey, region, service: 's3' };

  /** Requests a path below the bucket's. Returns 404 responses; throws for all other errors. */
  async function send(method: string, path: string, body?: Blob): Promise<Response> {
    const headers = new Headers(body && { 'content-type': body.type });
    const signed = await new AwsV4Signer({ ...credentials, method, url: `${url}${path}`, headers }).sign();
    const whole = body !== undefined || method === 'GET';
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      signal: AbortSignal.timeout(whole ? STORE.sendMs : STORE.answerMs),
      ...(body && { body }),
    });
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    await answer.body?.cancel();
    throw new Error(`${url} responded with ${answer.status} to ${method} ${path}.`);
  }
  const ask = (method: string, key: string, body?: Blob) => send(method, `/${checkKey(key)}`, body);

  return {
    name: `the bucket ${url}`,
    put: async (key, path, type) => {
      // Streamed from disk with a known length.
      await (await ask('PUT', key, await openAsBlob(path, { type }))).body?.cancel();
      await rm(path, { force: true });
    },
    open: async (key) => {
      const answer = await ask('GET', key);
      if (answer.ok && answer.body)
        return {
          body: Readable.fromWeb(answer.body as ReadableStream),
          size: Number(answer.headers.get('content-length')),
        };
      await answer.body?.cancel();
      return null;
    },
    first: async (beginning) => {
      // ListObjectsV2, in the order of keys; ours need no unescaping.
      const list = await send('GET', `?list-type=2&max-keys=1&prefix=${encodeURIComponent(checkKey(beginning))}`);
      return /<Key>([^<]+)<\/Key>/.exec(await list.text())?.[1] ?? null;
    },
    has: async (key) => (await ask('HEAD', key)).ok,
    remove: async (key) => void (await (await ask('DELETE', key)).body?.cancel()),
  };
}
