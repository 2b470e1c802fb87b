/**
 * Caches catalogue responses until the catalogue changes. Each process has its own cache, invalidated by database
 * notifications; entries expire after maxAgeMs in case one is lost.
 */
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { MEMORY_CACHE } from '../../core/shop/server-constants.ts';
import { type CacheLimits, createMemoryCache, type MemoryCache } from '../../db/engine/memory-cache.ts';
import { type KeyOf, keyOfRoute } from './cache-key.ts';
import { type Encoded, encode, memoryBytes, prepareResponse, sendEncoded } from './encoded.ts';

export type Cache = Pick<MemoryCache<Encoded>, 'clear' | 'usage'> & { readonly use: (scope: FastifyInstance) => void };

/** Browsers revalidate every time; a CDN may serve for seconds, and stale while revalidating. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=15, stale-while-revalidate=60';

export function createCache(limits: CacheLimits = MEMORY_CACHE.responses): Cache {
  const responses = createMemoryCache<Encoded>(limits, memoryBytes);
  let version = 0;

  /** Returns the hook that looks up a request's key; undefined on a miss. */
  function lookUp(keyOf: KeyOf): onRequestAsyncHookHandler {
    return async (request, reply) => {
      if (request.method !== 'GET') return undefined;
      request.cacheKey = keyOf(request);
      const found = responses.get(request.cacheKey);
      return found ? sendEncoded(request, reply, found) : undefined;
    };
  }

  /** Stores the catalogue version before the response is made. */
  const note: onRequestAsyncHookHandler = async (request) => {
    request.catalogueVersion = version;
  };

  /** Caches every GET of this scope. */
  function use(scope: FastifyInstance): void {
    scope.addHook('onRoute', (route) => {
      const hook = lookUp(keyOfRoute(route));
      route.onRequest = hook;
      // Other spellings of the same parameters share the entry through their validated values.
      route.preHandler = [hook, note];
    });
    scope.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode !== 200 || typeof payload !== 'string' || request.catalogueVersion === undefined)
        return payload;
      const type = String(reply.getHeader('content-type'));
      const encoded = encode(Buffer.from(payload), type, CACHE_CONTROL, 4);
      // A change during the read may have made the response stale: it is sent, but not cached.
      if (request.cacheKey && request.catalogueVersion === version) responses.set(request.cacheKey, encoded);
      return prepareResponse(request, reply, encoded);
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
