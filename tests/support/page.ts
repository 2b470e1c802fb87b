/** The browser test with a page fixture that fails on unexpected console errors and exceptions. */
import {
  type APIRequestContext,
  test as base,
  type CDPSession,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';

type Fixtures = {
  /** The first visit of a session, which shows the landing page's intro. */
  firstVisit: boolean;
  /** Console messages that a test provokes; its page fails the test on others. */
  allowed: RegExp;
};

export const test = base.extend<Fixtures>({
  allowed: [/(?!)/, { option: true }],
  firstVisit: [false, { option: true }],
  context: async ({ context, firstVisit }, use) => {
    if (!firstVisit) await context.addInitScript(`try { sessionStorage.setItem('aroha:intro', 'seen') } catch {}`);
    await use(context);
  },
  // A test that takes no page opens none, and has no messages to check.
  page: async ({ page, javaScriptEnabled, allowed }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled !== false && !EARLY.has(options?.waitUntil ?? '')) await started(page);
      return answer;
    };
    await use(page);
    const unexpected = complaints.filter((text) => !allowed.test(text));
    expect(unexpected, 'no unexpected console messages').toEqual([]);
  },
});

/** Load states with which a test inspects a page before its scripts have run. */
const EARLY = new Set(['commit', 'domcontentloaded', 'load']);

/** Waits until a page's scripts have run after first paint. Throws when they do not. */
export async function started(page: Page): Promise<void> {
  const ready = page.locator('html[data-started], html:not(:has([data-scripts]))');
  await ready.waitFor({ state: 'attached', timeout: 20_000 });
}

export type { APIRequestContext, CDPSession, Locator, Page, Request };
export { expect };

/** Viewports: phone, tablet, laptop. */
export const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'laptop', width: 1440, height: 900 },
] as const;

/** Product cards of the listing. */
export const cards = (page: Page) => page.locator('[data-results] > li');

/** Waits until a listing has finished loading. Call only after it is known to be hydrated. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy', 'true');
}

/** Hydrates the island around a control by hovering it, and waits until it is interactive. */
export async function awake(control: Locator): Promise<void> {
  await control.hover();
  await expect(control.locator('xpath=ancestor::astro-island').last()).toHaveAttribute('data-awake', '');
}

/** Prices of the listing as numbers. */
export async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).allTextContents();
  return texts.map((text) => Number(/₹(\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3})/.exec(text)?.[1]?.replaceAll(',', '')));
}
