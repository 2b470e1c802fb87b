/**
 * Responses of catalogue reads, cached until the catalogue changes. Each process has its own cache; the database tells all of them
 * of a change, and an entry is never older than maxAgeMs, should the message be lost.
 */
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { MEMORY_CACHE } from '../../core/shop/constants.ts';
import { type CacheLimits, createMemoryCache, type MemoryCache } from '../../db/engine/memory-cache.ts';
import { type KeyOf, keyOfRoute } from './cache-key.ts';
import { answer, type Encoded, encode, sendEncoded, weigh } from './encoded.ts';

export type Cache = Pick<MemoryCache<Encoded>, 'clear' | 'usage'> & { readonly use: (scope: FastifyInstance) => void };

/** Browsers ask again each time and mostly hear 304; a CDN may answer for a few seconds, and longer while it asks. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=15, stale-while-revalidate=60';

export function createCache(limits: CacheLimits = MEMORY_CACHE.responses): Cache {
  const responses = createMemoryCache<Encoded>(limits, weigh);
  let version = 0;

  /** Looks a request up by the key that fits it now; undefined when it has to be answered anew. */
  function look(keyOf: KeyOf): onRequestAsyncHookHandler {
    return async (request, reply) => {
      if (request.method !== 'GET') return undefined;
      request.cacheKey = keyOf(request);
      const found = responses.get(request.cacheKey);
      return found ? sendEncoded(request, reply, found) : undefined;
    };
  }

  /** Of which catalogue the response will tell. */
  const note: onRequestAsyncHookHandler = async (request) => {
    request.catalogueVersion = version;
  };

  /** Makes every GET of this scope a cached one. */
  function use(scope: FastifyInstance): void {
    scope.addHook('onRoute', (route) => {
      const hook = look(keyOfRoute(route));
      route.onRequest = hook;
      // Another spelling of the same parameters is told by their validated values, and shares the entry.
      route.preHandler = [hook, note];
    });
    scope.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode !== 200 || typeof payload !== 'string' || request.catalogueVersion === undefined)
        return payload;
      const type = String(reply.getHeader('content-type'));
      const encoded = encode(Buffer.from(payload), type, CACHE_CONTROL, 4);
      // A change while this answer was being read may have made it old: it is sent, but not kept.
      if (request.cacheKey && request.catalogueVersion === version) responses.set(request.cacheKey, encoded);
      return answer(request, reply, encoded);
    });
  }

  return {
    use,
    usage: responses.usage,
    clear: () => {
      version += 1;
      responses.clear();
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    catalogueVersion?: number;
    cacheKey?: string;
  }
}
