/** Rooms: hotspots by pointer, touch and keyboard, and adding the whole room to the cart. */
import { ROOM_COPY } from '../../src/core/editorial/room-copy.ts';
import { roomPath } from '../../src/core/shop/routes.ts';
import { violations } from '../support/axe.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';

const ring = (page: Page, name: string) => page.getByRole('button', { name: ROOM_COPY.spot(name) });
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('/rooms lists the four cities in order, and each links to its room', async ({ page }) => {
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

test('/room is Oslo, and Next cycles: Lisbon, Berlin, Madrid, Oslo', async ({ page }) => {
  await page.goto('/room');
  for (const city of ['Oslo', 'Lisbon', 'Berlin', 'Madrid', 'Oslo']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(city);
    await page.getByRole('link', { name: /^Next/ }).click();
  }
  await page.getByRole('main').getByRole('link', { name: 'Rooms', exact: true }).click();
  await expect(page).toHaveURL('/rooms');
});

for (const number of [0, 1, 2, 3]) {
  test(`${roomPath(number)} has a help block, found by its heading`, async ({ page }) => {
    await page.goto(roomPath(number));
    const help = page.getByRole('region', { name: ROOM_COPY.help.title });
    await expect(help.getByRole('heading', { name: /help/i })).toBeVisible();
    await expect(help.getByRole('link')).toHaveCount(2);
  });
}

test("Oslo's lamp and chair show dollars and rupees, and link to the products", async ({ page }) => {
  await page.goto(roomPath(0));
  for (const [name, usd, inr, slug] of [
    ['Elegant Lamp', 'about US$ 69', '₹5,710', 'elegant-lamp'],
    ['Black Chair', 'about US$ 299', '₹24,742', 'black-chair'],
  ] as const) {
    await ring(page, name).click();
    await expect(card(page, name)).toContainText(usd);
    await expect(card(page, name)).toContainText(inr);
    await expect(card(page, name).getByRole('link')).toHaveAttribute('href', `/product/${slug}`);
    await page.keyboard.press('Escape');
    await expect(card(page, name)).toBeHidden();
  }
});

test('a card opens, buys and closes by keyboard alone, and restores the focus', async ({ page }) => {
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

test('one card is open at a time, within the window, and closes on scroll', async ({ page }) => {
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

test('the whole room, or a part of it, is added to the cart', async ({ page }) => {
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

test("prices and stock are current, not the build's", async ({ page }) => {
  await page.route('**/api/v1/products/elegant-lamp', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const one of json.data.variants ?? []) one.stock = { isInStock: false, quantity: 0 };
    json.data.stock = { isInStock: false, quantity: 0 };
    await route.fulfill({ json });
  });
  await page.goto(roomPath(0));
  await page.getByRole('button', { name: ROOM_COPY.addRoom }).hover();
  await expect(page.getByRole('checkbox', { name: 'Take Elegant Lamp' })).toBeDisabled();
});

test('hotspots are in left-to-right tab order', async ({ page }) => {
  for (const number of [0, 1, 2, 3]) {
    await page.goto(roomPath(number));
    const places = await page
      .locator('[data-ring]:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(places.length).toBeGreaterThan(3);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

const both = (page: Page) => page.getByRole('slider', { name: 'From ‘In pencil’ to ‘In January’' });
/** Visible share of the first picture, in percent. */
const seen = (page: Page) =>
  page.locator('.both-before').evaluate((one) => {
    const [, right] = /inset\(0(?:px)? (?:calc\()?([\d.]+)%/.exec(getComputedStyle(one).clipPath) ?? [];
    return 100 - Number(right);
  });

test('the before-after slider works by keyboard and pointer, and has a text alternative', async ({ page }) => {
  await page.goto(roomPath(0));
  await expect(page.getByRole('heading', { name: 'In pencil, in January' })).toBeVisible();
  const slider = both(page);
  await expect(slider).toHaveAttribute('aria-valuetext', '50 percent in pencil');
  expect(await seen(page)).toBe(50);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '51 percent in pencil');
  expect(await seen(page)).toBe(51);
  await page.keyboard.press('Home');
  expect(await seen(page)).toBe(0);
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not there.');
  await page.mouse.move(box.x + box.width * 0.1, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + 40, { steps: 4 });
  await page.mouse.up();
  expect(Math.abs((await seen(page)) - 75)).toBeLessThan(3);
  // The line is where the pictures meet; a room with one picture has none.
  const line = await page.locator('.both-line').evaluate((one) => one.getBoundingClientRect().left);
  expect(Math.abs(line - (box.x + (box.width * (await seen(page))) / 100))).toBeLessThan(2);
  await page.goto(roomPath(1));
  await expect(page.locator('[data-both]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the two pictures of a room are shown one below the other', async ({ page }) => {
    await page.goto(roomPath(0));
    await expect(both(page)).toBeHidden();
    const [first, second] = await page
      .locator('[data-both] img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()).sort((a, b) => a.top - b.top));
    expect(first.width).toBeGreaterThan(1000);
    expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  });
});

test.describe('at every size', () => {
  test.use({ reducedMotion: 'reduce' });

  test('axe finds nothing with a card open', async ({ page }) => {
    await page.goto(roomPath(0));
    await expect(page.getByRole('heading', { name: 'Elegant Lamp' })).toBeVisible();
    for (const { name, width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      // Portrait screens have hotspots only on a portrait picture; the list of products is always there.
      await page.locator('[data-ring]:visible').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-card]:popover-open')).toBeVisible();
      expect(await violations(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap opens a card at the bottom of the screen, adds its product to the cart, and a swipe moves the slider', async ({
    page,
  }) => {
    await page.goto(roomPath(0));
    await page.locator('[data-ring]:visible').first().tap();
    const open = page.locator('[data-card]:popover-open');
    await expect(open).toBeVisible();
    const box = await open.boundingBox();
    expect(box && box.y + box.height).toBeGreaterThan(780);
    await open.getByRole('button', { name: /^Add to Cart/ }).tap();
    await expect(page.getByRole('dialog', { name: '1 item' })).toBeVisible();
    await page.keyboard.press('Escape');
    const slider = both(page);
    await slider.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await slider.tap({ position: { x: width * 0.2, y: height / 2 } });
    expect(Math.abs((await seen(page)) - 20)).toBeLessThan(5);
  });
});
