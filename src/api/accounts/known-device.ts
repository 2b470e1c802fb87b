/**
 * Marks a browser in which somebody has signed in before. It opens nothing: it only counts wrong passwords for itself, so that
 * strangers who guess at an account cannot lock its shopper out.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ACCOUNT_API } from '../../core/shop/constants.ts';

export type Devices = {
  /** The Set-Cookie line of a mark for this account. */
  readonly mark: (email: string) => string;
  /** The mark that a Cookie header holds for this account; null without one that we made. */
  readonly read: (cookies: string | undefined, email: string) => string | null;
};

export function createDevices(secret: string, secure: boolean): Devices {
  const name = secure ? '__Host-aroha.device' : 'aroha.device';
  const find = new RegExp(`(?:^|;\\s*)${name.replace('.', '\\.')}=([\\w-]+)\\.([\\w-]+)`);
  const sign = (email: string, mark: string) =>
    createHmac('sha256', secret).update(`device\n${email}\n${mark}`).digest();
  return {
    mark: (email) => {
      const mark = randomBytes(16).toString('base64url');
      const maxAge = ACCOUNT_API.deviceDays * 86_400;
      const value = `${mark}.${sign(email, mark).toString('base64url')}`;
      return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`;
    },
    read: (cookies, email) => {
      const [, mark = '', given = ''] = find.exec(cookies ?? '') ?? [];
      const signature = Buffer.from(given, 'base64url');
      const expected = sign(email, mark);
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? mark : null;
    },
  };
}
