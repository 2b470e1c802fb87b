/** Which pages may change something in a shopper's name. */
import type { FastifyRequest } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { Refusal } from './http-error.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of this very host; under TLS its scheme may be the better one than a proxy told us. */
function isSameHost(request: FastifyRequest, origin: string): boolean {
  const { host, protocol } = URL.parse(origin) ?? {};
  return host === request.host && (protocol === 'https:' || protocol === `${request.protocol}:`);
}

/**
 * Refuses, with 403, a change that another site's page asked for. A browser names the origin with every such request; a
 * program that is no browser names none and brings no shopper's cookies.
 */
export function checkOrigin(request: FastifyRequest, allowed: ReadonlySet<string>): void {
  if (READS.has(request.method)) return;
  const { origin } = request.headers;
  const known =
    origin === undefined
      ? request.headers['sec-fetch-site'] !== 'cross-site'
      : allowed.has(origin) || isSameHost(request, origin);
  if (!known) throw new Refusal(403, AUTH_COPY.foreignOrigin);
}
