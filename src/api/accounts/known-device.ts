/**
 * A signed cookie that marks a browser which has signed in to an account before. It grants nothing: wrong passwords are
 * counted per marked device, so that strangers cannot lock the shopper out.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ACCOUNT_API } from '../../core/account/constants.ts';

export type KnownDevices = {
  /** Returns the Set-Cookie value that marks this browser for the account. */
  readonly mark: (email: string) => string;
  /** Returns the valid mark for this account in a Cookie header, else null. */
  readonly read: (cookies: string | undefined, email: string) => string | null;
};

/** cookie: what the browser is known for. */
export function createKnownDevices(secret: string, secure: boolean, cookie = 'aroha.device'): KnownDevices {
  const name = secure ? `__Host-${cookie}` : cookie;
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
