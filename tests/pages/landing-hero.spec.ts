/** The hero slideshow: clock, controls, pictures and announcements. */

import { HERO } from '../../src/core/landing/constants.ts';
import { LANDING_COPY } from '../../src/core/landing/copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { PAINTED } from '../support/browser-args.ts';
import { holdRequests } from '../support/hold.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';

test.use(PAINTED);

const words = LANDING_COPY.hero;
const hero = (page: Page) => page.locator('[data-hero]');
const shown = (page: Page) => page.locator('[data-slide][data-on]').getAttribute('data-slide').then(Number);
const announced = (page: Page) => page.locator('[data-hero] [data-said]').textContent();
const jumpTo = (page: Page, place: number) => page.locator(`[data-jump="${place}"]`);

/** Opens the page with a paused clock; its hero is known to be in view. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/', { waitUntil: 'load' });
  await page.mouse.move(10, 5);
  await expect(page.locator('[data-slide="0"]')).toHaveAttribute('data-state', 'loaded');
}

test('the first screen names a piece with its price, delivery and returns, at every size', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('[data-slide="0"]').getByRole('link', { name: /, from ₹/ });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(hero(page).getByRole('link', { name: COPY.service.delivery })).toBeInViewport({ ratio: 1 });
    await expect(hero(page).getByRole('link', { name: /^\d+ days to return$/ })).toBeInViewport({ ratio: 1 });
  }
  const price = /₹[\d,]+/.exec((await link.textContent()) ?? '')?.[0] ?? 'none';
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('main')).toContainText(price);
});

test('advances after 7 s, and wraps around', async ({ page }) => {
  await openPaused(page);
  await page.clock.runFor(HERO.slideMs - 20);
  expect(await shown(page)).toBe(0);
  await page.clock.runFor(40);
  expect(await shown(page)).toBe(1);
  await expect(page.locator('[data-now]')).toHaveText('02');
  await page.clock.runFor(2 * HERO.slideMs);
  expect(await shown(page)).toBe(0);
  expect(await announced(page), 'no announcement without user action').toBe('');
});

test('pauses while a mouse hovers it, and resumes where it was; is paused and played by its button', async ({
  page,
}) => {
  await openPaused(page);
  await page.clock.runFor(4000);
  await page.mouse.move(700, 450);
  await page.clock.runFor(60_000);
  expect(await shown(page)).toBe(0);
  await page.evaluate(() =>
    document.querySelector('[data-hero]')?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' })),
  );
  await page.clock.runFor(2980);
  expect(await shown(page)).toBe(0);
  await page.clock.runFor(40);
  expect(await shown(page)).toBe(1);

  // Its button.
  await page.getByRole('button', { name: words.pause }).dispatchEvent('click');
  await page.clock.runFor(60_000);
  expect(await shown(page)).toBe(1);
  await page.getByRole('button', { name: words.play }).dispatchEvent('click');
  await page.clock.runFor(HERO.slideMs + 20);
  expect(await shown(page)).toBe(2);
});

test('jumps by its bars, ignores a second jump within 1.2 s, and announces it', async ({ page }) => {
  await openPaused(page);
  await jumpTo(page, 2).dispatchEvent('click');
  expect(await shown(page)).toBe(2);
  await expect(jumpTo(page, 2)).toHaveAttribute('aria-current', 'true');
  expect(await announced(page)).toContain('Slide 3 of 3');
  await jumpTo(page, 0).dispatchEvent('click');
  expect(await shown(page)).toBe(2);
  await page.clock.runFor(HERO.transitionLockMs);
  await jumpTo(page, 0).dispatchEvent('click');
  expect(await shown(page)).toBe(0);
  await expect(hero(page)).toHaveAttribute('data-direction', 'prev');
});

test('is controlled by keys while it has the focus, and while nothing else takes them', async ({ page }) => {
  await openPaused(page);
  await hero(page).focus();
  const seen: number[] = [];
  for (const key of ['ArrowRight', 'ArrowDown', 'Space', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    seen.push(await shown(page));
    await page.clock.runFor(HERO.transitionLockMs);
  }
  expect(seen).toEqual([1, 2, 0, 2, 1]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Left, right and space also work while it is on screen and nothing else takes keys.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  seen.length = 0;
  for (const key of ['ArrowRight', 'Space', 'ArrowLeft']) {
    await page.keyboard.press(key);
    seen.push(await shown(page));
    await page.clock.runFor(HERO.transitionLockMs);
  }
  expect(seen).toEqual([2, 0, 2]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // A link of the header takes Space but not arrows.
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await shown(page)).toBe(0);
});

test('leaves keys to a field, an open panel and other sections', async ({ page }) => {
  await openPaused(page);
  const press = async () => {
    for (const key of ['ArrowRight', 'Space']) await page.keyboard.press(key);
    return shown(page);
  };
  await page.evaluate(() => document.querySelector('[data-hero]')?.before(document.createElement('input')));
  await page.locator('input').first().focus();
  expect(await press()).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).remove());
  // Control: without the field the key is taken.
  await page.keyboard.press('ArrowLeft');
  expect(await shown(page)).toBe(2);
  await page.clock.runFor(HERO.transitionLockMs);
  await page.evaluate(() => window.scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  await expect(page.locator('[data-dots] a').nth(2)).toHaveAttribute('aria-current', 'true');
  await page.waitForTimeout(300);
  expect(await press()).toBe(2);
});

test('is dragged by a mouse, 50 px or more', async ({ page }) => {
  await openPaused(page);
  const drag = async (to: number) => {
    await page.mouse.move(900, 300);
    await page.mouse.down();
    await page.mouse.move(900 + to, 305, { steps: 4 });
    await page.mouse.up();
    await page.clock.runFor(HERO.transitionLockMs);
  };
  await drag(-40);
  expect(await shown(page)).toBe(0);
  await drag(-60);
  expect(await shown(page)).toBe(1);
  await drag(60);
  expect(await shown(page)).toBe(0);
});

test('reacts to the wheel sideways and over its controls, once a second', async ({ page }) => {
  await openPaused(page);
  await page.mouse.move(1250, 830);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => shown(page)).toBe(1);
  await page.clock.runFor(HERO.transitionLockMs);
  await page.mouse.move(700, 300);
  await page.mouse.wheel(-40, 0);
  await expect.poll(() => shown(page)).toBe(0);
  await page.mouse.wheel(-40, 0);
  await page.clock.runFor(HERO.wheelCooldownMs - 100);
  expect(await shown(page)).toBe(0);
});

test('pauses while another section is on screen', async ({ page }) => {
  await openPaused(page);
  await page.evaluate(() => window.scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await page.clock.runFor(60_000);
  expect(await shown(page)).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('it is paused until played', async ({ page }) => {
    await openPaused(page);
    await page.clock.runFor(60_000);
    expect(await shown(page)).toBe(0);
    await jumpTo(page, 1).dispatchEvent('click');
    expect(await shown(page)).toBe(1);
    await expect(page.getByRole('button', { name: words.play })).toBeVisible();
  });
});

test.describe('when its pictures fail to load', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('it shows an error, and text and links stay', async ({ page }) => {
    await page.route('**/img/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(words.failed).first()).toBeVisible();
    await expect(page.getByRole('link', { name: words.shopNow })).toBeVisible();
  });
});

