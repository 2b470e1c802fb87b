/** Letters about an account, and the tokens in their links. */
import { ACCOUNT_LETTERS } from '../core/copy/account-letters.ts';
import { ROUTES, resetPath } from '../core/routes.ts';
import type { Later } from './background.ts';
import { issueToken } from './db/account-tokens.ts';
import type { Db } from './db/open.ts';
import { writeLetter } from './letters.ts';
import type { Mail } from './mail.ts';

type Addressee = { readonly id: string; readonly email: string };

/** Each is sent after the answer. A shop that has no mail sends none. */
export type AccountLetters = {
  /** Asks whether the account's address, or the one that it is to have, is the shopper's. */
  readonly verify: (user: Addressee) => void;
  readonly change: (user: Addressee, email: string) => void;
  /** find answers who has the address that was typed in, if anybody; it too runs after the answer. */
  readonly reset: (find: () => Promise<Addressee | undefined>) => void;
  readonly passwordChanged: (email: string) => void;
  readonly emailChanged: (former: string) => void;
};

/** Where the letters' first link leads. */
export const VERIFY_PATH = '/api/auth/verify';

export function openLetters(db: Db, mail: Mail | undefined, site: string, later: Later): AccountLetters {
  const pages = site || mail?.origin || '';
  const send = (to: string, words: keyof typeof ACCOUNT_LETTERS, link: string) =>
    mail?.sendMail(writeLetter(to, ACCOUNT_LETTERS[words], link));

  async function prove(kind: 'verify' | 'change', id: string, email: string): Promise<void> {
    if (!mail) return;
    const token = await issueToken(db, kind, id, email);
    await send(email, kind, `${mail.origin}${VERIFY_PATH}?token=${token}`);
  }

  return {
    verify: ({ id, email }) => later(() => prove('verify', id, email)),
    change: ({ id }, email) => later(() => prove('change', id, email)),
    reset: (find) =>
      later(async () => {
        const user = await find();
        if (!user || !mail) return;
        const token = await issueToken(db, 'reset', user.id, user.email);
        await send(user.email, 'reset', pages + resetPath(token));
      }),
    passwordChanged: (email) => later(async () => send(email, 'passwordChanged', pages + ROUTES.account.path)),
    emailChanged: (former) => later(async () => send(former, 'emailChanged', pages + ROUTES.landing.path)),
  };
}
