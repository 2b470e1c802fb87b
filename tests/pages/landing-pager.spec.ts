/** Paginated scrolling by wheel, fling, key, touch, focus, indicator and URL; and where it is off. */
import { PAINTED } from '../support/browser-args.ts';
import { holdRequests } from '../support/hold.ts';
import { expect, type Page, test } from '../support/page.ts';

test.use(PAINTED);

const SECTIONS = '[data-section]';
/** Id of the section aligned with the top of the screen, null when none is. */
const currentSection = (page: Page) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll('[data-section], [data-stop]')];
    const found = stops.find((stop) => Math.abs(stop.getBoundingClientRect().top) < 2);
    return found ? found.id || 'footer' : null;
  });
const idAt = (page: Page, index: number) => page.locator(SECTIONS).nth(index).getAttribute('id');

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/${hash}`);
  await expect(page.locator('html')).toHaveAttribute('data-intro', 'done');
  await page.mouse.move(700, 450);
}

/** One trackpad fling, its inertia fading for about two seconds. */
async function fling(page: Page, way: 1 | -1): Promise<void> {
  await page.evaluate(async (sign) => {
    const sizes = [12, 40, 80, 110];
    for (let size = 110; size > 1; size *= 0.965) sizes.push(size);
    const target = document.elementFromPoint(700, 450) ?? document.body;
    const start = performance.now();
    for (const [index, size] of sizes.entries()) {
      const event = new WheelEvent('wheel', { deltaY: sign * size, bubbles: true, cancelable: true });
      // Timestamps of a trackpad, independent of the page's load.
      const at = start + index * 14;
      Object.defineProperty(event, 'timeStamp', { value: at });
      target.dispatchEvent(event);
      await new Promise((next) => setTimeout(next, Math.max(0, at + 14 - performance.now())));
    }
  }, way);
}

test('has six sections and one per top-selling category, followed by the footer', async ({ page, request }) => {
  const { data } = await (await request.get('/api/categories/get/top-selling')).json();
  await open(page);
  await expect(page.locator(SECTIONS)).toHaveCount(6 + data.length);
  const names = await page.locator(SECTIONS).evaluateAll((all) => all.map(({ id }) => id));
  const slugs = data.map(({ slug }: { slug: string }) => slug);
  expect(names).toEqual(['welcome', 'categories', 'collection', ...slugs, 'about', 'rooms', 'mission']);
  await expect(page.locator('[data-stop] footer')).toHaveCount(1);
});

/** Wheel events 50 ms apart by their timestamps, independent of the machine's load. */
async function turn(page: Page, ...deltas: number[]): Promise<void> {
  await page.evaluate((sizes) => {
    const target = document.elementFromPoint(700, 450) ?? document.body;
    for (const [index, deltaY] of sizes.entries()) {
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: performance.now() + index * 50 });
      target.dispatchEvent(event);
    }
  }, deltas);
}

test('a wheel event moves one section, another soon after none', async ({ page }) => {
  await open(page);
  await turn(page, 100, 100);
  await expect.poll(() => currentSection(page)).toBe('categories');
  await page.waitForTimeout(700);
  expect(await currentSection(page)).toBe('categories');
  await turn(page, 100);
  await expect.poll(() => currentSection(page)).toBe('collection');
  await page.waitForTimeout(700);
  await turn(page, -100);
  await expect.poll(() => currentSection(page)).toBe('categories');
});

test('real wheel input works, too', async ({ page }) => {
  await open(page);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => currentSection(page)).toBe('categories');
});

test('the page turns before the animation library has loaded', async ({ page }) => {
  const go = await holdRequests(page, /\/gsap\.[^/]+\.js$/);
  await open(page);
  await turn(page, 100);
  await expect.poll(() => currentSection(page)).toBe('categories');
  go();
});

test('a delta under 5 is ignored', async ({ page }) => {
  await open(page);
  await page.mouse.wheel(0, 4);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('one fling moves exactly one section, down and up', async ({ page }) => {
  await open(page);
  await fling(page, 1);
  await page.waitForTimeout(1000);
  expect(await currentSection(page)).toBe('categories');
  await fling(page, 1);
  await page.waitForTimeout(1000);
  expect(await currentSection(page)).toBe('collection');
  await fling(page, -1);
  await page.waitForTimeout(1000);
  expect(await currentSection(page)).toBe('categories');
});

test('keys move between sections, and to both ends', async ({ page }) => {
  await open(page);
  for (const [key, id] of [
    ['ArrowDown', 'categories'],
    ['PageDown', 'collection'],
    ['ArrowUp', 'categories'],
    ['PageUp', 'welcome'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => currentSection(page)).toBe(id);
    // The animation ends shortly after the section is aligned.
    await page.waitForTimeout(150);
  }
  await page.keyboard.press('End');
  const rest = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(rest).toBeLessThan(2);
  await page.waitForTimeout(150);
  await page.keyboard.press('Home');
  await expect.poll(() => currentSection(page)).toBe('welcome');
});

test('the URL names and opens the section, and without a fragment the page starts at the top', async ({ page }) => {
  await open(page);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/#categories$/);
  await open(page, '?again=1#about');
  await expect.poll(() => currentSection(page)).toBe('about');
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.goto('/shop');
  await open(page);
  expect(await currentSection(page)).toBe('welcome');
});

test('the indicator marks the current section and links to all', async ({ page }) => {
  await open(page);
  const dots = page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link');
  await expect(dots).toHaveCount(await page.locator(SECTIONS).count());
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await dots.nth(2).click();
  await expect.poll(() => currentSection(page)).toBe(await idAt(page, 2));
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(dots.first()).not.toHaveAttribute('aria-current');
});

test('Tab into a section scrolls to it', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Explore More' }).focus();
  for (let presses = 0; presses < 12 && (await currentSection(page)) !== 'categories'; presses++) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(120);
  }
  await expect.poll(() => currentSection(page)).toBe('categories');
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('categories');
});

test('it is off while a panel is open', async ({ page }) => {
  await open(page);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('End');
  await page.mouse.move(300, 450);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('PageDown');
  await expect.poll(() => currentSection(page)).toBe('categories');
});

/** Waits until nothing has scrolled for a while: a busy machine prolongs animations. */
async function atRest(page: Page): Promise<void> {
  const y = () => page.evaluate(() => window.scrollY);
  let before: number;
  do {
    before = await y();
    await page.waitForTimeout(700);
  } while (before !== (await y()));
}

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1280, height: 560 } });

  test('a tall section is scrolled to its end before the next one', async ({ page }) => {
    await open(page, '#collection');
    await page.mouse.move(640, 300);
    const inside = () =>
      page.evaluate(() => {
        const { top, bottom } = (document.querySelector('#collection') as Element).getBoundingClientRect();
        return top <= 1 && bottom >= innerHeight - 1;
      });
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 120);
    await atRest(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect(await inside()).toBe(true);
    await page.mouse.wheel(0, 5000);
    await atRest(page);
    expect(await inside(), 'no single turn leaves it').toBe(true);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => currentSection(page)).toBe(await idAt(page, 3));
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('scrolling is native', async ({ page }) => {
    await open(page);
    await page.mouse.wheel(0, 130);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(130);
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => window.scrollY)).toBe(130);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Dispatches a touch gesture. */
  async function draw(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    await send('touchStart', from);
    for (let part = 1; part <= 5; part++) {
      await send('touchMove', { x: from.x + ((to.x - from.x) * part) / 5, y: from.y + ((to.y - from.y) * part) / 5 });
    }
    await send('touchEnd');
  }

  test('a swipe over 40 px turns the page, a shorter one does not', async ({ page }) => {
    await open(page);
    await draw(page, { x: 200, y: 500 }, { x: 200, y: 462 });
    await page.waitForTimeout(600);
    expect(await currentSection(page)).toBe('welcome');
    await draw(page, { x: 200, y: 500 }, { x: 204, y: 420 });
    await expect.poll(() => currentSection(page)).toBe('categories');
    await page.waitForTimeout(200);
    await draw(page, { x: 200, y: 300 }, { x: 204, y: 420 });
    await expect.poll(() => currentSection(page)).toBe('welcome');
  });

  test('a horizontal swipe changes the slide, not the section', async ({ page }) => {
    await open(page);
    await draw(page, { x: 300, y: 400 }, { x: 200, y: 404 });
    await expect(page.locator('[data-slide="1"]')).toHaveAttribute('data-on', '');
    expect(await currentSection(page)).toBe('welcome');
  });
});
