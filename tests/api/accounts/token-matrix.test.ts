/** Every kind of token against every account event: which tokens stay valid and which end. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stopPath, verifyPath } from '../../../src/core/shop/routes.ts';
import { issueToken } from '../../../src/db/accounts/account-tokens.ts';
import { subscribe } from '../../../src/db/contact/subscribers.ts';
import type { TokenKind } from '../../../src/db/schema/accounts.ts';
import { useAccountShop } from '../../support/account-shop.ts';
import { type Browser, openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { buy, CONTACT, withToken } from '../../support/buyer.ts';
import { ENGINES } from '../../support/open-shop.ts';
import { press } from '../../support/press.ts';

const NEW = 'another long secret';

/** password: no longer works with the requesting session, only with the account's password. */
type Outcome = 'works' | 'password' | 'over';
const KINDS = ['verify', 'change', 'reset', 'stop', 'session', 'newsletter'] as const;
type Kind = (typeof KINDS)[number];
const EVENTS = ['reset', 'password', 'address', 'delete', 'expiry', 'sign-out everywhere', 're-issue'] as const;
type Event = (typeof EVENTS)[number];

const MATRIX: Record<Kind, readonly Outcome[]> = {
  //          reset    password address  delete   expiry  everywhere  re-issue
  verify: ['over', 'over', 'over', 'over', 'over', 'password', 'works'],
  change: ['over', 'over', 'over', 'over', 'over', 'password', 'over'],
  reset: ['over', 'over', 'over', 'over', 'over', 'works', 'works'],
  stop: ['over', 'over', 'over', 'over', 'over', 'works', 'works'],
  session: ['over', 'over', 'over', 'over', 'over', 'over', 'works'],
  // Newsletter consent is independent of the account.
  newsletter: ['works', 'works', 'works', 'works', 'over', 'works', 'works'],
};
const CELLS = KINDS.flatMap((kind) => EVENTS.map((event, at) => [kind, event, MATRIX[kind][at] as Outcome] as const));

