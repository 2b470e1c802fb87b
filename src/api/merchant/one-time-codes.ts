/** Codes of authenticator apps (TOTP, RFC 6238) and recovery codes. */
import { createHmac, randomBytes } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { encodeQR } from 'qr';
import { STAFF } from '../../core/merchant/constants.ts';

const DIGITS = { digits: STAFF.codeDigits, period: STAFF.codeSeconds } as const;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 5;

/** Returns a new secret: 144 random bits as text. */
export const newSecret = (): string => randomBytes(18).toString('base64url');

/** The secret as authenticator apps take it: typed in base32, as a link, and as a QR code (SVG). */
export function forApp(secret: string, shop: string, email: string) {
  const uri = createOTP(secret, DIGITS).url(shop, email);
  return { secret: new URL(uri).searchParams.get('secret') ?? '', uri, qr: encodeQR(uri, 'svg') };
}

/**
 * Returns the time step that a code belongs to, null for a wrong one. All steps of the window are tried, so that the time
 * taken does not tell which was right.
 */
export async function stepOf(secret: string, code: string, nowMs: number): Promise<number | null> {
  const now = Math.floor(nowMs / 1000 / STAFF.codeSeconds);
  let found: number | null = null;
  for (let step = now - STAFF.codeWindow; step <= now + STAFF.codeWindow; step++) {
    if ((await createOTP(secret, DIGITS).hotp(step)) === code) found = step;
  }
  return found;
}

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
