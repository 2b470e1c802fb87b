/** An in-process S3 server that stores objects and verifies signatures. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const BUCKET = { region: 'eu-test-1', key: 'AROHATESTKEY', secret: 'a secret of the bucket' };

export type BucketServer = {
  readonly url: string;
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string }>;
  /** Requests such as 'GET masters.json', in order of arrival. */
  readonly requests: string[];
  /** Responds 503 to everything while true. */
  unreachable: boolean;
  readonly close: () => Promise<void>;
};

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Returns the expected signature: version 4, unsigned payload. */
function signatureOf({ method, url, headers }: IncomingMessage, signed: string): string {
  const moment = String(headers['x-amz-date']);
  const scope = `${moment.slice(0, 8)}/${BUCKET.region}/s3/aws4_request`;
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`);
  const [path, query = ''] = (url ?? '').split('?');
  const canonical = [method, path, query, lines.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const parts = [moment.slice(0, 8), BUCKET.region, 's3', 'aws4_request'];
  const key = parts.reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${BUCKET.secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scope, digest].join('\n')).toString('hex');
}

function isSigned(request: IncomingMessage): boolean {
  const said = /Credential=([^/]+)\/.*SignedHeaders=([^,]+), *Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  );
  const [, key, signed = '', signature] = said ?? [];
  return key === BUCKET.key && signed.includes('host') && signature === signatureOf(request, signed);
}

export async function openBucket(): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map();
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const key = (request.url ?? '').replace('/shop/', '');
    const end = (status: number, body?: Buffer) =>
      response.writeHead(status, body && { 'content-length': body.length }).end(request.method === 'HEAD' ? '' : body);
    asked.push(`${request.method} ${key}`);
    if (bucket.unreachable) return end(503);
    if (!isSigned(request)) return end(403);
    if (request.method === 'PUT') {
      // As in S3, a body requires Content-Length.
      if (!request.headers['content-length']) return end(411);
      objects.set(key, { bytes, type: request.headers['content-type'] ?? '' });
      return end(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return end(204);
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    if (pathname === '/shop' && searchParams.get('list-type') === '2') {
      const names = [...objects.keys()].filter((one) => one.startsWith(searchParams.get('prefix') ?? '')).sort();
      const rows = names
        .slice(0, Number(searchParams.get('max-keys')))
        .map((one) => `<Contents><Key>${one}</Key></Contents>`);
      return end(200, Buffer.from(`<ListBucketResult>${rows.join('')}</ListBucketResult>`));
    }
    const found = objects.get(key);
    return found ? end(200, found.bytes) : end(404);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bucket: BucketServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`,
    objects,
    requests: asked,
    unreachable: false,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return bucket;
}
