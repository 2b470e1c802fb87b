/** A body with its tag and its compressed forms, each made once, when first asked for, and sent many times. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Smaller bodies travel as they are: the saving is less than a packet. */
const WORTH_COMPRESSING = 1024;

export type Encoded = {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly plain: Buffer;
  /** Compressed forms by their names; null when it travels as it is. */
  readonly forms: { readonly br: () => Promise<Buffer>; readonly gzip: () => Promise<Buffer> } | null;
};

/**
 * The same bytes in memory of their own. Small buffers are parts of a shared one, and what zlib returns is a part of 16 KB:
 * cached as they are, a hundred bytes would hold all of it.
 */
export function compact(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A body of this size at a low quality is compressed in less time than a thread of the pool takes to be handed it. */
const AT_ONCE = { bytes: 16 * 1024, quality: 4 };

/** Encodes a text body; binary ones and small ones are left plain. quality is brotli's, 0 to 11. */
export function encode(body: Buffer, type: string, cacheControl: string, quality: number): Encoded {
  const plain = compact(body);
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  const worth = plain.length >= WORTH_COMPRESSING && /text|json|javascript|xml|svg|manifest/.test(type);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const atOnce = plain.length <= AT_ONCE.bytes && quality <= AT_ONCE.quality;
  const forms = worth
    ? {
        br: once(async () => compact(atOnce ? brotliCompressSync(plain, { params }) : await brotli(plain, { params }))),
        gzip: once(async () => compact(await deflate(plain, { level: 6 }))),
      }
    : null;
  return { type, cacheControl, etag, plain, forms };
}

/** Bytes it may come to hold in memory: compressed texts are less than half of themselves. */
export function weigh({ plain, forms }: Encoded): number {
  return forms ? plain.length * 2 : plain.length;
}

/** Whether an Accept-Encoding names an encoding; q=0 is how it is refused. */
function takes(accepted: string, name: string): boolean {
  const [, ...options] = accepted
    .toLowerCase()
    .split(',')
    .map((item) => item.split(';').map((part) => part.trim()))
    .find(([encoding]) => encoding === name) ?? ['', 'q=0'];
  return !options.some((option) => /^q=0(\.0*)?$/.test(option));
}

/** The best form the caller takes, its headers set. */
async function choose(request: FastifyRequest, reply: FastifyReply, encoded: Encoded): Promise<Buffer> {
  reply.header('etag', encoded.etag).header('cache-control', encoded.cacheControl).header('content-type', encoded.type);
  if (!encoded.forms) return encoded.plain;
  // Whoever spoke before (CORS) may vary by origin already.
  const vary = reply.getHeader('vary');
  reply.header('vary', vary && vary !== 'accept-encoding' ? `${vary}, accept-encoding` : 'accept-encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const name = (['br', 'gzip'] as const).find((one) => takes(accepted, one));
  if (!name) return encoded.plain;
  reply.header('content-encoding', name);
  return encoded.forms[name]();
}

/** True when the caller already has this body: a 304 is the answer. */
function isFresh(request: FastifyRequest, encoded: Encoded): boolean {
  return request.headers['if-none-match']?.includes(encoded.etag) ?? false;
}

/** The best form, or null when 304 is the answer; headers and status are set for either. */
export async function answer(request: FastifyRequest, reply: FastifyReply, encoded: Encoded): Promise<Buffer | null> {
  const body = await choose(request, reply, encoded);
  if (!isFresh(request, encoded)) return body;
  reply.code(304).removeHeader('content-encoding').removeHeader('content-type');
  return null;
}

/** Answers with the best form, or 304. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  encoded: Encoded,
  status = 200,
): Promise<FastifyReply> {
  if (status !== 200) return reply.code(status).send(await choose(request, reply, encoded));
  return reply.send((await answer(request, reply, encoded)) ?? undefined);
}
