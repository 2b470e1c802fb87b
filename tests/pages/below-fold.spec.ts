/**
 * Content below the fold is laid out once after the first screen, then only near the screen, without layout shift; at once for
 * fragments and back navigation.
 */
import type { Page } from '@playwright/test';
import { COPY } from '../../src/core/shop/copy.ts';
import { articlePath, ROUTES } from '../../src/core/shop/routes.ts';
import { holdRequests } from '../support/hold.ts';
import { expect, SCREENS, test } from '../support/page.ts';

const ARTICLE = articlePath('interior-design-trends');
const PAGES = [ROUTES.landing.path, ROUTES.shop.path, '/product/elegant-lamp', ARTICLE];

/** Number of those parts, or of the cards of a list, that are not laid out. */
const notLaidOut = (page: Page, parts = '.later') =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} > *`)].filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
    parts,
  );
const CARDS = '.far';
type TraceEvent = { readonly name: string; readonly ts: number; readonly args: { readonly elementCount: number } };
const lengthOf = (page: Page) => page.locator('[data-results]').evaluate((list) => list.getBoundingClientRect().height);
/** Waits until the size of all those parts is known. */
const allMeasured = (page: Page) =>
  expect(page.locator('.later:not([data-drawn=""])')).toHaveCount(0, { timeout: 15_000 });
/** Scrolls without the page's own scroll handling. */
const show = (page: Page, selector: string) =>
  page.evaluate((wanted) => [...document.querySelectorAll(wanted)].at(-1)?.scrollIntoView(), selector);

for (const screen of SCREENS)
  for (const path of PAGES)
    test.describe(`${path} on a ${screen.name}`, () => {
      test.use({ viewport: screen });

      test('skips content far below the fold; once idle the page has its real length', async ({ page }) => {
        // Until its scripts load, the page stays in its first state.
        const go = await holdRequests(page, '**/_astro/*.js');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect.poll(() => notLaidOut(page)).toBeGreaterThan(0);
        // Content near the screen is laid out without them.
        await show(page, 'footer a');
        await expect(page.locator('footer a').last()).toBeInViewport();
        expect(
          await page.evaluate(() =>
            document.querySelector('footer a')?.checkVisibility({ contentVisibilityAuto: true }),
          ),
        ).toBe(true);
        // The rest follows at the top of the page, where nothing is near the screen.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect.poll(() => notLaidOut(page)).toBeGreaterThan(0);
        go();
        await allMeasured(page);
        await expect.poll(() => notLaidOut(page)).toBeGreaterThan(0);
        const remembered = await page.evaluate(() => document.body.scrollHeight);
        await page.locator('html').evaluate((root) => root.setAttribute('data-drawn', ''));
        expect(await notLaidOut(page)).toBe(0);
        // Rounded sizes of cards in a list are a part of it.
        expect(Math.abs((await page.evaluate(() => document.body.scrollHeight)) - remembered)).toBeLessThan(4);
      });
    });

test('at another width the page has its real length again', async ({ page }) => {
  await page.setViewportSize(SCREENS[2]);
  await page.goto('/product/elegant-lamp');
  await allMeasured(page);
  const parts = await page.evaluate(() => {
    const again = new Set<EventTarget>();
    new MutationObserver((changes) => {
      for (const { target } of changes) if ((target as HTMLElement).dataset.drawn === '') again.add(target);
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-drawn'] });
    Object.assign(window, { again });
    return document.querySelectorAll('.later').length;
  });
  await page.setViewportSize(SCREENS[0]);
  await expect.poll(() => page.evaluate(() => (window as { again?: Set<EventTarget> }).again?.size)).toBe(parts);
  const remembered = await page.evaluate(() => document.body.scrollHeight);
  await page.locator('html').evaluate((root) => root.setAttribute('data-drawn', ''));
  expect(Math.abs((await page.evaluate(() => document.body.scrollHeight)) - remembered)).toBeLessThan(4);
});

for (const screen of SCREENS)
  for (const view of [null, COPY.catalogue.list])
    test(`cards far from the screen of a ${screen.name} are not laid out${view ? ' in list view' : ''}`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      await page.goto(ROUTES.shop.path);
      if (view) await page.getByRole('button', { name: view, exact: true }).first().click();
      if (view) await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
      await allMeasured(page);
      expect(await notLaidOut(page, CARDS)).toBeGreaterThan(4);
      // Their reserved size is about the real one.
      const [reserved, cards] = [await lengthOf(page), await page.locator(CARDS).count()];
      await page.locator('html').evaluate((root) => root.setAttribute('data-drawn', ''));
      expect(await notLaidOut(page, CARDS)).toBe(0);
      expect(Math.abs((await lengthOf(page)) - reserved) / cards).toBeLessThan(view ? 24 : 1);
    });

test('a change of a text styles nothing else anew', async ({ page }) => {
  await page.goto(ROUTES.shop.path);
  await allMeasured(page);
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const over = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  });
  await page.evaluate(async () => {
    const heading = document.querySelector('h1') as HTMLElement;
    // What else is due is styled in this frame.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    performance.mark('changed');
    heading.textContent = 'Another text';
    return heading.offsetHeight;
  });
  await devtools.send('Tracing.end');
  await over;
  const changedAt = events.find(({ name }) => name === 'changed')?.ts ?? 0;
  const [restyle] = events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > changedAt)
    .toSorted((a, b) => a.ts - b.ts);
  expect(restyle?.args.elementCount).toBeLessThan(4);
});

test('the outline and the heart of a card are not clipped', async ({ page }) => {
  await page.goto(ROUTES.shop.path);
  const link = page.locator(`${CARDS} a.card-link`).first();
  await link.focus();
  const room = await page
    .locator(CARDS)
    .first()
    .evaluate((card) => {
      const { paddingTop, paddingLeft } = getComputedStyle(card);
      return Math.min(Number.parseFloat(paddingTop), Number.parseFloat(paddingLeft));
    });
  const outline = await link.evaluate((name) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(name, '::after');
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  expect(outline).toBeGreaterThan(0);
  expect(room).toBeGreaterThanOrEqual(outline);
});

test('a form at the foot of the page lays out itself alone', async ({ page }) => {
  // Browsers that fill in forms lay out what is around each field as soon as the page is there.
  const go = await holdRequests(page, '**/_astro/*.js');
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const fields = page.locator('footer :is(input, select, textarea)');
    expect(await fields.count(), path).toBeGreaterThan(0);
    const around = await fields.evaluateAll((all) =>
      all.map((field) => field.closest('.later')?.querySelectorAll('*').length ?? 0),
    );
    expect(Math.max(...around), path).toBeLessThan(20);
    expect(await page.locator('footer .later').count(), path).toBeGreaterThan(1);
  }
  go();
});

test('pull quotes in the margin of wide screens are not clipped', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(ARTICLE);
  const quotes = page.locator('.reading.later blockquote');
  expect(await quotes.count()).toBeGreaterThan(0);
  for (const quote of await quotes.all()) {
    const part = quote.locator('xpath=ancestor::*[contains(@class, "later")][1]');
    const left = (box: { readonly x: number } | null) => box?.x ?? 0;
    expect(left(await quote.boundingBox())).toBeLessThan(left(await part.boundingBox()) - 50);
    await expect(part).toHaveCSS('contain', 'none');
    await expect(part).toHaveCSS('content-visibility', 'visible');
  }
});

test('a fragment below the fold is laid out, at its position', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/product/elegant-lamp#reviews', { waitUntil: 'load' });
  await expect
    .poll(() => page.locator('#reviews').evaluate((part) => Math.round(part.getBoundingClientRect().top)))
    .toBeLessThan(200);
  expect(await notLaidOut(page)).toBe(0);
});

test('back navigation finds everything laid out, before any script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.shop.path);
  await page.goto('/product/elegant-lamp');
  await page.route('**/_astro/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goBack();
  await expect(page).toHaveURL(ROUTES.shop.path);
  await expect(page.locator('html')).toHaveAttribute('data-drawn', '');
  expect(await notLaidOut(page)).toBe(0);
  expect(await notLaidOut(page, CARDS)).toBe(0);
});

test('a printed list is whole', async ({ page }) => {
  await page.goto(ROUTES.shop.path);
  await allMeasured(page);
  expect(await notLaidOut(page, CARDS)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => notLaidOut(page, CARDS)).toBe(0);
  expect(await notLaidOut(page)).toBe(0);
});
