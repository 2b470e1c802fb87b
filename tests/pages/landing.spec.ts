/** The landing page's lists in all states, its film and cards, and without JavaScript. */
import type { Locator } from '@playwright/test';
import { LANDING_COPY } from '../../src/core/landing/copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { SLIDER_COPY } from '../../src/core/shop/slider-copy.ts';
import { violations } from '../support/axe.ts';
import { builtWithout } from '../support/built-without.ts';
import { changeResponse } from '../support/change-response.ts';
import { holdRequests } from '../support/hold.ts';
import { expect, type Page, SCREENS, started, test } from '../support/page.ts';

const { categories: browser, collection, about, mission } = LANDING_COPY;
const NETWORK_NOISE = /Failed to load resource/;

/** Opens the page at one of its sections, once its island is hydrated. */
async function openAt(page: Page, id: string): Promise<Locator> {
  await page.goto(`/#${id}`);
  const section = page.locator(`#${id}`);
  await expect(section).toBeInViewport({ ratio: 0.5 });
  await expect(section.locator('astro-island').first()).toHaveAttribute('data-awake', '');
  // Scrolling to the section is animated.
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - (await page.waitForTimeout(150).then(top)))).toBeLessThan(0.1);
  return section;
}

const cardsOf = (section: Locator) => section.locator('.slider-card');

test('the category browser shows eight products of the first category, and of a selected one', async ({ page }) => {
  const section = await openAt(page, 'categories');
  const tabs = section.getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(cardsOf(section)).toHaveCount(8);
  await section.getByRole('tab', { name: 'Lighting' }).click();
  await expect(section.getByRole('tab', { name: 'Lighting' })).toHaveAttribute('aria-selected', 'true');
  await expect(cardsOf(section).first()).toBeVisible();
  expect(await cardsOf(section).count()).toBeLessThanOrEqual(8);
  await expect(section.getByRole('link', { name: browser.explore })).toHaveAttribute('href', '/category/lighting');
  await section.getByRole('tab', { name: 'Lighting' }).press('ArrowRight');
  await expect(section.getByRole('tab', { selected: true })).toBeFocused();
  await expect(section.getByRole('tab', { selected: true })).not.toHaveText('Lighting');
});

test('its tabs have arrows when they overflow, and scroll by at most 280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const section = await openAt(page, 'categories');
  const row = section.getByRole('tablist');
  await expect(section.getByRole('button', { name: browser.back })).toBeDisabled();
  await section.getByRole('button', { name: browser.on }).click();
  await expect.poll(() => row.evaluate((element) => Math.round(element.scrollLeft))).toBe(280);
  await expect(section.getByRole('button', { name: browser.back })).toBeEnabled();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(section.getByRole('button', { name: browser.on })).toBeHidden();
});

test.describe('when the API does not respond', () => {
  test.use({ allowed: NETWORK_NOISE });

  test('a page built without categories reports the failure, and a button reloads them', async ({ page }) => {
    await builtWithout(
      page,
      'CategoryBrowser',
      `<p class="py-24 font-serif text-name text-soot">${browser.loading}</p>`,
    );
    let down = true;
    await page.route('**/api/categories**', (route) =>
      down ? route.fulfill({ status: 500, body: 'oops' }) : route.continue(),
    );
    await page.goto('/#categories', { waitUntil: 'domcontentloaded' });
    const section = page.locator('#categories');
    await expect(section.getByText(browser.loading)).toBeVisible();
    await expect(section.getByText(browser.failed)).toBeVisible({ timeout: 20_000 });
    down = false;
    await section.getByRole('button', { name: browser.retry }).click();
    await expect(cardsOf(section).first()).toBeVisible();
    await expect(section.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  });

  test('and an empty list when the shop has none', async ({ page }) => {
    await builtWithout(
      page,
      'CategoryBrowser',
      `<p class="py-24 font-serif text-name text-soot">${browser.loading}</p>`,
    );
    await page.route('**/api/categories**', (route) => route.fulfill({ json: [] }));
    await page.goto('/#categories');
    await expect(page.locator('#categories').getByText(browser.none)).toBeVisible();
  });

  test("the build's products stay; another category is empty, with a message", async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'oops' }));
    const section = await openAt(page, 'categories');
    await expect(cardsOf(section)).toHaveCount(8);
    await section.getByRole('tab', { name: 'Outdoor' }).click();
    await expect(section.getByText(browser.empty('Outdoor'))).toBeVisible({ timeout: 20_000 });
    await expect(section.getByText(browser.emptyHint)).toBeVisible();
  });

  test("the home tabs keep the build's products, and show an empty list for failed ones", async ({ page }) => {
    await page.route('**/api/products/**', (route) =>
      route.fulfill({ body: '{"hello":', contentType: 'application/json' }),
    );
    const section = await openAt(page, 'collection');
    expect(await cardsOf(section).count()).toBeGreaterThan(4);
    await section.getByRole('tab', { name: collection.tabs.best }).click();
    await expect(section.getByText(collection.empty)).toBeVisible({ timeout: 20_000 });
    await expect(section.getByText(collection.emptyHint)).toBeVisible();
  });

  test('the showcases stay as built', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/#lighting');
    await expect(page.locator('#lighting h2')).toBeVisible();
    await expect(page.locator('astro-island:has(.showcase)')).not.toHaveAttribute('ssr', '');
    await expect(page.locator('.showcase')).toHaveCount((await page.locator('[data-dots] a').count()) - 6);
  });
});

