/** The token that a link in a letter carries, as its page and the form on it send it. */
import type { FastifyRequest } from 'fastify';

/** From the form, else from the query; '' for anything that cannot be a token. */
export function linkTokenOf({ body, query }: FastifyRequest): string {
  const given = (body as { token?: unknown } | null)?.token ?? (query as { token?: unknown }).token;
  return typeof given === 'string' && /^[\w-]{43}$/.test(given) ? given : '';
}
