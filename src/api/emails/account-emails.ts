/** Emails with links that act on an account, and the tokens in them. They are requested again rather than repeated. */
import { ACCOUNT_EMAILS } from '../../core/account/emails-copy.ts';
import { resetPath, stopPath, verifyPath } from '../../core/shop/routes.ts';
import type { Brand } from '../../core/shop/theme.ts';
import { endTokens, issueToken } from '../../db/accounts/account-tokens.ts';
import type { Db } from '../../db/engine/db.ts';
import type { RunInBackground } from '../http/background.ts';
import { renderEmail } from './emails.ts';
import type { Mail } from './mail.ts';

type Addressee = { readonly id: string; readonly email: string };

/** Emails are sent after the response. Without mail none are sent. */
export type AccountEmails = {
  /** Sends a link that verifies the account's address. The requesting session needs no password on that page. */
  readonly verify: (user: Addressee, sessionId: string) => void;
  /** Sends a verification link to the new address (null: it belongs to another account) and notifies the current one. */
  readonly change: (user: Addressee, email: string | null, sessionId: string) => void;
  /** find returns the account with the given address, if any; it also runs after the response. */
  readonly reset: (find: () => Promise<Addressee | undefined>) => void;
};

export function openAccountEmails(
  db: Db,
  mail: Mail | undefined,
  site: string,
  brand: Brand,
  later: RunInBackground,
): AccountEmails {
  const pages = site || mail?.origin || '';
  const own = mail?.origin ?? '';
  const send = (to: string, words: keyof typeof ACCOUNT_EMAILS, link: string) =>
    mail?.sendMail(renderEmail(brand, to, ACCOUNT_EMAILS[words], link));

  async function sendVerification(
    kind: 'verify' | 'change',
    userId: string,
    email: string,
    sessionId: string,
  ): Promise<void> {
    const token = await issueToken(db, kind, { userId, email, sessionId });
    await send(email, kind, own + verifyPath(token));
  }

  async function change({ id: userId, email: present }: Addressee, email: string | null, sessionId: string) {
    // Only the newest request stays valid.
    await endTokens(db, userId, ['change']);
    if (email) await sendVerification('change', userId, email, sessionId);
    const stop = await issueToken(db, 'stop', { userId, email: present });
    await send(present, 'changeAsked', own + stopPath(stop));
  }

  return {
    verify: ({ id, email }, sessionId) => later(async () => mail && sendVerification('verify', id, email, sessionId)),
    change: (user, email, sessionId) => later(async () => mail && change(user, email, sessionId)),
    reset: (find) =>
      later(async () => {
        const user = await find();
        if (!user || !mail) return;
        const token = await issueToken(db, 'reset', { userId: user.id, email: user.email });
        await send(user.email, 'reset', pages + resetPath(token));
      }),
  };
}