test('shows a blur, then a spinner, then the picture', async ({ page }) => {
  const release = await holdRequests(page, /\/img\/.*\/(?!64\.)\d+\./);
  await page.goto('/', { waitUntil: 'commit' });
  const slide = page.locator('[data-slide="0"]');
  await expect(slide).toHaveAttribute('data-state', 'loading');
  await expect(slide.locator('[data-blur]')).toHaveAttribute('data-loaded', '');
  await expect(slide.locator('.hero-spinner')).toBeVisible();
  release();
  await expect(slide).toHaveAttribute('data-state', 'loaded');
  await expect(slide.locator('.hero-spinner')).toBeHidden();
});

test('loads the first picture at once and preloads it with high priority; the second follows when idle with low, the third not yet', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const images = page.locator('[data-image]');
  await expect(images.nth(0)).toHaveAttribute('loading', 'eager');
  await expect(images.nth(0)).toHaveAttribute('fetchpriority', 'high');
  await expect(images.nth(1)).toHaveAttribute('loading', 'eager');
  await expect(images.nth(2)).toHaveAttribute('loading', 'lazy');
  const sources = page.locator('.hero-picture').first().locator('source');
  const widths = await sources.and(page.locator(':not([media])')).first().getAttribute('srcset');
  // Up to the original's width.
  for (const width of ['640w', '1024w', '1440w']) expect(widths).toContain(width);
  const hashOf = (index: number) =>
    page
      .locator('[data-image]')
      .nth(index)
      .evaluate((image) => (image as HTMLImageElement).currentSrc.split('/').at(-2) ?? '');
  const preloads = page.locator('head link[rel="preload"][as="image"]');
  for (const link of await preloads.all()) {
    expect(await link.getAttribute('imagesrcset')).toContain(await hashOf(0));
    await expect(link).toHaveAttribute('fetchpriority', 'high');
  }
  expect(await preloads.count()).toBeGreaterThan(0);
  const second = page.locator('[data-image]').nth(1);
  await expect(second).toHaveAttribute('fetchpriority', 'low');
  await expect.poll(() => second.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});

test('the second picture waits for its turn when the visitor saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-image]').nth(1)).toHaveAttribute('loading', 'lazy');
  await jumpTo(page, 1).dispatchEvent('click');
  await expect(page.locator('[data-slide="1"]')).toHaveAttribute('data-state', 'loaded');
});

test('a phone loads a portrait crop of the first picture, once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/img/') && requested.push(request.url()));
  await page.goto('/', { waitUntil: 'load' });
  const shown = await page
    .locator('[data-image]')
    .first()
    .evaluate((image) => (image as HTMLImageElement).currentSrc);
  expect(shown).toMatch(/-tall\d+\.avif$/);
  const hash = shown.split('/').at(-2) ?? '';
  expect(requested.filter((url) => url.includes(hash) && !url.endsWith('/64.webp'))).toEqual([shown]);
});