describe.each(ENGINES)('tokens on %s', (engine) => {
  const { outbox, app, db } = useAccountShop(engine);

  const visitor = () => openBrowser(app());
  async function signIn(email: string): Promise<Browser> {
    const browser = visitor();
    await browser.call('POST', '/api/auth/login', { email, password: PASSWORD });
    return browser;
  }
  const sessionOf = async (browser: Browser): Promise<string> => {
    const { sessions } = (await browser.call('GET', '/api/me/sessions')).json;
    return sessions.find(({ current }: { current: boolean }) => current)._id;
  };

  /** A shopper with two browsers: one requested the tokens, the events happen in the other. */
  async function open() {
    const asking = await openSignedIn(app());
    await outbox.next(asking.email);
    return { asking, id: asking.id, email: asking.email, elsewhere: await signIn(asking.email) };
  }
  type Shopper = Awaited<ReturnType<typeof open>>;

  /** Returns a token of this kind, as emailed to the requesting browser. */
  async function issue(kind: Kind, { asking, id: userId, email }: Shopper): Promise<string> {
    if (kind === 'session') return '';
    if (kind === 'newsletter') return (await subscribe(db(), email))?.token as string;
    const proves = kind === 'change' ? `next.${email}` : email;
    return issueToken(db(), kind, { userId, email: proves, sessionId: await sessionOf(asking) });
  }

  const reset = async (token: string) =>
    (await visitor().call('POST', '/api/auth/reset', { token, password: NEW })).status;
  const newsletterConfirms = async (token: string) =>
    (await press(visitor(), `/api/newsletter/confirm?token=${token}`)).headers.location === '/newsletter/confirmed';

  const happen: Record<Event, (shopper: Shopper, kind: Kind) => Promise<unknown>> = {
    reset: async ({ id: userId, email }) => reset(await issueToken(db(), 'reset', { userId, email })),
    password: ({ elsewhere }) =>
      elsewhere.call('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW }),
    address: async ({ id: userId, email, elsewhere }) => {
      const sessionId = await sessionOf(elsewhere);
      const token = await issueToken(db(), 'change', { userId, email: `moved.${email}`, sessionId });
      expect((await press(elsewhere, verifyPath(token))).status).toBe(303);
    },
    delete: ({ elsewhere }) => elsewhere.call('DELETE', '/api/me', { password: PASSWORD }),
    expiry: async () => {
      await db().execute(sql`update account_tokens set expires_at = now()`);
      await db().execute(sql`update sessions set expires_at = now()`);
      await db().execute(sql`update subscriber_tokens set created_at = created_at - interval '49 hours'`);
    },
    'sign-out everywhere': ({ elsewhere }) => elsewhere.call('DELETE', '/api/me/sessions'),
    're-issue': async ({ elsewhere, email }, kind) => {
      if (kind === 'verify' || kind === 'session') await elsewhere.call('POST', '/api/auth/verify/resend');
      else if (kind === 'reset') await elsewhere.call('POST', '/api/auth/forgot', { email });
      else if (kind === 'newsletter') await elsewhere.call('POST', '/api/newsletter', { email });
      else await elsewhere.call('POST', '/api/me/email', { email: `again.${email}`, password: PASSWORD });
      // The newsletter sends no second email so soon.
      if (kind !== 'newsletter') await outbox.next(email);
    },
  };

  async function proves({ asking }: Shopper, token: string): Promise<Outcome> {
    if ((await press(asking, verifyPath(token))).status === 303) return 'works';
    for (const password of [PASSWORD, NEW])
      if ((await press(visitor(), verifyPath(token), { password })).status === 303) return 'password';
    return 'over';
  }
  const worksIf = (works: boolean): Outcome => (works ? 'works' : 'over');
  const outcomeOf: Record<Kind, (shopper: Shopper, token: string) => Promise<Outcome>> = {
    verify: proves,
    change: proves,
    reset: async (_, token) => worksIf((await reset(token)) === 200),
    stop: async (_, token) => worksIf((await press(visitor(), stopPath(token))).status === 200),
    session: async ({ asking }) => worksIf((await asking.call('GET', '/api/me')).status === 200),
    newsletter: async (_, token) => worksIf(await newsletterConfirms(token)),
  };

  it.each(KINDS)('%s works when nothing happens', async (kind) => {
    const shopper = await open();
    expect(await outcomeOf[kind](shopper, await issue(kind, shopper))).toBe('works');
  });

  it.each(CELLS)('%s after %s: %s', async (kind, event, outcome) => {
    const shopper = await open();
    const token = await issue(kind, shopper);
    await happen[event](shopper, kind);
    expect(await outcomeOf[kind](shopper, token)).toBe(outcome);
  });

  it('tokens would survive a reset that leaves them open (control)', async () => {
    for (const kind of ['verify', 'change', 'reset', 'stop'] as const) {
      const shopper = await open();
      const token = await issue(kind, shopper);
      await happen.reset(shopper, kind);
      await db().execute(sql`update account_tokens set used_at = null where user_id = ${shopper.id}`);
      expect(await outcomeOf[kind](shopper, token)).not.toBe('over');
    }
  });

  it('a token is rejected where another kind is required', async () => {
    const shopper = await open();
    const at: Record<string, (token: string) => Promise<boolean>> = {
      reset: async (token) => (await reset(token)) === 200,
      verify: async (token) => (await press(shopper.asking, verifyPath(token))).status === 303,
      stop: async (token) => (await press(visitor(), stopPath(token))).status === 200,
      newsletter: newsletterConfirms,
    };
    const wrong: [TokenKind | 'newsletter', string][] = [
      ...(['verify', 'change', 'stop', 'newsletter'] as const).map((kind): [typeof kind, string] => [kind, 'reset']),
      ...(['reset', 'stop', 'newsletter'] as const).map((kind): [typeof kind, string] => [kind, 'verify']),
      ...(['reset', 'newsletter'] as const).map((kind): [typeof kind, string] => [kind, 'stop']),
      ...(['verify', 'change', 'reset', 'stop'] as const).map((kind): [typeof kind, string] => [kind, 'newsletter']),
    ];
    const newsletter = await issue('newsletter', shopper);
    for (const [kind, place] of wrong) {
      const token = kind === 'newsletter' ? newsletter : await issue(kind, shopper);
      expect([kind, place, await at[place]?.(token)]).toEqual([kind, place, false]);
    }
  });

  it('tokens give another account nothing, with its session, password or own order', async () => {
    const [one, two] = [await open(), await open()];
    for (const kind of ['verify', 'change'] as const) {
      const token = await issue(kind, one);
      await db().execute(sql`update users set email_verified = false where id = ${one.id}`);
      expect((await press(two.asking, verifyPath(token))).status).toBe(400);
      // Both have the same password; that of the token's account is checked.
      const changed = { currentPassword: PASSWORD, newPassword: NEW };
      const other = await openSignedIn(app());
      await other.call('POST', '/api/auth/password', changed);
      expect((await press(other, verifyPath(token), { password: NEW })).status).toBe(403);
    }
    const theirs = await sessionOf(one.asking);
    expect((await two.asking.call('DELETE', `/api/me/sessions/${theirs}`)).status).toBe(404);
    expect((await one.asking.call('GET', '/api/me')).status).toBe(200);
    // A token changes its own account's password, independent of the session.
    const token = await issue('reset', one);
    expect((await two.asking.call('POST', '/api/auth/reset', { token, password: NEW })).status).toBe(200);
    expect((await two.asking.call('GET', '/api/me')).status).toBe(200);
    expect((await (await signIn(two.email)).call('GET', '/api/me')).status).toBe(200);
  });

  it('an order token opens no other order, with any session', async () => {
    const shopper = await open();
    const place = async (email: string) => {
      const { json } = await buy(app(), [{ sku: 'HRN-1', quantity: 1 }], { contact: { ...CONTACT, email } });
      return json as { number: string; token: string };
    };
    const [one, two] = [await place('one@example.in'), await place('two@example.in')];
    const opens = async (number: string, token: string) =>
      (await shopper.asking.call('GET', `/api/orders/${number}`, undefined, withToken(token))).status;
    expect(await opens(one.number, one.token)).toBe(200);
    expect(await opens(two.number, one.token)).toBe(404);
    expect(await opens(two.number, await issue('reset', shopper))).toBe(404);
  });
});
