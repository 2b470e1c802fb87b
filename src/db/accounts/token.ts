/** Secrets that travel in links: 32 random bytes, of which only the hash is kept. */
import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 suffices without salt: a token is random, not a password that somebody chose. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** token goes into the letter, hash into the database. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
