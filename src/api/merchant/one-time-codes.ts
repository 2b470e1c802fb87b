/** Codes of authenticator apps (TOTP, RFC 6238). */
import { randomBytes } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { encodeQR } from 'qr';
import { STAFF } from '../../core/merchant/constants.ts';

const DIGITS = { digits: STAFF.codeDigits, period: STAFF.codeSeconds } as const;

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