test('a slow response shows skeletons in place of the row', async ({ page }) => {
  const release = await holdRequests(page, '**/api/products/get/on-sale');
  const section = await openAt(page, 'collection');
  await section.getByRole('tab', { name: collection.tabs.sale }).click();
  await expect(section.getByRole('status')).toBeVisible();
  await expect(section.locator('.slider-skeleton > div:visible')).toHaveCount(8);
  release();
  await expect(cardsOf(section).first()).toBeVisible();
  await expect(section.locator('.slider-skeleton')).toHaveCount(0);
  await expect(section.getByRole('link', { name: collection.explore })).toHaveAttribute(
    'href',
    '/shop?onsale=true&title=Sale',
  );
});

test('an empty response is an empty list', async ({ page }) => {
  await page.route('**/api/products/get/best-selling', (route) => route.fulfill({ json: { success: true, data: [] } }));
  const section = await openAt(page, 'collection');
  await section.getByRole('tab', { name: collection.tabs.best }).click();
  await expect(section.getByText(collection.empty)).toBeVisible();
});

test('showcases follow the API: one section and one indicator each', async ({ page }) => {
  await changeResponse(page, '**/api/categories/get/top-selling', ({ data }) => data.splice(2));
  await page.goto('/');
  const before = await page.locator('[data-section]').count();
  await page.locator('.showcase').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.showcase')).toHaveCount(2);
  await expect(page.locator('[data-section]')).toHaveCount(before - 2);
  await expect(page.locator('[data-dots] a')).toHaveCount(before - 2);
});

test("a showcase's strip scrolls in 20 s, after 2, and pauses on touch, focus and by its button", async ({ page }) => {
  await page.goto('/#furniture');
  const belt = page.locator('#furniture .showcase-belt');
  const style = () =>
    belt.evaluate((element) => {
      const { animationDuration, animationDelay, animationPlayState } = getComputedStyle(element);
      return { animationDuration, animationDelay, animationPlayState };
    });
  await page.mouse.move(200, 300);
  await expect(page.locator('#furniture .showcase-strip[data-looped]')).toBeVisible();
  expect(await style()).toEqual({ animationDuration: '20s', animationDelay: '2s', animationPlayState: 'running' });
  await page.locator('#furniture .showcase-strip').hover({ position: { x: 60, y: 60 } });
  expect((await style()).animationPlayState).toBe('paused');
  await page.mouse.move(200, 300);
  await page.locator('#furniture .showcase-toggle').click();
  await page.mouse.move(200, 300);
  expect((await style()).animationPlayState).toBe('paused');
});

