import { eq, sql } from 'drizzle-orm';

import { beforeEach, describe, expect, it } from 'vitest';
import type { Email } from '../../../src/api/emails/mail-message.ts';
import { STAFF } from '../../../src/core/merchant/constants.ts';
import { MERCHANT_COPY as SAY } from '../../../src/core/merchant/copy.ts';
import { DomainError } from '../../../src/core/shop/domain-error.ts';
import { setRole } from '../../../src/db/merchant/people.ts';
import { attempts, sessions, users } from '../../../src/db/schema/accounts.ts';
import { events } from '../../../src/db/schema/events.ts';
import { invitations, secondFactors } from '../../../src/db/schema/staff.ts';
import { useAccountShop } from '../../support/account-shop.ts';
import { openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES } from '../../support/open-shop.ts';
import { linkOf, says } from '../../support/outbox.ts';
import { withoutDefence } from '../../support/sql-function.ts';
import { codeOf, openStaff, openWithRole, setUpSecondFactor } from '../../support/staff.ts';

const BASE = '/api/merchant';

describe.each(ENGINES)('people of the back office on %s', (engine) => {
  const { app, db, outbox } = useAccountShop(engine);
  beforeEach(async () => {
    await clearTables(db(), 'users', 'invitations');
  });
  const staff = (role: 'owner' | 'manager' | 'packer' | 'editor') => openStaff(app(), db(), role);

  describe('a second factor', () => {
    it('is asked for by every call but those that lead to it', async () => {
      const owner = await openWithRole(app(), db(), 'owner');
      expect((await owner.call('GET', `${BASE}/me`)).json).toMatchObject({ role: 'owner', secondFactor: 'none' });
      const refused = await owner.call('GET', `${BASE}/orders`);
      expect([refused.status, refused.json.message]).toEqual([403, SAY.needsSecondFactor]);
      await setUpSecondFactor(owner);
      expect((await owner.call('GET', `${BASE}/orders`)).status).toBe(200);
      expect((await owner.call('GET', `${BASE}/me`)).json.secondFactor).toBe('given');
    });

    it('is entered again in every session, with a code that was not used before', async () => {
      const owner = await staff('owner');
      const other = openBrowser(app());
      await other.call('POST', '/api/auth/login', { email: owner.email, password: PASSWORD });
      expect((await other.call('GET', `${BASE}/me`)).json.secondFactor).toBe('asked');
      expect((await other.call('GET', `${BASE}/orders`)).status).toBe(403);
      const enter = (code: string) => other.call('POST', `${BASE}/second-factor/enter`, { code });
      expect((await enter(owner.code)).status).toBe(403);
      expect((await enter(await codeOf(owner.secret, 1))).json).toEqual({ recoveryCodesLeft: STAFF.recoveryCodes });
      expect((await other.call('GET', `${BASE}/orders`)).status).toBe(200);
    });

    it('on a device that is not known sends the person a letter, and on a known one none', async () => {
      const owner = await staff('owner');
      const letters = () =>
        outbox.emails.filter(({ to, subject }) => to === owner.email && subject.includes('new device'));
      // Setting it up is the first time.
      await expect.poll(() => letters().length, { timeout: 20_000 }).toBe(1);
      const enter = async (browser: Pick<typeof owner, 'call'>, step: number) => {
        await db().update(secondFactors).set({ lastStep: 0 });
        const code = await codeOf(owner.secret, step);
        expect((await browser.call('POST', `${BASE}/second-factor/enter`, { code })).status).toBe(200);
      };
      await enter(owner, 0);
      const other = openBrowser(app());
      await other.call('POST', '/api/auth/login', { email: owner.email, password: PASSWORD });
      await enter(other, 1);
      // The known one sent none: it would have come before.
      await expect.poll(() => letters().length, { timeout: 20_000 }).toBe(2);
      await enter(other, 0);
      const told = (await db().select().from(events).where(eq(events.type, 'staff.signed-in'))).filter(
        ({ subject }) => subject === owner.id,
      );
      expect(told.map(({ data }) => data)).toEqual([
        { userId: owner.id, email: owner.email, device: expect.any(String) },
        { userId: owner.id, email: owner.email, device: expect.any(String) },
      ]);
      expect(letters()).toHaveLength(2);
      expect(letters()[0]?.text).toContain('/merchant/security');
    });

    it('cannot be replaced by one who has only the password', async () => {
      const owner = await staff('owner');
      const thief = openBrowser(app());
      await thief.call('POST', '/api/auth/login', { email: owner.email, password: PASSWORD });
      const answers = [
        await thief.call('POST', `${BASE}/second-factor`, {}),
        await thief.call('POST', `${BASE}/second-factor/confirm`, { code: '000000' }),
        await thief.call('POST', `${BASE}/second-factor/codes`, {}),
        await thief.call('DELETE', `${BASE}/people/${owner.id}/second-factor`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([409, 409, 403, 403]);
    });

    it('is refused after five wrong codes, the right one included', async () => {
      const owner = await staff('owner');
      const enter = (code: string) => owner.call('POST', `${BASE}/second-factor/enter`, { code });
      for (let attempt = 0; attempt < STAFF.codeAttempts.times; attempt++)
        expect((await enter('000000')).status).toBe(403);
      expect((await enter(await codeOf(owner.secret, 1))).status).toBe(429);
      await db().delete(attempts);
      expect((await enter(await codeOf(owner.secret, 1))).status).toBe(200);
    });

    it('may be a recovery code, once, as it is typed', async () => {
      const owner = await staff('owner');
      const [first = ''] = owner.codes;
      const enter = (code: string) => owner.call('POST', `${BASE}/second-factor/enter`, { code });
      expect((await enter(` ${first.toUpperCase().replace('-', ' ')} `)).json).toEqual({ recoveryCodesLeft: 9 });
      expect((await enter(first)).status).toBe(403);
      const renewed = (await owner.call('POST', `${BASE}/second-factor/codes`, {})).json.codes as string[];
      expect((await enter(owner.codes[1] as string)).status).toBe(403);
      expect((await enter(renewed[0] as string)).status).toBe(200);
    });

    it('takes each code once, however many ask at the same time', async () => {
      const owner = await staff('owner');
      const enter = (code: string) => owner.call('POST', `${BASE}/second-factor/enter`, { code });
      for (const code of [await codeOf(owner.secret, 1), owner.codes[0] as string]) {
        await db().delete(attempts);
        const answers = await Promise.all(Array.from({ length: 5 }, () => enter(code)));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      }
    });

    it('counts for a day', async () => {
      const owner = await staff('owner');
      await db().update(sessions).set({ secondFactorAt: sql`now() - interval '25 hours'` });
      expect((await owner.call('GET', `${BASE}/me`)).json.secondFactor).toBe('asked');
      expect((await owner.call('GET', `${BASE}/orders`)).status).toBe(403);
    });

    it('is stored encrypted', async () => {
      const owner = await staff('owner');
      const [row] = await db().select().from(secondFactors).where(eq(secondFactors.userId, owner.id));
      expect(row?.secret).toMatch(/^[\da-f]{80,}$|^\$/);
      expect(row?.secret).not.toContain(owner.secret);
    });

    it('of a person who has lost it is removed by an owner', async () => {
      const [owner, packer] = [await staff('owner'), await staff('packer')];
      expect((await packer.call('DELETE', `${BASE}/people/${packer.id}/second-factor`)).status).toBe(403);
      expect((await owner.call('DELETE', `${BASE}/people/${packer.id}/second-factor`)).status).toBe(200);
      expect((await packer.call('GET', `${BASE}/me`)).json.secondFactor).toBe('none');
      expect((await packer.call('GET', `${BASE}/orders`)).status).toBe(403);
      await setUpSecondFactor(packer);
      expect((await packer.call('GET', `${BASE}/orders`)).status).toBe(200);
    });
  });

  // Letters about sign-ins arrive in between.
  const isInvitation = (email: Email) => says(email, '/merchant/join');
  const lastLink = () => new URL(linkOf(outbox.emails.findLast(isInvitation) as Email));

  describe('an invitation', () => {
    const invite = async (email: string, role = 'packer') => {
      const owner = await staff('owner');
      const sent = await owner.call('POST', `${BASE}/people`, { email, role });
      expect([sent.status, sent.json.link]).toEqual([200, null]);
      const link = lastLink();
      expect(link.pathname).toBe('/merchant/join');
      return { owner, token: link.hash.slice(1) };
    };

    it('gives its role to the account of its address, once', async () => {
      const { owner, token } = await invite('Packer@example.in');
      const other = await openSignedIn(app());
      const refused = await other.call('POST', '/api/me/invitation', { token });
      expect([refused.status, refused.json.message]).toEqual([403, SAY.otherAddress('packer@example.in')]);
      const packer = await openSignedIn(app(), { email: 'packer@example.in' });
      expect((await packer.call('GET', `${BASE}/me`)).status).toBe(403);
      expect((await packer.call('POST', '/api/me/invitation', { token })).status).toBe(200);
      expect((await packer.call('GET', `${BASE}/me`)).json.role).toBe('packer');
      expect((await packer.call('POST', '/api/me/invitation', { token })).status).toBe(404);
      const { people, invitations: open } = (await owner.call('GET', `${BASE}/people`)).json;
      expect(open).toEqual([]);
      const shown = people.map(({ role, isSelf }: { role: string; isSelf: boolean }) => [role, isSelf]);
      expect(shown.toSorted()).toEqual([
        ['owner', true],
        ['packer', false],
      ]);
    });

    it('is void when withdrawn, replaced or expired', async () => {
      const { owner, token } = await invite('packer@example.in');
      const packer = await openSignedIn(app(), { email: 'packer@example.in' });
      await owner.call('POST', `${BASE}/people`, { email: 'packer@example.in', role: 'editor' });
      expect((await packer.call('POST', '/api/me/invitation', { token })).status).toBe(404);
      const second = lastLink().hash.slice(1);
      await db().update(invitations).set({ expiresAt: sql`now()` });
      expect((await packer.call('POST', '/api/me/invitation', { token: second })).status).toBe(404);
      await owner.call('POST', `${BASE}/people`, { email: 'packer@example.in', role: 'editor' });
      const third = lastLink().hash.slice(1);
      const [{ id }] = (await owner.call('GET', `${BASE}/people`)).json.invitations;
      expect((await owner.call('DELETE', `${BASE}/invitations/${id}`)).status).toBe(200);
      expect((await packer.call('POST', '/api/me/invitation', { token: third })).status).toBe(404);
      expect((await packer.call('GET', `${BASE}/me`)).status).toBe(403);
    });

    it('is refused for an address that has a role', async () => {
      const { owner } = await invite('a@example.in');
      const editor = await staff('editor');
      const refused = await owner.call('POST', `${BASE}/people`, { email: editor.email, role: 'owner' });
      expect([refused.status, refused.json.message]).toEqual([409, SAY.hasRole(editor.email)]);
    });
  });

  describe('a role', () => {
    it('is changed by an owner, and counts at once', async () => {
      const [owner, packer] = [await staff('owner'), await staff('packer')];
      expect((await packer.call('GET', `${BASE}/coupons`)).status).toBe(403);
      expect((await packer.call('POST', `${BASE}/people/${packer.id}`, { role: 'owner' })).status).toBe(403);
      expect((await owner.call('POST', `${BASE}/people/${packer.id}`, { role: 'manager' })).status).toBe(200);
      expect((await packer.call('GET', `${BASE}/coupons`)).status).toBe(200);
      expect((await owner.call('DELETE', `${BASE}/people/${packer.id}`)).status).toBe(200);
      expect((await packer.call('GET', '/api/me')).status).toBe(401);
    });

    it('is not given to a shopper without an invitation', async () => {
      const [owner, shopper] = [await staff('owner'), await openSignedIn(app())];
      expect((await owner.call('POST', `${BASE}/people/${shopper.id}`, { role: 'packer' })).status).toBe(404);
      expect((await shopper.call('PATCH', '/api/me', { role: 'owner' })).status).not.toBe(500);
      expect((await shopper.call('GET', `${BASE}/me`)).status).toBe(403);
    });

    it('of the last owner stays, by every way', async () => {
      const owner = await staff('owner');
      const answers = [
        await owner.call('POST', `${BASE}/people/${owner.id}`, { role: 'editor' }),
        await owner.call('DELETE', `${BASE}/people/${owner.id}`),
        await owner.call('DELETE', '/api/me', { password: PASSWORD }),
      ];
      expect(answers.map(({ status, json }) => [status, json.message])).toEqual(
        answers.map(() => [409, SAY.lastOwner]),
      );
      expect((await owner.call('GET', `${BASE}/me`)).json.role).toBe('owner');
    });

    /** Two owners take away each other's role at once; returns how many owners are left. */
    async function duel(): Promise<number> {
      await clearTables(db(), 'users');
      const ids = ['one', 'two'];
      for (const id of ids)
        await db()
          .insert(users)
          .values({ id, name: id, email: `${id}@example.in`, role: 'owner' });
      await Promise.all(
        ids.map((id) =>
          setRole(db(), id, 'editor').catch((error: unknown) => {
            if (!(error instanceof DomainError)) throw error;
          }),
        ),
      );
      return db().$count(users, eq(users.role, 'owner'));
    }

    it('of one of two owners stays when both take it from the other at once', async () => {
      for (let round = 0; round < 10; round++) expect(await duel()).toBe(1);
    });

    if (engine === 'pglite') return;
    it('would be gone without the lock (control)', async () => {
      const left: number[] = [];
      const [lock, checked] = [/PERFORM pg_advisory_xact_lock[^;]+;/, /IF NOT EXISTS[\s\S]+?END IF;/];
      const work = async () => void left.push(await duel());
      await withoutDefence(db(), 'keep_an_owner', lock, work, checked);
      expect(left).toContain(0);
    });
  });
});
