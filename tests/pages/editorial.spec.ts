/** Journal, rooms, help, stores, contact and policies: layout, keyboard, structured data, and without scripts. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { CONTACT } from '../../src/core/contact/constants.ts';
import { CONTACT_STATES } from '../../src/core/contact/contact.ts';
import { CONTACT_COPY } from '../../src/core/contact/copy.ts';
import { HELP_COPY } from '../../src/core/editorial/help-copy.ts';
import { JOURNAL_COPY } from '../../src/core/editorial/journal-copy.ts';
import { FIND_COPY } from '../../src/core/editorial/text-search-copy.ts';
import { ENDPOINTS } from '../../src/core/shop/endpoints.ts';
import { articlePath, contactPath, ROUTES, roomPath, storePath } from '../../src/core/shop/routes.ts';
import { violations } from '../support/axe.ts';
import { found, headingOf, isHidden, readPage, titleOf } from '../support/built-pages.ts';
import { holdRequests } from '../support/hold.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { namedScripts } from '../support/page-scripts.ts';
import { headingFaults, headings, orderFaults, readingBoxes, sideways } from '../support/reading-order.ts';

const TEXTS = [
  ROUTES.privacy,
  ROUTES.terms,
  ROUTES.returns,
  ROUTES.shipping,
  ROUTES.about,
  ROUTES.press,
  ROUTES.accessibility,
].map(({ path }) => path);
const ARTICLE = articlePath('interior-design-trends');
const PAGES = [
  ...TEXTS,
  ROUTES.faq.path,
  ROUTES.contact.path,
  ROUTES.stores.path,
  storePath('hamburg'),
  ROUTES.journal.path,
  ARTICLE,
  '/journal/tag/oak',
  ROUTES.rooms.path,
  roomPath(0),
  contactPath('received'),
];

test.describe('at every size', () => {
  test.use({ viewport: SCREENS[0], reducedMotion: 'reduce' });

  // One load per page, checked on a phone, a tablet and a laptop, and at 400 % on a window of 1280 px.
  for (const path of PAGES) {
    test(`${path} passes axe, has no horizontal scroll and a sound heading order`, async ({ page }) => {
      await page.goto(path);
      expect(headingFaults(await headings(page))).toEqual([]);
      for (const { name, width, height } of SCREENS) {
        await page.setViewportSize({ width, height });
        expect(await violations(page), name).toEqual([]);
        // Until parts far below the screen are near it, or the page is idle, their sizes are guesses.
        await page.locator('html').evaluate((root) => root.setAttribute('data-drawn', ''));
        expect(await sideways(page), name).toBeLessThanOrEqual(0);
        expect(orderFaults(await readingBoxes(page)), name).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      // After resizing, a scroll bar may take a moment to disappear.
      await expect.poll(() => sideways(page), { message: 'at 400 %' }).toBeLessThanOrEqual(0);
    });
  }
});

test('control: disorder is detected', async ({ page }) => {
  expect(headingFaults([1, 2, 3, 2])).toEqual([]);
  expect(headingFaults([2, 3])).toHaveLength(2);
  expect(headingFaults([1, 3])).toEqual(['h3 after h1']);
  expect(headingFaults([1, 1])).toHaveLength(1);
  await page.goto(ROUTES.stores.path);
  expect(orderFaults(await readingBoxes(page))).toEqual([]);
  await page
    .locator('main article')
    .last()
    .evaluate((last) => last.parentElement?.prepend(last.cloneNode(true)));
  await page
    .locator('main article')
    .first()
    .evaluate((first: HTMLElement) => first.style.setProperty('order', '9'));
  expect(orderFaults(await readingBoxes(page)).length).toBeGreaterThan(0);
});

/** Size of the scripts that a page loads before any interaction, imports included. */
function scriptsOf(path: string): { bytes: number; text: string } {
  const seen = new Map<string, string>();
  const walk = (file: string) => {
    if (seen.has(file)) return;
    const text = readFileSync(`dist${file}`, 'utf8');
    seen.set(file, text);
    for (const [, from] of text.matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g))
      walk(new URL(from as string, `http://x${file}`).pathname);
  };
  const html = readFileSync(`dist${path}.html`, 'utf8');
  namedScripts(html).forEach(walk);
  for (const [, kind, text] of html.matchAll(/<script((?:(?!\ssrc=)[^>])*)>([\s\S]*?)<\/script>/g))
    if (!kind?.includes('json')) seen.set(`inline ${seen.size}`, text as string);
  const sizes = [...seen.values()].map((text) => brotliCompressSync(text).length);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), text: [...seen.values()].join('\n') };
}

