/** Checks the Origin of requests that change data. */
import type { FastifyRequest } from 'fastify';
import { AUTH_COPY } from '../../core/account/auth-copy.ts';
import { HttpError } from './http-error.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for the request's own host; with TLS termination the scheme may differ. */
function isSameHost(request: FastifyRequest, origin: string): boolean {
  const { host, protocol } = URL.parse(origin) ?? {};
  return host === request.host && (protocol === 'https:' || protocol === `${request.protocol}:`);
}

/**
 * Throws 403 for unsafe requests from other origins. Browsers always send Origin with them; other clients send none and
 * carry no cookies.
 */
export function checkOrigin(request: FastifyRequest, allowed: ReadonlySet<string>): void {
  if (READS.has(request.method)) return;
  const { origin } = request.headers;
  const known =
    origin === undefined
      ? request.headers['sec-fetch-site'] !== 'cross-site'
      : allowed.has(origin) || isSameHost(request, origin);
  if (!known) throw new HttpError(403, AUTH_COPY.foreignOrigin);
}
