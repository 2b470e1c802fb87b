/** Tokens for links: 32 random bytes, of which only the hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

/** Unsalted SHA-256 suffices, because tokens are random. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** token goes into the email, hash into the database. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
