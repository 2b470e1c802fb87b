/** Rooms: hotspots by pointer, touch and keyboard, and adding the whole room to the cart. */
import { ROOM_COPY } from '../../src/core/editorial/room-copy.ts';
import { roomPath } from '../../src/core/shop/routes.ts';
import { violations } from '../support/axe.ts';
import { PAINTED } from '../support/browser-args.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';

test.use(PAINTED);

/** Hotspot of a product: its button is named 'Elegant Lamp ₹5,710 Show'. */
const ring = (page: Page, name: string) => page.locator('[data-ring]:visible').and(page.getByRole('button', { name }));
const basket = (page: Page) => page.getByRole('region', { name: ROOM_COPY.basket });
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

/** Labels of the picture's hotspots in one frame, as the page may still be settling. */
const stageOf = (page: Page) =>
  page.locator('.spots-wide').evaluate((box) => {
    const rect = (one: Element) => one.getBoundingClientRect().toJSON() as DOMRect;
    const labels = [...box.querySelectorAll<HTMLElement>('.spot-label')];
    const bar = document.querySelector('.room-bar') as Element;
    return {
      // A hotspot below the bar has its label there, where a shopper scrolls to it.
      count: labels.filter((one) => rect(one.parentElement as Element).bottom <= rect(bar).top).length,
      bar: rect(bar).top,
      shown: labels
        .filter((one) => getComputedStyle(one).opacity === '1')
        .map((one) => ({ text: one.innerText, box: rect(one), ring: rect(one.parentElement as Element) })),
    };
  });

for (const number of [0, 1, 2, 3])
  test(`${roomPath(number)} has a help block, hotspots in tab order, and labels that cover neither each other nor a hotspot`, async ({
    page,
  }) => {
    await page.goto(roomPath(number));
    const help = page.getByRole('region', { name: ROOM_COPY.help.title });
    await expect(help.getByRole('heading', { name: /help/i })).toBeVisible();
    await expect(help.getByRole('link')).toHaveCount(2);
    const places = await page
      .locator('[data-ring]:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(places.length).toBeGreaterThan(3);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // Labels fade in or out after a resize.
      await expect
        .poll(async () => {
          const { shown, count } = await stageOf(page);
          return shown.length - (width === 1440 ? count : count - 3);
        }, `nearly all labels at ${width} px`)
        .toBeGreaterThanOrEqual(0);
      const stage = await stageOf(page);
      for (const { text, box } of stage.shown) {
        expect(text).toMatch(/₹|unavailable/);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
        expect(box.bottom, text).toBeLessThanOrEqual(stage.bar);
        for (const other of stage.shown.filter((one) => one.text !== text)) {
          const meets = (a: DOMRect, b: DOMRect, by: number) =>
            a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by && b.top < a.bottom - by;
          expect(meets(box, other.box, 0), `${text} and ${other.text}`).toBe(false);
          // A ring is 28 px wide in a button of 44 px.
          expect(meets(box, other.ring, 8), `${text} and the hotspot of ${other.text}`).toBe(false);
        }
      }
    }
  });

test('a label appears on hover and on focus on smaller screens, and names the button', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(roomPath(0));
  const lamp = ring(page, 'Elegant Lamp');
  const label = lamp.locator('.spot-label');
  await expect(label).toHaveCSS('opacity', '0');
  await lamp.hover();
  await expect(label).toHaveCSS('opacity', '1');
  await page.mouse.move(4, 200);
  await expect(label).toHaveCSS('opacity', '0');
  await lamp.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(label).toHaveCSS('opacity', '1');
  await expect(lamp).toHaveAccessibleName('Elegant Lamp ₹5,710 Show');
});

test('name, size, total and "Add the room" are within the first screen', async ({ page }) => {
  await page.goto(roomPath(0));
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    const bar = page.locator('.room-stage');
    await expect(bar.getByText('5.6 × 6.4 m, 2.85 m high')).toBeInViewport({ ratio: width < 768 ? 0.5 : 1 });
    await expect(bar.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(bar.locator('[data-total]')).toHaveText(/^₹[\d,]+$/);
    await expect(bar.locator('[data-total]')).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: ROOM_COPY.addRoom })).toBeInViewport({ ratio: 1 });
  }
  await page.locator('.room-stage').getByRole('button', { name: ROOM_COPY.addRoom }).click();
  await expect(page.getByRole('dialog', { name: /^\d+ items$/ })).toBeVisible();
});

