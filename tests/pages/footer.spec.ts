/** The footer on every page: links, newsletter form, and without scripts. */

import { HONEYPOT, NEWSLETTER_STATES } from '../../src/core/contact/newsletter.ts';
import { SIGN_UP_COPY } from '../../src/core/contact/newsletter-copy.ts';
import { ENDPOINTS } from '../../src/core/shop/endpoints.ts';
import { FOOTER_COPY } from '../../src/core/shop/footer-copy.ts';
import { newsletterPath, ROUTES } from '../../src/core/shop/routes.ts';
import { headingOf, isHidden, readPage, titleOf } from '../support/built-pages.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { atSizes, faultsAt } from '../support/sizes.ts';

const { states: SAID, ...WORDS } = SIGN_UP_COPY;
const footer = (page: Page) => page.locator('footer').last();
const email = (page: Page) => footer(page).getByLabel(WORDS.email, { exact: true });
const subscribe = (page: Page) => footer(page).getByRole('button', { name: WORDS.subscribe });
const status = (page: Page) => footer(page).getByRole('status');

for (const { path, footer: follows } of Object.values(ROUTES)) {
  test(`the footer is in its place on ${path}`, async ({ request }) => {
    const html = await (await request.get(path === ROUTES.notFound.path ? '/404.html' : path)).text();
    const [, main = '', after = ''] = /<main[^>]*>([\s\S]*)<\/main>([\s\S]*)/.exec(html) ?? [];
    const landing = path === '/' || path === '/home';
    // On the landing page it is the last section; the checkout has none; elsewhere it follows main.
    expect(main.includes('<footer')).toBe(landing);
    expect(after.includes('<footer')).toBe(follows);
    // Only the section indicator follows it.
    if (landing) expect(main.slice(main.indexOf('</footer>')).includes('<section')).toBe(false);
  });
}

test('four columns, the networks, the company and its grievance officer are there', async ({ page }) => {
  await page.goto(ROUTES.newsletter.path);
  const columns = footer(page).getByRole('navigation', { name: FOOTER_COPY.label });
  await expect(columns.getByRole('heading')).toHaveText(Object.values(FOOTER_COPY.columns));
  for (const list of await columns.getByRole('list').all()) {
    expect(await list.getByRole('link').count()).toBeGreaterThanOrEqual(3);
  }
  for (const name of ['Instagram', 'Pinterest', 'Facebook', 'X']) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:\/\//);
  }
  for (const text of ['Aroha Home Private Limited', 'Bengaluru', 'CIN', 'GSTIN', FOOTER_COPY.officer]) {
    await expect(footer(page)).toContainText(text);
  }
});

test('every link of the footer works', async ({ page, request }) => {
  await page.goto(ROUTES.newsletter.path);
  const links = await footer(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') as string));
  expect(links.length).toBeGreaterThan(20);
  for (const href of links) {
    if (!href.startsWith('/')) expect(href).toMatch(/^(https:\/\/\S+|mailto:[^\s@]+@[^\s@]+|tel:\+\d+)$/);
    else expect((await request.get(href)).status(), href).toBe(200);
  }
  expect(links).toEqual(expect.arrayContaining(['/shop', '/sale', '/new-arrivals', '/category/lighting']));
});

test('the keyboard reaches every link and field in document order', async ({ page }) => {
  await page.goto(ROUTES.newsletter.path);
  await email(page).focus();
  const reached: string[] = [];
  for (let at = 0; at < 60; at++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const active = document.activeElement;
      return active?.closest('footer') ? (active.textContent?.trim() ?? '') : null;
    });
    if (name === null) break;
    reached.push(name);
  }
  const links = await footer(page).getByRole('link').allInnerTexts();
  expect(reached).toEqual([WORDS.subscribe, ...links.map((text) => text.trim())]);
  expect(reached).not.toContain(HONEYPOT);
});

