/** Rooms: hotspots by pointer, touch and keyboard, and the whole room in the cart. */
import { ROOM_COPY } from '../../src/core/copy/room.ts';
import { roomPath } from '../../src/core/routes.ts';
import { violations } from '../support/axe.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';

const ring = (page: Page, name: string) => page.getByRole('button', { name: ROOM_COPY.spot(name) });
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('/rooms lists the four cities in order, and each leads to its room', async ({ page }) => {
  await page.goto('/rooms');
  await expect(page).toHaveTitle('Rooms');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Oslo',
    'Lisbon',
    'Berlin',
    'Madrid',
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Berlin' }).click();
  await expect(page).toHaveURL(roomPath(2));
});

test('/room is Oslo, and Next goes round: Lisbon, Berlin, Madrid, Oslo', async ({ page }) => {
  await page.goto('/room');
  for (const city of ['Oslo', 'Lisbon', 'Berlin', 'Madrid', 'Oslo']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(city);
    await page.getByRole('link', { name: /^Next/ }).click();
  }
  await page.getByRole('main').getByRole('link', { name: 'Rooms', exact: true }).click();
  await expect(page).toHaveURL('/rooms');
});

test('the lamp and the chair of Oslo show dollars as written, rupees as asked, and lead to the pieces', async ({
  page,
}) => {
  await page.goto(roomPath(0));
  for (const [name, usd, inr, slug] of [
    ['Elegant Lamp', '$ 69.00 USD', '₹5,710', 'elegant-lamp'],
    ['Black Chair', '$ 299.00 USD', '₹24,742', 'black-chair'],
  ] as const) {
    await ring(page, name).click();
    await expect(card(page, name)).toContainText(usd);
    await expect(card(page, name)).toContainText(inr);
    await expect(card(page, name).getByRole('link')).toHaveAttribute('href', `/product/${slug}`);
    await page.keyboard.press('Escape');
    await expect(card(page, name)).toBeHidden();
  }
});

test('a card opens, buys and closes by keyboard alone, and gives the focus back', async ({ page }) => {
  await page.goto(roomPath(0));
  await ring(page, 'Elegant Lamp').focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Elegant Lamp')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Elegant Lamp')).toBeHidden();
  await expect(ring(page, 'Elegant Lamp')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(card(page, 'Elegant Lamp').getByRole('button', { name: /^Add to Cart/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '1 item' })).toBeVisible();
});

test('one card is open at a time, inside the window, and goes when the page moves on', async ({ page }) => {
  await page.goto(roomPath(0));
  const names = await page
    .locator('#wide-0, [id^="wide-"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    await ring(page, name).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-card]:popover-open')).toHaveCount(1);
    const box = await card(page, name).boundingBox();
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900).toBe(true);
    await page.keyboard.press('Escape');
  }
  await ring(page, 'Elegant Lamp').click();
  await page.mouse.wheel(0, 400);
  await expect(card(page, 'Elegant Lamp')).toBeHidden();
});

test('the whole room goes into the cart, and so does a part of it', async ({ page }) => {
  await page.goto(roomPath(0));
  const boxes = page.getByRole('checkbox', { name: /^Take / });
  const count = await page.locator('input[name=piece]:checked').count();
  expect(count).toBeGreaterThan(5);
  const total = page.locator('[data-total]');
  const whole = await total.textContent();
  await page.getByRole('button', { name: ROOM_COPY.addRoom }).hover();
  await page.getByRole('checkbox', { name: 'Take Elegant Lamp' }).uncheck();
  await expect(total).not.toHaveText(whole as string);
  await page.getByRole('button', { name: ROOM_COPY.addChosen(count - 1) }).click();
  await expect(page.getByRole('dialog', { name: `${count - 1} items` })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const box of await boxes.all()) if (await box.isEnabled()) await box.uncheck();
  await expect(page.getByRole('button', { name: ROOM_COPY.nothing })).toBeDisabled();
});

test('prices and stock are those of now, not of the build', async ({ page }) => {
  await page.route('**/api/v1/products/elegant-lamp', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    for (const one of json.data.variants ?? []) one.stock = { isInStock: false, quantity: 0 };
    json.data.stock = { isInStock: false, quantity: 0 };
    await route.fulfill({ json });
  });
  await page.goto(roomPath(0));
  await page.getByRole('button', { name: ROOM_COPY.addRoom }).hover();
  await expect(page.getByRole('checkbox', { name: 'Take Elegant Lamp' })).toBeDisabled();
});

for (const screen of SCREENS) {
  test.describe(`on a ${screen.name}`, () => {
    test.use({
      viewport: { width: screen.width, height: screen.height },
      reducedMotion: 'reduce',
      hasTouch: screen.name !== 'laptop',
    });

    test('axe finds nothing with a card open', async ({ page }) => {
      await page.goto(roomPath(0));
      const rings = page.locator('[data-ring]:visible');
      // Upright screens have rings on an upright picture alone; the list of pieces is there in any case.
      const upright = (await page.locator('[data-upright]').count()) > 0;
      expect((await rings.count()) > 0).toBe(screen.width > screen.height || upright);
      await expect(page.getByRole('heading', { name: 'Elegant Lamp' })).toBeVisible();
      if (screen.width > screen.height || upright) {
        await rings.first().focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('[data-card]:popover-open')).toBeVisible();
      }
      expect(await violations(page)).toEqual([]);
    });
  });
}