/** Budgets of editorial pages, and of those with a form, opening hours or a search field. */
const BUDGET = { reading: 12 * 1024, tools: 1280 };
const REACT = /__reactFiber\$|react-dom|hydrateRoot/;

for (const [path, budget] of [
  [ROUTES.privacy.path, BUDGET.reading],
  [ARTICLE, BUDGET.reading],
  [ROUTES.journal.path, BUDGET.reading + BUDGET.tools],
  [ROUTES.faq.path, BUDGET.reading + BUDGET.tools],
  [ROUTES.contact.path, BUDGET.reading + BUDGET.tools],
  [storePath('lisbon'), BUDGET.reading + BUDGET.tools],
] as const) {
  test(`${path} is small and loads no React`, () => {
    const { bytes, text } = scriptsOf(path);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(budget);
    expect(text).not.toMatch(REACT);
  });
}

test('an editorial page shows counts, updated from another tab', async ({ page, context }) => {
  await page.goto(ROUTES.privacy.path);
  const link = page.locator('[data-count="wishlist"]');
  await expect(link).not.toHaveAttribute('data-badge');
  const other = await context.newPage();
  await other.goto('/product/elegant-lamp');
  await other.locator('main [data-wish]').first().click();
  await expect(link).toHaveAttribute('data-badge', '1');
  await page.reload();
  await expect(link).toHaveAttribute('data-badge', '1');
});

test('a heart inside an article works once it is near the screen', async ({ page }) => {
  await page.goto(ARTICLE);
  const heart = page.locator('main [data-wish]').first();
  await heart.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-count="wishlist"]')).not.toHaveAttribute('data-badge');
  await expect(async () => {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
});

test('control: React is recognised in a bundle', () => {
  const clients = readdirSync('dist/_astro').filter((name) => /^react\..*\.js$/.test(name));
  expect(clients.some((name) => REACT.test(readFileSync(`dist/_astro/${name}`, 'utf8')))).toBe(true);
});

test.describe('the journal', () => {
  /** Path of the newest article, which is first in the list. */
  const newest = () => found(readPage(ROUTES.journal.path), /<article[\s\S]*?<a[^>]*href="([^"]+)"/);

  test('lists the newest wide and the others below, with category, date and reading time', async ({ page }) => {
    await page.goto('/journal');
    await expect(page).toHaveTitle('Journal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
    const trends = page.getByRole('article').filter({ hasText: 'Interior Design Trends 2022' });
    await expect(trends).toContainText('Trends');
    await expect(trends).toContainText('July 21, 2022');
    await expect(trends).toContainText(/\d+ Min/);
    await trends.getByRole('link').click();
    await expect(page).toHaveURL(ARTICLE);
    await expect(page).toHaveTitle('Aroha — Interior Design Trends 2022');
    await expect(page.locator('blockquote')).toBeVisible();
    await expect(
      page.getByRole('list', { name: JOURNAL_COPY.shown }).first().getByRole('link').first(),
    ).toHaveAttribute('href', /^\/product\//);
  });

  test('names the author on cards, in articles and in structured data', () => {
    const cards = [...readPage(ROUTES.journal.path).html.matchAll(/<article[\s\S]*?<\/article>/g)].map(
      ([card]) => card,
    );
    expect(cards.length).toBeGreaterThanOrEqual(8);
    for (const card of cards) expect(card).toContain('By Aroha studio');
    const article = readPage(newest());
    expect(found(article, /<article[^>]*>[\s\S]*?(<header[\s\S]*?<\/header>)/)).toContain('By Aroha studio');
    expect(article.html).toContain('"author":{"@type":"Organization","name":"Aroha studio"}');
  });

  test("has the newest larger, its text on the intro's edge, and topics above the search", async ({ page }) => {
    await page.goto('/journal');
    const [lead, other] = [page.getByRole('article').first(), page.getByRole('article').nth(1)];
    const size = (card: typeof lead) =>
      card.getByRole('heading').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    expect(await size(lead)).toBeGreaterThan(1.8 * (await size(other)));
    await expect(lead.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const left = (locator: typeof lead) =>
      locator.evaluate(
        (element) => element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft),
      );
    expect(await left(lead.getByRole('heading'))).toBeCloseTo(await left(page.getByText(JOURNAL_COPY.line)), 0);
    const topics = page.getByRole('region', { name: JOURNAL_COPY.topics });
    await expect(topics.getByRole('link', { name: 'oak', exact: true })).toHaveAttribute('href', '/journal/tag/oak');
    const [links, field] = [topics.getByRole('list').first(), topics.getByRole('searchbox')];
    const top = async (locator: typeof lead) => (await locator.boundingBox())?.y ?? 0;
    expect(await top(field)).toBeGreaterThan(await top(links));
    expect(await top(field)).toBeGreaterThan(await top(lead));
    await expect(lead.locator('img')).toHaveCount(1);
  });

  test('redirects /journal-single to the newest article', async ({ request }) => {
    const answer = await request.get('/journal-single', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, newest()]);
    expect((await request.get(newest())).status()).toBe(200);
  });

  test('has a feed whose links lead to its articles', async ({ request }) => {
    const xml = await (await request.get('/journal/rss.xml')).text();
    const paths = [...xml.matchAll(/<item>[\s\S]*?<link>https?:\/\/[^/]+([^<]+)<\/link>/g)].map(
      ([, path]) => path as string,
    );
    expect(paths.length).toBeGreaterThanOrEqual(8);
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
    expect(xml).toContain('<dc:creator>');
    expect(xml).not.toContain('href=&quot;/');
  });

  test('is searched by word, and results open by keyboard', async ({ page }) => {
    await page.goto('/journal');
    const field = page.getByRole('searchbox', { name: FIND_COPY.label });
    await field.fill('mortise');
    const first = page.getByRole('search').filter({ has: field }).getByRole('link').first();
    await expect(page.getByRole('search').filter({ has: field }).getByRole('list')).toContainText(
      'What makes a joint last',
    );
    await field.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/journal\/[a-z-]+/);
  });

  test('also finds help questions, reports no results, and closes on Escape', async ({ page }) => {
    await page.goto('/faq');
    const field = page.getByRole('searchbox', { name: FIND_COPY.label });
    const box = page.getByRole('search').filter({ has: field });
    await field.fill('zzqqxx');
    await expect(box.getByRole('status')).toHaveText(FIND_COPY.none);
    await field.fill('invoice');
    await box.getByRole('link').filter({ hasText: 'GST invoice' }).click();
    await expect(page).toHaveURL('/faq#invoice');
    await expect(page.getByRole('main').getByText('it should carry your company').last()).toBeVisible();
    await field.fill('oak');
    await expect(box.getByRole('link').first()).toBeVisible();
    await field.press('Escape');
    await expect(box.getByRole('link').first()).toBeHidden();
  });
});

