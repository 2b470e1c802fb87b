/** A body with its tag and its compressed forms, made once and sent many times. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
};

/** Encodes a text body; binary ones and small ones are left plain. quality is brotli's, 0 to 11. */
export async function encode(plain: Buffer, type: string, cacheControl: string, quality: number): Promise<Encoded> {
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
  const worth = plain.length >= WORTH_COMPRESSING && /text|json|javascript|xml|svg|manifest/.test(type);
  const [br, gz] = worth
    ? await Promise.all([
        brotli(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
        }),
        deflate(plain, { level: 6 }),
      ])
    : [null, null];
  return { type, cacheControl, etag, plain, br, gzip: gz };
}

/** Bytes held in memory. */
export function weigh(encoded: Encoded): number {
  return encoded.plain.length + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0);
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
function choose(request: FastifyRequest, reply: FastifyReply, encoded: Encoded): Buffer {
  reply.header('etag', encoded.etag).header('cache-control', encoded.cacheControl).header('content-type', encoded.type);
  if (!encoded.br) return encoded.plain;
  // Whoever spoke before (CORS) may vary by origin already.
  const vary = reply.getHeader('vary');
  reply.header('vary', vary && vary !== 'accept-encoding' ? `${vary}, accept-encoding` : 'accept-encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [name, form] = takes(accepted, 'br')
    ? ['br', encoded.br]
    : takes(accepted, 'gzip')
      ? ['gzip', encoded.gzip]
      : ['', null];
  if (!form) return encoded.plain;
  reply.header('content-encoding', name);
  return form;
}

/** True when the caller already has this body: a 304 is the answer. */
function isFresh(request: FastifyRequest, encoded: Encoded): boolean {
  return request.headers['if-none-match']?.includes(encoded.etag) ?? false;
}

/** The best form, or null when 304 is the answer; headers and status are set for either. */
export function answer(request: FastifyRequest, reply: FastifyReply, encoded: Encoded): Buffer | null {
  const body = choose(request, reply, encoded);
  if (!isFresh(request, encoded)) return body;
  reply.code(304).removeHeader('content-encoding').removeHeader('content-type');
  return null;
}

/** Answers with the best form, or 304. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  encoded: Encoded,
  status = 200,
): FastifyReply {
  if (status !== 200) return reply.code(status).send(choose(request, reply, encoded));
  return reply.send(answer(request, reply, encoded) ?? undefined);
}
