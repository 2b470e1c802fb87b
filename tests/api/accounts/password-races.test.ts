/** A password is replaced, or its account deleted, after another request has verified it. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDENTIAL } from '../../../src/api/accounts/credentials.ts';
import { guardedDatabase } from '../../../src/api/accounts/password-guard.ts';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { issueToken } from '../../../src/db/accounts/account-tokens.ts';
import { hashedSessions } from '../../../src/db/accounts/hashed-sessions.ts';
import { accounts, sessions, users } from '../../../src/db/schema/accounts.ts';
import { type Browser, openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { ENGINES, type Engine, type OpenShop, openShop } from '../../support/open-shop.ts';
import { openPasswordChecks } from '../../support/password-checks.ts';
import { openRival, type Rival } from '../../support/rival.ts';
import { smallContent } from '../../support/small-content.ts';

const NEW = 'another long secret';
const OTHER = 'a third long secret';

/** Opens a shop; each scene has an account with two signed-in browsers. */
async function openScenes(engine: Engine, database = guardedDatabase) {
  const { passwords, afterNext } = openPasswordChecks();
  const { folder: contentDir } = smallContent();
  const shop: OpenShop = await openShop(engine, { contentDir, accounts: { passwords, database } });
  const { db } = shop.database;

  const signIn = (email: string, password = PASSWORD, browser = openBrowser(shop.app)) =>
    browser.call('POST', '/api/auth/login', { email, password });
  const change = (browser: Browser, newPassword = NEW) =>
    browser.call('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword });
  const remove = (browser: Browser, password = PASSWORD) => browser.call('DELETE', '/api/me', { password });

  async function open() {
    const shopper = await openSignedIn(shop.app);
    const other = openBrowser(shop.app);
    await signIn(shopper.email, PASSWORD, other);
    const { id: userId, email } = shopper;
    const own = and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL));
    const token = await issueToken(db, 'reset', { userId, email });
    return {
      ...{ shopper, other, userId, email },
      reset: () => openBrowser(shop.app).call('POST', '/api/auth/reset', { token, password: OTHER }),
      sessions: () => db.$count(sessions, eq(sessions.userId, userId)),
      exists: async () => (await db.$count(users, eq(users.id, userId))) === 1,
      hash: async () => (await db.select().from(accounts).where(own))[0]?.password ?? null,
      putHash: (password: string | null) => db.update(accounts).set({ password }).where(own),
    };
  }
  return { shop, afterNext, open, signIn, change, remove, close: () => shop.close() };
}
type Scenes = Awaited<ReturnType<typeof openScenes>>;

