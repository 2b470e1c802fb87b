/** Letters about an account, and the tokens in their links. */
import { ACCOUNT_LETTERS } from '../../core/account/emails-copy.ts';
import { ROUTES, resetPath, stopPath, verifyPath } from '../../core/shop/routes.ts';
import type { Brand } from '../../core/shop/theme.ts';
import { endTokens, issueToken } from '../../db/accounts/account-tokens.ts';
import type { Db } from '../../db/engine/db.ts';
import type { Later } from '../http/background.ts';
import { writeLetter } from './emails.ts';
import { mayNotify } from './limits.ts';
import type { Mail } from './mail.ts';

type Addressee = { readonly id: string; readonly email: string };

/** Each is sent after the response. A shop that has no mail sends none. */
export type AccountLetters = {
  /** Asks for proof of the account's address. The session is the one that asks: it needs no password on the page. */
  readonly verify: (user: Addressee, sessionId: string) => void;
  /** Asks for proof of the address that the account is to have (null: it may not have it), and tells the present one. */
  readonly change: (user: Addressee, email: string | null, sessionId: string) => void;
  /** find returns the account with the address that was typed in, if there is one; it too runs after the response. */
  readonly reset: (find: () => Promise<Addressee | undefined>) => void;
  readonly passwordChanged: (email: string) => void;
  readonly emailChanged: (former: string) => void;
};

export function openLetters(db: Db, mail: Mail | undefined, site: string, brand: Brand, later: Later): AccountLetters {
  const pages = site || mail?.origin || '';
  const own = mail?.origin ?? '';
  const send = (to: string, words: keyof typeof ACCOUNT_LETTERS, link: string) =>
    mail?.sendMail(writeLetter(brand, to, ACCOUNT_LETTERS[words], link));
  const notify = (to: string, words: 'passwordChanged' | 'emailChanged', link: string) =>
    later(async () => {
      if (mail && (await mayNotify(db, words, to))) await send(to, words, link);
    });

  async function prove(kind: 'verify' | 'change', userId: string, email: string, sessionId: string): Promise<void> {
    const token = await issueToken(db, kind, { userId, email, sessionId });
    await send(email, kind, own + verifyPath(token));
  }

  async function change({ id: userId, email: present }: Addressee, email: string | null, sessionId: string) {
    // Only the newest request counts.
    await endTokens(db, userId, ['change']);
    if (email) await prove('change', userId, email, sessionId);
    const stop = await issueToken(db, 'stop', { userId, email: present });
    await send(present, 'changeAsked', own + stopPath(stop));
  }

  return {
    verify: ({ id, email }, sessionId) => later(async () => mail && prove('verify', id, email, sessionId)),
    change: (user, email, sessionId) => later(async () => mail && change(user, email, sessionId)),
    reset: (find) =>
      later(async () => {
        const user = await find();
        if (!user || !mail) return;
        const token = await issueToken(db, 'reset', { userId: user.id, email: user.email });
        await send(user.email, 'reset', pages + resetPath(token));
      }),
    passwordChanged: (email) => notify(email, 'passwordChanged', pages + ROUTES.account.path),
    emailChanged: (former) => notify(former, 'emailChanged', pages + ROUTES.landing.path),
  };
}
