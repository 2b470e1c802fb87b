/** The browser test, with a page that may not complain: an unexpected console error or exception fails the test. */
import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';

type Fixtures = {
  /** The first visit of a session, on which the landing page begins with its intro. */
  firstVisit: boolean;
  /** Complaints that a test provokes on purpose. */
  allowed: RegExp;
  /** Fails the test on complaints of the page; every test has it. */
  quiet: undefined;
};

/** What Chromium says when the next navigation cuts off its own page transition. Nothing of ours waits for one. */
const CUT_OFF = /^InvalidStateError: Transition was aborted/;

export const test = base.extend<Fixtures>({
  allowed: [/(?!)/, { option: true }],
  firstVisit: [false, { option: true }],
  context: async ({ context, firstVisit }, use) => {
    if (!firstVisit) await context.addInitScript(`try { sessionStorage.setItem('aroha:intro', 'seen') } catch {}`);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled !== false && !EARLY.has(options?.waitUntil ?? '')) await started(page);
      return answer;
    };
    await use(page);
  },
  quiet: [
    async ({ page, allowed }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(undefined);
      const unexpected = complaints.filter((text) => !allowed.test(text) && !CUT_OFF.test(text));
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** A test that asks for these looks at a page before its scripts have run. */
const EARLY = new Set(['commit', 'domcontentloaded', 'load']);

/** Waits until a page's own scripts have run, as they do behind its first paint. Throws when they do not. */
export async function started(page: Page): Promise<void> {
  const ready = page.locator('html[data-started], html:not(:has([data-scripts]))');
  await ready.waitFor({ state: 'attached', timeout: 20_000 });
}

export type { APIRequestContext, Locator, Page };
export { expect };

/** Screens the shop is looked at on: phone, tablet, laptop. */
export const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'laptop', width: 1440, height: 900 },
] as const;

/** Cards of the listing on screen. */
export const cards = (page: Page) => page.locator('[data-results] > li');

/** Waits until a listing that is asking has its answer. Only after something shows that it is awake. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy', 'true');
}

/** Wakes the island around a control, as a pointer that comes near does, and waits until it is live. */
export async function awake(control: Locator): Promise<void> {
  await control.hover();
  await expect(control.locator('xpath=ancestor::astro-island').last()).toHaveAttribute('data-awake', '');
}

/** The prices of the listing on screen, as numbers. */
export async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).allTextContents();
  return texts.map((text) => Number(/₹(\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3})/.exec(text)?.[1]?.replaceAll(',', '')));
}