describe.each(ENGINES)('a verified password on %s', (engine) => {
  let guarded: Scenes;
  let bare: Scenes;
  beforeAll(async () => {
    [guarded, bare] = [await openScenes(engine), await openScenes(engine, hashedSessions)];
  });
  afterAll(async () => {
    await guarded.close();
    await bare.close();
  });

  async function signInAcross(scenes: Scenes, event: 'reset' | 'change' | 'delete') {
    const account = await scenes.open();
    const events = {
      reset: account.reset,
      change: () => scenes.change(account.shopper),
      delete: () => scenes.remove(account.shopper),
    };
    let meanwhile = 0;
    scenes.afterNext(async () => {
      meanwhile = (await events[event]()).status;
    });
    const { status, json } = await scenes.signIn(account.email);
    return { meanwhile, status, message: json.message, sessions: await account.sessions() };
  }
  const refused = { meanwhile: 200, status: 401, message: AUTH_COPY.wrong };

  it('creates no session after a reset', async () => {
    expect(await signInAcross(guarded, 'reset')).toEqual({ ...refused, sessions: 0 });
  });

  it('creates no session after a change', async () => {
    // The remaining session is the one of the change.
    expect(await signInAcross(guarded, 'change')).toEqual({ ...refused, sessions: 1 });
  });

  it('creates no session after the account was deleted', async () => {
    expect(await signInAcross(guarded, 'delete')).toEqual({ ...refused, sessions: 0 });
  });

  it('creates a session or a 500 without the guard (control)', async () => {
    expect(await signInAcross(bare, 'reset')).toMatchObject({ meanwhile: 200, status: 200, sessions: 1 });
    expect(await signInAcross(bare, 'change')).toMatchObject({ meanwhile: 200, status: 200, sessions: 2 });
    expect(await signInAcross(bare, 'delete')).toMatchObject({ meanwhile: 200, status: 500 });
  });

  async function changeAcross(scenes: Scenes, event: 'change' | 'reset' | 'delete') {
    const account = await scenes.open();
    const events = {
      change: () => scenes.change(account.other, OTHER),
      reset: account.reset,
      delete: () => scenes.remove(account.other),
    };
    let meanwhile = 0;
    scenes.afterNext(async () => {
      meanwhile = (await events[event]()).status;
    });
    const { status, json } = await scenes.change(account.shopper);
    const opens: string[] = [];
    for (const password of [PASSWORD, NEW, OTHER])
      if ((await scenes.signIn(account.email, password)).status === 200) opens.push(password);
    const left = (await account.sessions()) - opens.length;
    return { meanwhile, status, message: json.message, opens, sessions: left };
  }
  const wrong = { meanwhile: 200, status: 403, message: AUTH_COPY.wrongPassword, opens: [OTHER] };

  it('cannot be changed after a concurrent change', async () => {
    expect(await changeAcross(guarded, 'change')).toEqual({ ...wrong, sessions: 1 });
  });

  it('cannot be changed after a reset', async () => {
    expect(await changeAcross(guarded, 'reset')).toEqual({ ...wrong, sessions: 0 });
  });

  it('cannot be changed after the account was deleted', async () => {
    const gone = { meanwhile: 200, status: 401, message: AUTH_COPY.signIn, opens: [], sessions: 0 };
    expect(await changeAcross(guarded, 'delete')).toEqual(gone);
  });

  it('is changed, or fails with a 500, without the guard (control)', async () => {
    for (const event of ['change', 'reset'] as const)
      expect(await changeAcross(bare, event)).toMatchObject({ meanwhile: 200, status: 200, opens: [NEW] });
    expect(await changeAcross(bare, 'delete')).toMatchObject({ meanwhile: 200, status: 500 });
  });

  it('is accepted by one of several concurrent changes', async () => {
    const { shopper, sessions: count } = await guarded.open();
    const all = await Promise.all([1, 2, 3, 4].map((nr) => guarded.change(shopper, `${NEW} ${nr}`)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 403 || status === 401)).toHaveLength(3);
    expect(await count()).toBe(1);
  });

  it('does not delete the account after a change', async () => {
    const account = await guarded.open();
    guarded.afterNext(() => guarded.change(account.other));
    const { status, json } = await guarded.remove(account.shopper);
    expect([status, json.message]).toEqual([403, AUTH_COPY.wrongPassword]);
    expect(await account.exists()).toBe(true);
    expect((await account.other.call('GET', '/api/me')).status).toBe(200);
  });

  it('deletes the account when the old hash is restored (control)', async () => {
    const account = await guarded.open();
    const before = await account.hash();
    guarded.afterNext(async () => {
      await guarded.change(account.other);
      await account.putHash(before);
    });
    expect((await guarded.remove(account.shopper)).status).toBe(200);
    expect(await account.exists()).toBe(false);
  });

  it('returns 401 when the account was deleted by another request', async () => {
    const account = await guarded.open();
    guarded.afterNext(() => guarded.remove(account.other));
    expect((await guarded.remove(account.shopper)).status).toBe(401);
  });

  it('returns 409 when the account has no password', async () => {
    const account = await guarded.open();
    await account.putHash(null);
    for (const call of [guarded.change, guarded.remove]) {
      const { status, json } = await call(account.shopper);
      expect([status, json.message]).toEqual([409, AUTH_COPY.noPassword]);
    }
    expect((await guarded.signIn(account.email)).status).toBe(401);
    expect((await account.other.call('GET', '/api/me')).status).toBe(200);
  });
});

/** PostgreSQL shows the old state to other requests until a transaction commits; these requests run within that time. */
describe('a password with an uncommitted replacement', () => {
  let guarded: Scenes;
  let bare: Scenes;
  let rivals: Map<Scenes, Rival>;
  beforeAll(async () => {
    [guarded, bare] = [await openScenes('postgres'), await openScenes('postgres', hashedSessions)];
    rivals = new Map();
    for (const scenes of [guarded, bare]) rivals.set(scenes, await openRival(scenes.shop.database.db));
  });
  afterAll(async () => {
    for (const rival of rivals.values()) await rival.close();
    await guarded.close();
    await bare.close();
  });

  async function signInWithin(scenes: Scenes) {
    const account = await scenes.open();
    const replace = `update accounts set password = 'scrypt$4$1$1$c2FsdA$a2V5' where user_id = '${account.userId}';
      delete from sessions where user_id = '${account.userId}'`;
    const [reply] = (await rivals.get(scenes)?.meet(replace, () => scenes.signIn(account.email))) ?? [];
    return { status: reply?.status, sessions: await account.sessions() };
  }

  it('creates no session', async () => {
    expect(await signInWithin(guarded)).toEqual({ status: 401, sessions: 0 });
  });

  it('creates a session without the guard (control)', async () => {
    expect(await signInWithin(bare)).toEqual({ status: 200, sessions: 1 });
  });

  /** Pauses a change between its new password and its new session until a reset has replaced that password. */
  async function changeWithin(scenes: Scenes) {
    const account = await scenes.open();
    const replies = await rivals.get(scenes)?.meet(
      'lock table sessions in share mode',
      () => scenes.change(account.shopper),
      () => account.reset(),
    );
    return { statuses: replies?.map(({ status }) => status), sessions: await account.sessions() };
  }

  it('creates no session at the end of a change', async () => {
    expect(await changeWithin(guarded)).toEqual({ statuses: [403, 200], sessions: 0 });
  });

  it('creates a session at the end of a change without the guard (control)', async () => {
    expect(await changeWithin(bare)).toEqual({ statuses: [200, 200], sessions: 1 });
  });
});
