/** Limits of emails per address; kinds of emails are counted separately. */
import { describe, expect, it } from 'vitest';
import { AUTH_COPY } from '../../../src/core/account/auth-copy.ts';
import { ATTEMPTS, EMAIL_LIMITS } from '../../../src/core/account/constants.ts';
import { countAttempt } from '../../../src/db/accounts/attempts.ts';
import { useAccountShop } from '../../support/account-shop.ts';
import { freshAddress, newShopper, openBrowser, openSignedIn, PASSWORD } from '../../support/browser.ts';
import { ENGINES } from '../../support/open-shop.ts';
import { linkOf } from '../../support/outbox.ts';
import { press, visit } from '../../support/press.ts';

describe.each(ENGINES)('email limits on %s', (engine) => {
  const { outbox, app, db } = useAccountShop(engine);

  const forget = async (email: string, browser = openBrowser(app())) =>
    (await browser.call('POST', '/api/auth/forgot', { email })).status;
  const statuses = async (times: number, ask: () => Promise<number>) => {
    const all: number[] = [];
    for (let i = 0; i < times; i++) all.push(await ask());
    return all;
  };
  /** Accounts request a change to this address until each is rejected. */
  async function nameAddress(email: string, accounts = 5): Promise<number[]> {
    const all: number[] = [];
    for (let i = 0; i < accounts; i++) {
      const attacker = await openSignedIn(app());
      const body = { email, password: PASSWORD };
      const ask = async () => (await attacker.call('POST', '/api/me/email', body)).status;
      all.push(...(await statuses(ATTEMPTS.letterByAccount.times + 1, ask)));
    }
    return all;
  }

  it('allow a reset to an address that other accounts requested to change to', async () => {
    const victim = await openSignedIn(app());
    expect(await nameAddress(victim.email)).toContain(429);
    expect(await forget(victim.email)).toBe(200);
    expect(await forget(victim.email, victim)).toBe(200);
    expect((await victim.call('POST', '/api/auth/verify/resend')).status).toBe(200);
  });

  it('would block the reset if emails were counted together (control)', async () => {
    const victim = await openSignedIn(app());
    for (let i = 0; i < EMAIL_LIMITS.reset.times; i++)
      await countAttempt(db(), 'reset-to', victim.email, EMAIL_LIMITS.reset);
    expect(await forget(victim.email)).toBe(429);
  });

  it('apply per requesting network, for known and unknown addresses', async () => {
    const { email } = await openSignedIn(app());
    const { times } = EMAIL_LIMITS.resetByNetwork;
    for (const to of [email, `unknown.${email}`]) {
      const address = freshAddress();
      const ask = () => forget(to, openBrowser(app(), { address }));
      expect(await statuses(times + 1, ask)).toEqual([...Array(times).fill(200), 429]);
      expect(await forget(to)).toBe(200);
    }
  });

  it('apply per address; a known device has its own share', async () => {
    const victim = await openSignedIn(app());
    const { reset, resetByDevice } = EMAIL_LIMITS;
    for (const to of [victim.email, `unknown.${victim.email}`])
      expect(await statuses(reset.times + 1, () => forget(to))).toEqual([...Array(reset.times).fill(200), 429]);
    const own = await statuses(resetByDevice.times + 1, () => forget(victim.email, victim));
    expect(own).toEqual([...Array(resetByDevice.times).fill(200), 429]);
    const { json } = await victim.call('POST', '/api/auth/forgot', { email: victim.email });
    expect(json).toEqual({ message: AUTH_COPY.tooManyLetters });
  });

  it('limit known devices too: registering with an address many times gives no more emails', async () => {
    const registrant = await openSignedIn(app());
    const { resetKnown } = EMAIL_LIMITS;
    const ask = async () => {
      const browser = openBrowser(app());
      await browser.call('POST', '/api/auth/login', { email: registrant.email, password: PASSWORD });
      return forget(registrant.email, browser);
    };
    expect(await statuses(resetKnown.times + 1, ask)).toEqual([...Array(resetKnown.times).fill(200), 429]);
  });

  it('apply to accounts created and deleted repeatedly, which still succeeds', async () => {
    const email = 'again@example.in';
    const make = async () => {
      const browser = openBrowser(app());
      const { status } = await browser.call('POST', '/api/auth/register', newShopper(email));
      await browser.call('DELETE', '/api/me', { password: PASSWORD });
      return status;
    };
    const { times } = EMAIL_LIMITS.verify;
    expect(await statuses(times + 2, make)).toEqual(Array(times + 2).fill(200));
    // This later email has arrived, so theirs would have too.
    await openSignedIn(app(), { email: 'after@example.in' });
    await outbox.next('after@example.in');
    expect(outbox.emails.filter(({ to }) => to === email).length).toBeLessThanOrEqual(times);
  });

  it('apply to notifications, while the changes succeed', async () => {
    const shopper = await openSignedIn(app());
    await outbox.next(shopper.email);
    const { times } = EMAIL_LIMITS.notice;
    let [currentPassword, newPassword] = [PASSWORD, 'another long secret'];
    for (let i = 0; i < times + 2; i++) {
      const { status } = await shopper.call('POST', '/api/auth/password', { currentPassword, newPassword });
      expect(status).toBe(200);
      [currentPassword, newPassword] = [newPassword, currentPassword];
    }
    for (let i = 0; i < times; i++) expect((await outbox.next(shopper.email)).subject).toMatch(/was changed/);
    await openSignedIn(app(), { email: 'after2@example.in' });
    await outbox.next('after2@example.in');
    expect(outbox.emails.filter(({ to }) => to === shopper.email)).toEqual([]);
  });

  it('do not prevent cancelling a change', async () => {
    const shopper = await openSignedIn(app());
    await outbox.next(shopper.email);
    await shopper.call('POST', '/api/me/email', { email: `m.${shopper.email}`, password: PASSWORD });
    const change = linkOf(await outbox.next(`m.${shopper.email}`));
    const stop = linkOf(await outbox.next(shopper.email));
    await statuses(EMAIL_LIMITS.reset.times, () => forget(shopper.email));
    expect((await press(openBrowser(app()), stop)).status).toBe(200);
    expect((await visit(shopper, change)).status).toBe(410);
  });
});
