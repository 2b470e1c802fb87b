/** Browser memory while paging through a large catalogue. */
import { chromium, type Page } from '@playwright/test';
import { COPY } from '../../src/core/shop/copy.ts';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { findBrowser } from '../../src/setup/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import type { Row } from './table.ts';

const PAGES = 60;
const MB = 1024 * 1024;

/** Opens the next page by its link and waits for URL and cards. */
async function goOn(page: Page, number: number): Promise<void> {
  const first = await page.locator('[data-results] article').first().textContent();
  await page.getByRole('link', { name: COPY.catalogue.next, exact: true }).click();
  await page.waitForURL(new RegExp(`page=${number}\\b`));
  await page.waitForFunction(
    (before) => document.querySelector('[data-results] article')?.textContent !== before,
    first,
  );
}

/** Returns the peak JavaScript heap over all pages. */
export async function benchHeap(url: string, products: number): Promise<Row> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${url}${ROUTES.shop.path}?sort=price-low`);
    await page
      .getByText(new RegExp(`^${products.toLocaleString('en-IN').slice(0, -2)}\\d\\d `))
      .first()
      .waitFor();
    let most = 0;
    for (let number = 2; number <= PAGES; number++) {
      await goOn(page, number);
      const { metrics } = await session.send('Performance.getMetrics');
      most = Math.max(most, metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN);
    }
    return {
      what: `${products.toLocaleString('en')} products: script memory of a browser that walked ${PAGES} pages of them`,
      figure: `${(most / MB).toFixed(1)} MB at most`,
      aim: 'aim 60 MB',
    };
  } finally {
    await browser.close();
  }
}