test.describe('the help page', () => {
  test('opens the question in the fragment', async ({ page }) => {
    await page.goto('/faq#return-policy');
    await expect(page.getByText('You have 7 calendar days from delivery.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What is your return policy?' })).toBeInViewport();
  });

  test('is the target of /help', async ({ request }) => {
    const answer = await request.get('/help');
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, ROUTES.faq.path]);
    expect(titleOf(readPage(ROUTES.faq.path))).toBe('FAQ');
  });

  test('links to the order page, the questions and contacts', async ({ page }) => {
    await page.goto('/faq');
    const main = page.getByRole('main');
    for (const title of [HELP_COPY.stores.title, HELP_COPY.questions.title])
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await main.getByRole('link', { name: HELP_COPY.questions.read }).click();
    await expect(page).toHaveURL('/faq#questions');
    await main.getByRole('link', { name: HELP_COPY.questions.contact }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await main.getByRole('link', { name: HELP_COPY.stores.link }).click();
    await expect(page).toHaveURL('/stores');
  });
});

test.describe('a store', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test("is open in its own time zone, regardless of the visitor's", async ({ page }) => {
    // A Wednesday, 11:00 in Hamburg, 14:30 in Kolkata; then 19:30, when it is midnight further east.
    await page.clock.setFixedTime(new Date('2026-07-01T09:00:00Z'));
    await page.goto('/stores/hamburg');
    await expect(page.getByText('Open now, until 19:00')).toBeVisible();
    await page.clock.setFixedTime(new Date('2026-07-01T17:30:00Z'));
    await page.reload();
    await expect(page.getByText('Closed now, opens Thursday at 10:00')).toBeVisible();
  });

  test('links to a map, and shows our own', async ({ page }) => {
    await page.goto('/stores/lisbon');
    await expect(page.getByRole('link', { name: /^Get Directions/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/search\?query=Rua%20da%20Boavista/,
    );
    await expect(page.getByRole('img', { name: /Sketch of the streets/ })).toBeVisible();
  });
});

test.describe('the contact form', () => {
  const fields = (page: Page) => ({
    name: page.getByLabel('Name'),
    email: page.getByRole('main').getByLabel(/^Email/),
    message: page.getByLabel('Message'),
    consent: page.getByLabel('I agree to the terms and conditions'),
    send: page.getByRole('button', { name: 'Send' }),
    said: page.locator('form[data-contact] [role=status]'),
  });

  test('has native validation with the specified limits', async ({ page }) => {
    await page.goto('/contact');
    const { name, email, message, consent } = fields(page);
    await expect(name).toHaveAttribute('maxlength', String(CONTACT.nameMax));
    await expect(email).toHaveAttribute('maxlength', String(CONTACT.emailMax));
    await expect(message).toHaveAttribute('maxlength', String(CONTACT.messageMax));
    for (const [field, required] of [
      [name, false],
      [email, true],
      [message, false],
      [consent, true],
    ] as const)
      expect(await field.evaluate((one: HTMLInputElement) => one.required)).toBe(required);
  });

  test('shows progress, confirms and resets', async ({ page }) => {
    const go = await holdRequests(page, `**${ENDPOINTS.contact.path}`);
    await page.goto('/contact');
    const { email, message, consent, send, said } = fields(page);
    await email.fill('reader@example.com');
    await message.fill('Is the oak oiled?');
    await consent.check();
    await send.click();
    await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
    go();
    await expect(said).toContainText('Thank you! Your submission has been received!');
    await expect(message).toHaveValue('');
    await expect(send).toBeEnabled();
    expect(await violations(page)).toEqual([]);
  });

  test.describe('with the API unreachable', () => {
    test.use({ allowed: /Failed to load|net::/ });
    test('reports it and keeps the input', async ({ page }) => {
      await page.route(`**${ENDPOINTS.contact.path}`, (route) => route.abort());
      await page.goto('/contact');
      const { email, message, consent, send, said } = fields(page);
      await email.fill('reader@example.com');
      await message.fill('Still here');
      await consent.check();
      await send.click();
      await expect(said).toContainText('Oops! Something went wrong while submitting the form.');
      await expect(message).toHaveValue('Still here');
    });
  });

  for (const state of CONTACT_STATES) {
    test(`has a noindex page for '${state}'`, () => {
      const page = readPage(contactPath(state));
      expect(headingOf(page)).toBe(CONTACT_COPY.states[state].title);
      expect(isHidden(page)).toBe(true);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its text, pictures and links', async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of [...PAGES, ...['minimal-interior', 'design-in-the-future'].map(articlePath), roomPath(3)]) {
      // Its pictures need not arrive.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await main.innerText()).length, path).toBeGreaterThan(60);
      // Nothing waits for a missing script.
      await expect(main.locator('[aria-busy="true"]'), path).toHaveCount(0);
      expect(await main.getByRole('link').count(), path).toBeGreaterThan(0);
      const images = main.locator('[data-picture] img:visible');
      for (const src of await images.evaluateAll((all) => all.map((one) => one.getAttribute('src'))))
        expect(src, path).toMatch(/^\/img\/[\da-f]{20}\/\d+\.jpg$/);
    }
  });

  test('all texts are visible and all links work', async ({ page }) => {
    await page.goto('/journal');
    await page.getByRole('link', { name: 'Minimal Interior' }).click();
    await expect(page.locator('blockquote')).toContainText('scissors');
    await page.goto('/faq');
    await page.getByText('How long does delivery take?').click();
    await expect(page.getByText('business days to metro cities')).toBeVisible();
    await page.goto('/stores/hamburg');
    await expect(page.getByRole('row', { name: /Tuesday/ })).toContainText('10:00');
    await page.goto(roomPath(0));
    await expect(page.getByRole('heading', { name: 'Elegant Lamp' }).getByRole('link')).toHaveAttribute(
      'href',
      '/product/elegant-lamp',
    );
    await page.getByRole('button', { name: 'Elegant Lamp ₹5,710 Show' }).click();
    await expect(page.getByRole('group', { name: 'Elegant Lamp' })).toBeVisible();
    await page.goto('/contact');
    await page
      .getByRole('main')
      .getByLabel(/^Email/)
      .fill('plain@example.com');
    await page.getByLabel('I agree to the terms and conditions').check();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL('/contact/received');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you! Your submission has been received!');
  });
});
