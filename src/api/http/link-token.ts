/** Reads the token of an emailed link from its page or form. */
import type { FastifyRequest } from 'fastify';

/** Reads the form field, else the query; returns '' for anything that cannot be a token. */
export function linkTokenOf({ body, query }: FastifyRequest): string {
  const given = (body as { token?: unknown } | null)?.token ?? (query as { token?: unknown }).token;
  return typeof given === 'string' && /^[\w-]{43}$/.test(given) ? given : '';
}
