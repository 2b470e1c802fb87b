/**
 * The intro overlay and its splash: when it is shown, for how long, how it leaves, and that it never blocks the page.
 */

import { INTRO } from '../../src/core/landing/constants.ts';
import { LANDING_COPY } from '../../src/core/landing/copy.ts';
import { EXITS } from '../../src/core/landing/intro.ts';
import { PAINTED } from '../support/browser-args.ts';
import { expect, type Page, test } from '../support/page.ts';

const overlay = (page: Page) => page.locator('[data-overlay]');
const stateOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.intro);

/** Opens the page with a paused clock, after the script has taken the overlay over. */
async function openPaused(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(() => {
    document.addEventListener('aroha:intro-done', () => {
      const root = document.documentElement;
      root.dataset.done = String(Number(root.dataset.done ?? 0) + 1);
    });
  });
  await page.goto('/');
  await expect(overlay(page)).toHaveAttribute('data-live', '');
}

test.use({ firstVisit: true, ...PAINTED });

test('shows name, caption and progress, leaves after 3 s, and is gone 2 s later', async ({ page }) => {
  await openPaused(page);
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page).getByText(LANDING_COPY.intro.caption)).toBeVisible();
  await expect(overlay(page).locator('[data-splash]')).toContainText('Aroha');
  // Its progress, and nothing else, is reported to assistive technology.
  const bar = overlay(page).getByRole('progressbar', { name: LANDING_COPY.intro.caption });
  const value = async () => Number(await bar.getAttribute('aria-valuenow'));
  const before = await value();
  await page.clock.runFor(INTRO.durationMs / 2);
  expect(await value()).toBeGreaterThanOrEqual(before + 40);
  expect(await value()).toBeLessThan(100);
  await expect(overlay(page)).toMatchAriaSnapshot(`- progressbar "${LANDING_COPY.intro.caption}"`);
  await page.clock.runFor(INTRO.durationMs / 2 - 10);
  expect(await stateOf(page)).toBe('playing');
  await page.clock.runFor(10);
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  expect(await stateOf(page)).toBe('leaving');
  await page.clock.runFor(INTRO.exitDelayMs - 10);
  await expect(overlay(page)).toHaveCount(1);
  await page.clock.runFor(10);
  await expect(overlay(page)).toHaveCount(0);
  expect(await stateOf(page)).toBe('done');
  await expect(page.locator('html')).toHaveAttribute('data-done', '1');
});

for (const [how, act] of [
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a click', (page: Page) => page.mouse.click(700, 400)],
] as const) {
  test(`leaves at once on ${how}, and is gone 1.6 s later`, async ({ page }) => {
    await openPaused(page);
    await page.clock.runFor(1000);
    await act(page);
    expect(await stateOf(page)).toBe('leaving');
    await page.clock.runFor(INTRO.forcedExitMs - 10);
    await expect(overlay(page)).toHaveCount(1);
    await page.clock.runFor(10);
    await expect(overlay(page)).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(page.locator('html')).toHaveAttribute('data-done', '1');
  });
}

test('blocks scrolling while shown, and unblocks it', async ({ page }) => {
  await openPaused(page);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Shift');
  await page.clock.resume();
  await expect(overlay(page)).toHaveCount(0);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

for (const exit of EXITS) {
  test(`leaves by the configured exit: ${exit}`, async ({ page }) => {
    await openPaused(page);
    await overlay(page).evaluate((element, way) => {
      element.dataset.exit = way;
    }, exit);
    await page.keyboard.press('Shift');
    // The exit has begun once GSAP has set the first frame.
    await page.clock.runFor(INTRO.exitAnimationMs + 50);
    const covers = () =>
      overlay(page).evaluate((element) => {
        const clipped = getComputedStyle(element).clipPath.startsWith('inset(50%');
        const halves = [...element.querySelectorAll('[data-half]')].map((half) => half.getBoundingClientRect());
        return (
          !clipped &&
          halves.some(
            ({ left, right, top, bottom }) => right > 1 && left < innerWidth - 1 && bottom > 1 && top < innerHeight - 1,
          )
        );
      });
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return (await overlay(page).count()) === 0 || (await covers());
      })
      .toBe(false);
    // The overlay still exists: its animation uncovered the page, not its removal.
    await expect(overlay(page)).toHaveCount(1);
  });
}

test('is shown on the first visit of a session only', async ({ page }) => {
  await openPaused(page);
  expect(await stateOf(page)).toBe('playing');
  await page.goto('/home');
  expect(await stateOf(page)).toBe('done');
  await expect(overlay(page)).toHaveCount(0);
});

test('is not shown to visitors who save data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/');
  expect(await stateOf(page)).toBe('done');
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('it is not shown', async ({ page }) => {
    await page.goto('/');
    await expect(overlay(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is not shown', async ({ page }) => {
    await page.goto('/');
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByRole('link', { name: LANDING_COPY.hero.shopNow })).toBeVisible();
  });
});

test.describe('when scripts fail to load', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('it leaves by itself, and the page scrolls', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page)).toBeHidden({ timeout: 15_000 });
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });
});

/** Chromium ignores full-screen pictures for LCP, so the largest candidate is the headline. */
test('does not prevent the hero from being the largest contentful paint', async ({ page }) => {
  await openPaused(page);
  const inHero = await page.evaluate(
    () =>
      new Promise<boolean>((tell) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
          tell(last.element?.closest('[data-hero]') !== null);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(inHero).toBe(true);
  await expect(overlay(page), 'while the overlay still lies upon it').toBeVisible();
});
