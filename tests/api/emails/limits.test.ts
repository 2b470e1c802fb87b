/** How many letters an address gets, and that no request uses up the letters of another. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { ATTEMPTS, LETTERS } from '../../../src/core/shop/constants.ts';
import { countAttempt } from '../../../src/db/accounts/attempts.ts';
import { attempts } from '../../../src/db/schema/accounts.ts';
import { freshAddress, newShopper, openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { cheapPasswords, ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { linkOf, openOutbox } from '../../support/outbox.ts';
import { press, visit } from '../../support/press.ts';
import { smallContent } from '../../support/small-content.ts';

describe.each(ENGINES)('the number of letters on %s', (engine) => {
  const outbox = openOutbox('http://localhost:4321');
  let shop: OpenShop;
  beforeAll(async () => {
    const { folder: contentDir } = smallContent();
    shop = await openShop(engine, { contentDir, mail: outbox.mail, accounts: { passwords: cheapPasswords() } });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    outbox.letters.length = 0;
    await shop.database.db.delete(attempts);
  });

  const forget = async (email: string, browser = openBrowser(shop.app)) =>
    (await browser.call('POST', '/api/auth/forgot', { email })).status;
  const statuses = async (times: number, ask: () => Promise<number>) => {
    const all: number[] = [];
    for (let i = 0; i < times; i++) all.push(await ask());
    return all;
  };
  /** Accounts that ask to be moved to this address, until each is refused. */
  async function nameAddress(email: string, accounts = 5): Promise<number[]> {
    const all: number[] = [];
    for (let i = 0; i < accounts; i++) {
      const attacker = await openSignedIn(shop.app);
      const body = { email, password: PASSWORD };
      const ask = async () => (await attacker.call('POST', '/api/me/email', body)).status;
      all.push(...(await statuses(ATTEMPTS.letterByAccount.times + 1, ask)));
    }
    return all;
  }

  it('leaves a reset to an address that other accounts asked to be moved to', async () => {
    const victim = await openSignedIn(shop.app);
    expect(await nameAddress(victim.email)).toContain(429);
    expect(await forget(victim.email)).toBe(200);
    expect(await forget(victim.email, victim)).toBe(200);
    expect((await victim.call('POST', '/api/auth/verify/resend')).status).toBe(200);
  });

  it('would leave none, were the letters counted together (control)', async () => {
    const victim = await openSignedIn(shop.app);
    for (let i = 0; i < LETTERS.reset.times; i++)
      await countAttempt(shop.database.db, 'reset-to', victim.email, LETTERS.reset);
    expect(await forget(victim.email)).toBe(429);
  });

  it('is bounded for each network that asks, known address or not', async () => {
    const { email } = await openSignedIn(shop.app);
    const { times } = LETTERS.resetByNetwork;
    for (const to of [email, `unknown.${email}`]) {
      const address = freshAddress();
      const ask = () => forget(to, openBrowser(shop.app, { address }));
      expect(await statuses(times + 1, ask)).toEqual([...Array(times).fill(200), 429]);
      expect(await forget(to)).toBe(200);
    }
  });

  it('is bounded for each address, whoever asks; the browser of its account has a share of its own', async () => {
    const victim = await openSignedIn(shop.app);
    const { reset, resetByDevice } = LETTERS;
    for (const to of [victim.email, `unknown.${victim.email}`])
      expect(await statuses(reset.times + 1, () => forget(to))).toEqual([...Array(reset.times).fill(200), 429]);
    const own = await statuses(resetByDevice.times + 1, () => forget(victim.email, victim));
    expect(own).toEqual([...Array(resetByDevice.times).fill(200), 429]);
    const { json } = await victim.call('POST', '/api/auth/forgot', { email: victim.email });
    expect(json).toEqual({ message: AUTH_COPY.tooManyLetters });
  });

  it('is bounded for marks of browsers too: a stranger who registers with an address gets many', async () => {
    const registrant = await openSignedIn(shop.app);
    const { resetKnown } = LETTERS;
    const ask = async () => {
      const browser = openBrowser(shop.app);
      await browser.call('POST', '/api/auth/login', { email: registrant.email, password: PASSWORD });
      return forget(registrant.email, browser);
    };
    expect(await statuses(resetKnown.times + 1, ask)).toEqual([...Array(resetKnown.times).fill(200), 429]);
  });

  it('is bounded for accounts made and deleted again and again, which are made all the same', async () => {
    const email = 'again@example.in';
    const make = async () => {
      const browser = openBrowser(shop.app);
      const { status } = await browser.call('POST', '/api/auth/register', newShopper(email));
      await browser.call('DELETE', '/api/me', { password: PASSWORD });
      return status;
    };
    const { times } = LETTERS.verify;
    expect(await statuses(times + 2, make)).toEqual(Array(times + 2).fill(200));
    // A letter of the account after them all is there: theirs would be, too.
    await openSignedIn(shop.app, { email: 'after@example.in' });
    await outbox.next('after@example.in');
    expect(outbox.letters.filter(({ to }) => to === email).length).toBeLessThanOrEqual(times);
  });

  it('is bounded for reports of changes, which go on being made', async () => {
    const shopper = await openSignedIn(shop.app);
    await outbox.next(shopper.email);
    const { times } = LETTERS.notice;
    let [currentPassword, newPassword] = [PASSWORD, 'another long secret'];
    for (let i = 0; i < times + 2; i++) {
      const { status } = await shopper.call('POST', '/api/auth/password', { currentPassword, newPassword });
      expect(status).toBe(200);
      [currentPassword, newPassword] = [newPassword, currentPassword];
    }
    for (let i = 0; i < times; i++) expect((await outbox.next(shopper.email)).subject).toMatch(/was changed/);
    await openSignedIn(shop.app, { email: 'after2@example.in' });
    await outbox.next('after2@example.in');
    expect(outbox.letters.filter(({ to }) => to === shopper.email)).toEqual([]);
  });

  it('does not keep a change from being stopped', async () => {
    const shopper = await openSignedIn(shop.app);
    await outbox.next(shopper.email);
    await shopper.call('POST', '/api/me/email', { email: `m.${shopper.email}`, password: PASSWORD });
    const change = linkOf(await outbox.next(`m.${shopper.email}`));
    const stop = linkOf(await outbox.next(shopper.email));
    await statuses(LETTERS.reset.times, () => forget(shopper.email));
    expect((await press(openBrowser(shop.app), stop)).status).toBe(200);
    expect((await visit(shopper, change)).status).toBe(410);
  });
});
