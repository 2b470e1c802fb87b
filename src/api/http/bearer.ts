/** A secret that a program sends as `Authorization: Bearer`, compared without telling how much of it was right. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** False also when there is no such secret. */
export function knows({ headers }: FastifyRequest, secret: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return secret !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(secret));
}
