/** The lookbook by mouse, touch and keyboard, and as plain links. */
import { LOOKBOOK_COPY } from '../../src/core/catalogue/lookbook-copy.ts';
import { holdRequests } from '../support/hold.ts';
import { expect, SCREENS, test } from '../support/page.ts';
import { sideways } from '../support/reading-order.ts';
import { atSizes } from '../support/sizes.ts';

const looks = '[data-look]';

test('shows twenty-four items in columns of six', async ({ page }) => {
  await page.goto('/lookbook');
  await expect(page).toHaveTitle('Lookbook');
  await expect(page.locator(looks)).toHaveCount(24);
  const columns = page.locator('.look-book > ul');
  await expect(columns).toHaveCount(4);
  for (const column of await columns.all()) await expect(column.locator(looks)).toHaveCount(6);
});

test('an item opens with name, picture, description and links', async ({ page }) => {
  await page.goto('/lookbook');
  const first = page.locator(looks).first();
  const name = await first.getByRole('img').getAttribute('alt');
  await first.click();
  const panel = page.getByRole('dialog', { name: name ?? '' });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('img')).toBeVisible();
  await expect(panel.getByRole('link', { name: LOOKBOOK_COPY.get })).toHaveAttribute('href', /^\/product\//);
  await panel.getByRole('button', { name: LOOKBOOK_COPY.close }).last().click();
  await expect(panel).toBeHidden();
});

test('a click before the scripts have loaded opens the panel too', async ({ page }) => {
  const release = await holdRequests(page, '**/_astro/*.js');
  await page.goto('/lookbook', { waitUntil: 'domcontentloaded' });
  const first = page.locator(looks).first();
  await first.click();
  release();
  await expect(
    page.getByRole('dialog', { name: (await first.getByRole('img').getAttribute('alt')) ?? '' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/lookbook$/);
});

test('works by keyboard, and restores the focus', async ({ page }) => {
  await page.goto('/lookbook');
  const third = page.locator(looks).nth(2);
  await third.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(third).toBeFocused();
});

test('a round View label follows the mouse over pictures only', async ({ page }) => {
  await page.goto('/lookbook');
  const follower = page.locator('[data-follower]');
  await page.locator(looks).first().hover();
  await expect(follower).toHaveAttribute('data-shown', '');
  await expect(follower).toHaveText(LOOKBOOK_COPY.view);
  await page.mouse.move(5, 5);
  await expect(follower).not.toHaveAttribute('data-shown', '');
});

test('nothing overflows at any size', async ({ page }) => {
  await page.goto('/lookbook');
  await atSizes(page, SCREENS, async ({ name }) => {
    expect(await sideways(page), name).toBeLessThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its pictures link to the products', async ({ page }) => {
    await page.goto('/lookbook');
    await page.locator(looks).first().click();
    await expect(page).toHaveURL(/\/product\//);
  });
});
