/** The back office's gate, second factor, people, invitations and log. */
import { MERCHANT_COPY } from '../../src/core/merchant/copy.ts';
import { LOG_COPY } from '../../src/core/merchant/log-copy.ts';
import { OFFICE_COPY } from '../../src/core/merchant/office-copy.ts';
import { MERCHANT_PAGES } from '../../src/core/merchant/pages.ts';
import { PEOPLE_COPY } from '../../src/core/merchant/people-copy.ts';
import { SECOND_FACTOR_COPY as SAY } from '../../src/core/merchant/second-factor-copy.ts';
import { violations } from '../support/axe.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { signUp } from '../support/shopper.ts';
import { codeOf } from '../support/staff.ts';
import { signInAsStaff, signUpWithRole } from '../support/staff-page.ts';

test.use({ reducedMotion: 'reduce', allowed: /403|404/ });

/** axe on the present state at all three sizes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect(await violations(page), screen.name).toEqual([]);
  }
}

test('a visitor is asked to sign in, and gets the focus back', async ({ page }) => {
  await page.goto(MERCHANT_PAGES.today.path);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: OFFICE_COPY.signIn })).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('navigation', { name: OFFICE_COPY.nav })).toHaveCount(0);
});

test('a shopper without a role reads what to do', async ({ page }) => {
  await signUp(page);
  await page.goto(MERCHANT_PAGES.people.path);
  await expect(page.getByRole('heading', { name: OFFICE_COPY.refused })).toBeVisible();
  await expectAccessible(page);
});

test('an owner sets up a second factor by keyboard, and enters it in another browser', async ({ page, browser }) => {
  const owner = await signUpWithRole(page, 'owner');
  const started = page.waitForResponse(/\/api\/merchant\/second-factor$/);
  await page.goto(MERCHANT_PAGES.people.path);
  const { secret } = await (await started).json();
  await expect(page.getByRole('img', { name: SAY.qr })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel(SAY.code);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(MERCHANT_COPY.wrongCode);
  await code.fill(await codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: SAY.codes })).toBeVisible();
  const [recovery = ''] = await page.getByRole('listitem').getByRole('code').allTextContents();
  await expectAccessible(page);
  await page.getByRole('button', { name: SAY.kept }).click();
  await expect(page.getByRole('heading', { name: PEOPLE_COPY.invite })).toBeVisible();

  const phone = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await phone.newPage();
  await other.request.post('/api/auth/login', { data: { email: owner.email, password: owner.password } });
  await other.addInitScript(() => localStorage.setItem('accessToken', 'cookie'));
  await other.goto(MERCHANT_PAGES.people.path);
  await expect(other.getByLabel(SAY.code)).toBeFocused();
  await expectAccessible(other);
  await other.keyboard.type(recovery);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: PEOPLE_COPY.invite })).toBeVisible();
  await phone.close();
});

test('an invited person takes the role, and sees only what it includes; the log tells', async ({ page, browser }) => {
  const owner = await signInAsStaff(page, 'owner');
  await page.goto(MERCHANT_PAGES.people.path);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  const packer = await signUp(other);
  const main = page.getByRole('main');
  await main.getByLabel(PEOPLE_COPY.email).fill(packer.email);
  await main.getByRole('button', { name: PEOPLE_COPY.send }).click();
  const link = main.getByRole('status').getByRole('code');
  await expect(link).toContainText(`${MERCHANT_PAGES.join.path}#`);
  await expectAccessible(page);

  await other.goto((await link.textContent()) ?? '');
  await expect(other.getByRole('button', { name: PEOPLE_COPY.accept })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: PEOPLE_COPY.accept }).click();
  await other.getByRole('link', { name: PEOPLE_COPY.toOffice }).click();
  await expect(other.getByRole('heading', { name: SAY.setUp })).toBeVisible();
  await expect(other.getByRole('link', { name: OFFICE_COPY.pages.people })).toHaveCount(0);
  await context.close();

  await page.reload();
  const row = main.getByRole('listitem').filter({ hasText: packer.email });
  await row.getByRole('combobox').selectOption('editor');
  await expect(row.getByRole('combobox')).toHaveValue('editor');
  await row.getByRole('button', { name: PEOPLE_COPY.remove }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: PEOPLE_COPY.remove }).click();
  await expect(row).toHaveCount(0);

  await page.goto(`${MERCHANT_PAGES.log.path}?subject=${encodeURIComponent(packer.email)}`);
  const entries = main.getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText(`${owner.name} removed ${packer.email}`);
  await entries.nth(1).locator('summary').click();
  await expect(entries.nth(1).getByRole('row', { name: 'role' })).toContainText('packer');
  await expectAccessible(page);
  await main.getByLabel(LOG_COPY.what).selectOption('invite');
  await main.getByRole('button', { name: LOG_COPY.show }).click();
  await expect(entries).toHaveCount(1);
  await page.goBack();
  await expect(entries).toHaveCount(3);
});

test('own access: new recovery codes replace the old ones', async ({ page }) => {
  await signInAsStaff(page, 'editor');
  await page.goto(MERCHANT_PAGES.security.path);
  await expect(page.getByRole('button', { name: SAY.renew })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: SAY.renew }).click();
  await expect(page.getByRole('listitem').getByRole('code')).toHaveCount(10);
});

test('a page outside of the role says so', async ({ page }) => {
  await signInAsStaff(page, 'packer');
  await page.goto(MERCHANT_PAGES.people.path);
  await expect(page.getByRole('heading', { name: OFFICE_COPY.noRight })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto(MERCHANT_PAGES.people.path);
    const line = page.locator('main noscript p');
    expect(await line.textContent()).toBe(OFFICE_COPY.noScript);
    await expect(line).toBeVisible();
  });
});
