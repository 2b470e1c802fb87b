/**
 * Answers of catalogue reads, kept until the catalogue changes. Each process keeps its own; the database tells all of them
 * of a change, and an entry is never older than maxAgeMs, should the message be lost.
 */
import type { FastifyInstance } from 'fastify';
import { answer, type Encoded, encode, sendEncoded, weigh } from './encoded.ts';

export type Cache = { readonly clear: () => void; readonly use: (scope: FastifyInstance) => void };

/** Browsers ask again each time and mostly hear 304; a CDN may answer for a few seconds, and longer while it asks. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=15, stale-while-revalidate=60';
const LONGEST_KEY = 2000;

type Limits = { readonly maxBytes: number; readonly maxAgeMs: number };
type Entry = { readonly encoded: Encoded; readonly until: number };

export function createCache({ maxBytes, maxAgeMs }: Limits = { maxBytes: 64 * 1024 * 1024, maxAgeMs: 30_000 }): Cache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let version = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (entry && entries.delete(key)) bytes -= weigh(entry.encoded);
  }

  function find(key: string): Encoded | null {
    const entry = entries.get(key);
    if (!entry) return null;
    drop(key);
    if (entry.until < Date.now()) return null;
    // Put back as the youngest: the map's order is the order of use.
    keep(key, entry);
    return entry.encoded;
  }

  function keep(key: string, entry: Entry): void {
    drop(key);
    entries.set(key, entry);
    bytes += weigh(entry.encoded);
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  /** Makes every GET of this scope a cached one. */
  function use(scope: FastifyInstance): void {
    scope.addHook('onRequest', async (request, reply) => {
      const found = request.method === 'GET' ? find(request.url) : null;
      if (found) return sendEncoded(request, reply, found);
      return undefined;
    });
    scope.addHook('preHandler', async (request) => {
      request.catalogueVersion = version;
    });
    scope.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode !== 200 || typeof payload !== 'string' || request.catalogueVersion === undefined)
        return payload;
      const type = String(reply.getHeader('content-type'));
      const encoded = encode(Buffer.from(payload), type, CACHE_CONTROL, 4);
      // A change while this answer was being read may have made it old: it is sent, but not kept.
      const current = request.catalogueVersion === version && request.method === 'GET';
      if (current && request.url.length <= LONGEST_KEY) keep(request.url, { encoded, until: Date.now() + maxAgeMs });
      return answer(request, reply, encoded);
    });
  }

  return {
    use,
    clear: () => {
      version += 1;
      entries.clear();
      bytes = 0;
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    catalogueVersion?: number;
  }
}