test('a valid address is accepted in place, and the field is reset', async ({ page }) => {
  await page.goto(ROUTES.newsletter.path);
  await email(page).fill('reader@example.com');
  const sent = page.waitForRequest('**/api/newsletter');
  await email(page).press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ email: 'reader@example.com', [HONEYPOT]: '' });
  await expect(status(page)).toHaveText(`${SAID.noted.title}. ${SAID.noted.text}`);
  await expect(email(page)).toHaveValue('');
  await expect(subscribe(page)).toBeEnabled();
  expect(new URL(page.url()).pathname).toBe(ROUTES.newsletter.path);
});

test.describe('on failure', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('a rejected address stays in the field, which is marked invalid', async ({ page }) => {
    await page.goto(ROUTES.newsletter.path);
    await email(page).fill('reader@example');
    await subscribe(page).click();
    await expect(status(page)).toHaveText(`${SAID.invalid.title}. ${SAID.invalid.text}`);
    await expect(email(page)).toHaveValue('reader@example');
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(email(page)).toBeFocused();
  });

  for (const [what, response, state] of [
    ['the server fails', { status: 500, body: '{}' }, 'failed'],
    ['there are too many', { status: 429, body: '{}' }, 'busy'],
    ['the network is gone', null, 'failed'],
  ] as const) {
    test(`the input stays when ${what}, and the button is enabled again`, async ({ page }) => {
      await page.goto(ROUTES.newsletter.path);
      let held = () => {};
      const gate = new Promise<void>((open) => {
        held = open;
      });
      await page.route(`**${ENDPOINTS.newsletter.path}`, async (route) => {
        await gate;
        await (response ? route.fulfill(response) : route.abort());
      });
      await email(page).fill('reader@example.com');
      await subscribe(page).click();
      await expect(footer(page).getByRole('button', { name: WORDS.wait })).toBeDisabled();
      held();
      await expect(status(page)).toHaveText(`${SAID[state].title}. ${SAID[state].text}`);
      await expect(email(page)).toHaveValue('reader@example.com');
      await expect(subscribe(page)).toBeEnabled();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a result page', async ({ page }) => {
    await page.goto('/shop');
    await email(page).fill('plain@example.com');
    await subscribe(page).click();
    await expect(page).toHaveURL(newsletterPath('noted'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAID.noted.title);
    await email(page).fill('reader@example');
    await subscribe(page).click();
    await expect(page).toHaveURL(newsletterPath('invalid'));
    await page.getByRole('link', { name: WORDS.tryAgain }).click();
    await expect(email(page)).toBeInViewport();
  });
});

for (const state of NEWSLETTER_STATES) {
  test(`the page for '${state}' has its own title and is noindex`, () => {
    const page = readPage(newsletterPath(state));
    expect(titleOf(page)).toBe(`Aroha — ${SAID[state].title}`);
    expect(headingOf(page)).toBe(SAID[state].title);
    expect(isHidden(page)).toBe(true);
  });
}

test.describe('at every size', () => {
  test.use({ reducedMotion: 'reduce' });

  test('axe finds nothing in the footer, before and after submitting', async ({ page }) => {
    await page.goto(ROUTES.newsletter.path);
    expect(await faultsAt(page)).toEqual([]);
    await email(page).fill('meera@example.com');
    await subscribe(page).click();
    await expect(status(page)).not.toBeEmpty();
    expect(await faultsAt(page)).toEqual([]);
  });

  test('nothing in the footer overflows the screen', async ({ page }) => {
    await page.goto(ROUTES.newsletter.path);
    await atSizes(page, SCREENS, async ({ name }) => {
      const wide = await footer(page).evaluate((foot) =>
        [...foot.querySelectorAll('a, p, input, button, svg')]
          .filter((one) => !one.closest('[aria-hidden] label') && one.getBoundingClientRect().width > 1)
          .filter(
            (one) => one.getBoundingClientRect().right > window.innerWidth || one.getBoundingClientRect().left < 0,
          )
          .map((one) => one.textContent),
      );
      expect(wide, name).toEqual([]);
    });
  });
});
