/** Compares an `Authorization: Bearer` secret in constant time. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns false also when no secret is configured. */
export function hasBearerToken({ headers }: FastifyRequest, secret: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return secret !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(secret));
}