test('a hotspot that receives the focus is not covered by the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto(roomPath(0));
  for (const one of await page.locator('[data-ring]:visible').all()) {
    await one.focus();
    const covered = await one.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    });
    expect(covered, await one.innerText()).toBe(false);
  }
});

test('what stands in the picture and is not for sale is named below the list', async ({ page }) => {
  await page.goto(roomPath(0));
  await expect(basket(page).locator('[data-not-for-sale]')).toHaveText(
    'Not for sale: the curtains, the picture above the desk, the blue vase with branches, the blankets, and books and cups.',
  );
});

test('the address holds the ticked pieces, and a copied link restores them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(roomPath(0));
  const boxes = page.getByRole('checkbox', { name: /^Take / });
  const whole = await page.locator('input[name=piece]:checked').count();
  await page.getByRole('checkbox', { name: 'Take Black Chair' }).uncheck();
  expect(new URL(page.url()).searchParams.get('pieces')?.split(',')).toHaveLength(whole - 1);
  await page.getByRole('checkbox', { name: 'Take Black Chair' }).check();
  expect(new URL(page.url()).search).toBe('');
  for (const box of await boxes.all()) if (await box.isEnabled()) await box.uncheck();
  await page.getByRole('checkbox', { name: 'Take Elegant Lamp' }).check();
  expect(new URL(page.url()).search).toBe('?pieces=elegant-lamp');
  await basket(page).getByRole('button', { name: ROOM_COPY.copyLink }).click();
  await expect(basket(page).getByRole('status')).toHaveText(ROOM_COPY.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  await page.goto('/rooms');
  await page.goto(link);
  await expect(page.locator('input[name=piece]:checked')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Take Elegant Lamp' })).toBeChecked();
  await expect(basket(page).locator('[data-total]')).toHaveText('₹5,710');
  await expect(page.locator('.room-stage [data-total]')).toHaveText('₹5,710');
  // Unknown pieces of an old link are ignored.
  await page.goto(`${roomPath(0)}?pieces=gone,elegant-lamp`);
  await expect(page.locator('input[name=piece]:checked')).toHaveCount(1);
});

test('the whole room, or a part of it, is added to the cart', async ({ page }) => {
  await page.goto(roomPath(0));
  const boxes = page.getByRole('checkbox', { name: /^Take / });
  const count = await page.locator('input[name=piece]:checked').count();
  expect(count).toBeGreaterThan(5);
  const total = basket(page).locator('[data-total]');
  const whole = await total.textContent();
  await basket(page).getByRole('button', { name: ROOM_COPY.addRoom }).hover();
  await page.getByRole('checkbox', { name: 'Take Elegant Lamp' }).uncheck();
  await expect(total).not.toHaveText(whole as string);
  await basket(page)
    .getByRole('button', { name: ROOM_COPY.addChosen(count - 1) })
    .click();
  const cart = page.getByRole('dialog', { name: `${count - 1} items` });
  await expect(cart).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  for (const box of await boxes.all()) if (await box.isEnabled()) await box.uncheck();
  for (const button of await page.getByRole('button', { name: ROOM_COPY.nothing }).all())
    await expect(button).toBeDisabled();
  await expect(page.locator('[data-add-room]')).toHaveText([ROOM_COPY.nothing, ROOM_COPY.nothing]);
});

test("prices and stock are current, not the build's", async ({ page }) => {
  // A backend that has no list by slug is asked for each product.
  await page.route('**/api/products?slug=*', (route) =>
    route.continue({ url: route.request().url().split('slug=')[0] }),
  );
  await page.route('**/api/v1/products/elegant-lamp', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const one of json.data.variants ?? []) one.stock = { isInStock: false, quantity: 0 };
    json.data.stock = { isInStock: false, quantity: 0 };
    await route.fulfill({ json });
  });
  await page.goto(roomPath(0));
  await expect(page.getByRole('checkbox', { name: 'Take Elegant Lamp' })).toBeDisabled();
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