test("a showcase's strip rests on whole cards between the margins of the text, at every size", async ({ page }) => {
  await page.goto('/#furniture');
  const belt = page.locator('#furniture [data-looped] .showcase-belt');
  for (const { name, width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(belt).toBeVisible();
    for (const step of [0, 1, 5]) {
      const cut = await belt.evaluate((element, at) => {
        const [motion] = element.getAnimations();
        const cards = element.querySelectorAll('.showcase-run:first-child li').length;
        if (!motion) throw new Error('The strip does not move.');
        motion.pause();
        // In the middle of the rest after a step.
        motion.currentTime = 2000 + (20_000 / cards) * (at + 0.4);
        const view = (element.parentElement as Element).getBoundingClientRect();
        const words = document.querySelector('#furniture h2')?.getBoundingClientRect();
        const boxes = [...element.querySelectorAll('li [data-picture]')].map((one) => one.getBoundingClientRect());
        const touching = boxes.filter(({ left, right }) => right > view.left + 1 && left < view.right - 1);
        return {
          left: Math.abs(view.left - (words?.left ?? 0)),
          first: Math.abs((touching[0]?.left ?? 0) - view.left),
          last: Math.abs((touching.at(-1)?.right ?? 0) - view.right),
        };
      }, step);
      expect(cut.left, name).toBeLessThan(1);
      expect(cut.first, name).toBeLessThan(1.5);
      expect(cut.last, name).toBeLessThan(1.5);
    }
  }
});

test("a showcase's button and section indicator cover no piece, and the indicator leaves when its section stands", async ({
  page,
}) => {
  await page.goto('/#furniture');
  const dots = page.locator('[data-dots]');
  await expect(dots).toHaveCSS('opacity', '0');
  await dots.locator('a').first().focus();
  await expect(dots).toHaveCSS('opacity', '1');
  for (const id of ['furniture', 'lighting']) {
    // In one frame, as the page may still be settling.
    const { toggle, strip, picture } = await page.locator(`#${id}`).evaluate((section) => {
      const box = (part: string) => section.querySelector(part)?.getBoundingClientRect().toJSON() as DOMRect;
      return { toggle: box('.showcase-toggle'), strip: box('.showcase-strip'), picture: box('.showcase-picture') };
    });
    expect(toggle.bottom).toBeLessThanOrEqual(strip.top);
    expect(toggle.left >= picture.right || toggle.right <= picture.left).toBe(true);
  }
});

test("a showcase's large picture names its piece and price, and links to it", async ({ page }) => {
  await page.goto('/');
  for (const [id, name, slug] of [
    ['furniture', 'Anaya bouclé lounge chair', 'anaya-boucle-lounge-chair'],
    ['lighting', 'Elegant Lamp', 'elegant-lamp'],
    ['decor', 'Sahel amphora floor vase', 'sahel-floor-vase'],
    ['textiles', 'Dune fringed wool throw', 'dune-fringed-throw'],
  ] as const) {
    const piece = page.locator(`#${id} .showcase-piece`);
    await expect(piece).toHaveText(new RegExp(`^${name}₹[\\d,]+$`));
    await expect(piece).toHaveAttribute('href', `/product/${slug}`);
    const within = await piece.evaluate((link) => {
      const [inner, outer] = [link, link.parentElement as Element].map((one) => one.getBoundingClientRect());
      if (!inner || !outer) return false;
      return (
        inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
      );
    });
    expect(within, `${name} is labelled within its picture`).toBe(true);
  }
});

test('the slider stops at its ends, and moves by arrow, key and drag', async ({ page }) => {
  const section = await openAt(page, 'categories');
  const view = section.locator('.slider-view');
  await expect(view).toHaveAttribute('data-swiper', '');
  const previous = section.getByRole('button', { name: SLIDER_COPY.previous, exact: true });
  const next = section.getByRole('button', { name: SLIDER_COPY.next, exact: true });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (let place = 0; place < 4; place++) {
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.click();
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await cardsOf(section).nth(5).getByRole('link').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(next).toHaveAttribute('aria-disabled', 'false');
});

test('a drag of 14 % of a card does not move the row, one of 30 % does', async ({ page }) => {
  const section = await openAt(page, 'categories');
  await expect(section.locator('.slider-view')).toHaveAttribute('data-swiper', '');
  const previous = section.getByRole('button', { name: SLIDER_COPY.previous, exact: true });
  const third = cardsOf(section).nth(2);
  const leftOf = async () => (await third.boundingBox())?.x;
  const before = await leftOf();
  for (const [share, moved] of [
    [0.14, false],
    [0.3, true],
  ] as const) {
    const box = await third.boundingBox();
    if (!box) throw new Error('The card has no box.');
    const y = box.y + 100;
    await page.mouse.move(box.x + 150, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 150 - box.width * share, y, { steps: 8 });
    await page.mouse.up();
    // A row that did not move springs back.
    if (!moved) await expect.poll(leftOf).toBe(before);
    await expect(previous).toHaveAttribute('aria-disabled', String(!moved));
  }
});

for (const screen of SCREENS) {
  test(`on a ${screen.name} hydrating Swiper moves nothing`, async ({ page }) => {
    await page.setViewportSize(screen);
    const release = await holdRequests(page, '**/_astro/swiper*.js');
    const section = await openAt(page, 'categories');
    const boxes = () => cardsOf(section).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    const before = await boxes();
    release();
    await expect(section.locator('.slider-view')).toHaveAttribute('data-swiper', '');
    const after = await boxes();
    for (const [index, box] of before.entries()) {
      expect(after[index]?.x).toBeCloseTo(box.x, 0);
      expect(after[index]?.width).toBeCloseTo(box.width, 0);
      expect(after[index]?.y).toBeCloseTo(box.y, 0);
    }
  });
}

test('the film expands to full screen, and collapses when scrolled away or on Escape', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-film-place]').evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
  const film = page.locator('[data-film]');
  await page.getByRole('button', { name: about.open }).click();
  const box = () => film.evaluate((element) => element.getBoundingClientRect().toJSON());
  const screen = { x: 0, y: 0, width: 1440, height: 900 };
  await expect.poll(box).toMatchObject(screen);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await box()).width).toBeLessThan(1000);
  await page.getByRole('button', { name: about.open }).click();
  await expect.poll(box).toMatchObject(screen);
  // A key pressed during an animation is ignored, so it is repeated.
  await expect(async () => {
    await page.keyboard.press('PageUp');
    const opener = page.getByRole('button', { name: about.open });
    await expect(opener).toHaveAttribute('aria-expanded', 'false', { timeout: 2000 });
  }).toPass();
});

