/** Makes and hashes recovery codes. */
import { createHmac, randomBytes } from 'node:crypto';
import { STAFF } from '../../core/merchant/constants.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const GROUP = 5;

/** Returns new recovery codes such as 'k7f3m-q9x2a' (about 50 bits each). */
export function newRecoveryCodes(): string[] {
  // Bytes beyond the last whole multiple of the alphabet are skipped, so that all letters are equally likely.
  const fair = 256 - (256 % ALPHABET.length);
  const letter = (): string => {
    const [byte = 255] = randomBytes(1);
    return byte < fair ? (ALPHABET[byte % ALPHABET.length] as string) : letter();
  };
  const group = () => Array.from({ length: GROUP }, letter).join('');
  return Array.from({ length: STAFF.recoveryCodes }, () => `${group()}-${group()}`);
}

/** Keyed hash of a recovery code; capitals, spaces and dashes do not count. */
export function hashRecoveryCode(key: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', key).update(plain).digest('base64url');
}