test.describe('on a device so slow that several observer entries arrive at once', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const Prompt = window.IntersectionObserver;
      window.IntersectionObserver = class extends Prompt {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const moments: IntersectionObserverEntry[] = [];
          super((entries, observer) => {
            moments.push(...entries);
            setTimeout(() => moments.length > 0 && callback(moments.splice(0), observer), 500);
          }, options);
        }
      };
    }),
  );

  test('the film plays while visible', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-film-place]').evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
    await expect
      .poll(() => page.locator('[data-film-video]').evaluate((video) => (video as HTMLVideoElement).paused))
      .toBe(false);
  });

  test('the header is full-width at the top of a page', async ({ page }) => {
    await page.goto('/shop');
    const header = page.getByRole('banner');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-pill', '');
    await page.evaluate(async () => {
      const frame = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      for (const top of [0, 900, 0]) {
        window.scrollTo({ top, behavior: 'instant' });
        await frame();
      }
    });
    await page.waitForTimeout(700);
    await expect(header).not.toHaveAttribute('data-pill');
  });
});

test('a mission card expands on click', async ({ page }) => {
  const section = await openAt(page, 'mission');
  const button = section.getByRole('button', { name: `${mission.learnMore}: Our Values` });
  await button.click();
  await expect(section.getByText(/there is no countdown/)).toBeVisible();
  await expect(section.getByRole('button', { name: `${mission.close}: Our Values` })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every section is there, in order, without controls that need scripts', async ({ page }) => {
    await page.goto('/');
    for (const name of [collection.title, 'Our Mission', 'Our Values', about.text, 'Oslo', browser.all]) {
      await expect(page.getByText(name).first()).toBeAttached();
    }
    await expect(page.locator('#categories .slider-card')).toHaveCount(8);
    await expect(page.locator('#mission').getByText(/there is no countdown/)).toBeVisible();
    const dead = page.locator('.hero-controls, .slider-arrow, .slider-dots, .about-open, .showcase-toggle');
    for (const control of await dead.all()) await expect(control).toBeHidden();
    const row = page.locator('#categories .slider-view');
    expect(await row.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
  });
});

test('each section fills the screen, at every size', async ({ page }) => {
  await page.goto('/');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const others = () =>
      page
        .locator('[data-section]')
        .evaluateAll(
          (all, height) =>
            all
              .map((section) => [section.id, Math.round(section.getBoundingClientRect().height)])
              .filter(([, own]) => own !== height),
          screen.height,
        );
    await expect.poll(others, screen.name).toEqual([]);
  }
});

for (const screen of [SCREENS[0], SCREENS[2]]) {
  test.describe(`with motion, on a ${screen.name}`, () => {
    test.use({ viewport: { width: screen.width, height: screen.height } });

    test('axe finds nothing in any section', async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/');
      for (const section of await page.locator('[data-section]').all()) {
        await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await page.waitForTimeout(400);
      }
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('its first paint needs no script or stylesheet, and little is fetched before interaction', async ({ page }) => {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  const sheets: string[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.add(requestId);
    if (type === 'Stylesheet') sheets.push(response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'load' });
  // The scripts are the last to begin, whatever else the machine does.
  await started(page);
  await page.waitForTimeout(500);
  expect(sheets).toEqual([]);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(100 * 1024);
  expect(await page.locator('astro-island:not([ssr])').count()).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText(COPY.shop.skip)).toBeAttached();
});

test('colours of a piece are drawn on the cards of a slider', async ({ page }) => {
  await page.goto('/');
  const colours = page.locator('#categories .finishes').first();
  await expect(colours).toHaveCSS('background-image', /^radial-gradient\(/);
});
