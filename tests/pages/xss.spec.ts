/** Untrusted text: two hundred script injections in names, descriptions and searches, none of which runs. */
import { expect, type Page, test } from '../support/page.ts';
import { XSS_CORPUS } from '../support/xss-corpus.ts';

/** Payloads' own pictures and sources fail to load, which browsers log. */
test.use({
  allowed: /Failed to load resource|404|ERR_|Refused|Blocked/,
  // The content security policy would block them as well (policy.spec.ts); here only the sanitiser protects.
  bypassCSP: true,
});

const runs = (page: Page) => page.evaluate(() => (window as unknown as { ran?: number }).ran ?? 0);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const counting = window as unknown as { ran: number };
    counting.ran = 0;
    window.alert = () => {
      counting.ran += 1;
    };
  });
});

const product = (index: number, text: string) => ({
  _id: `x${index}`,
  slug: `x${index}`,
  name: `${index} ${text}`,
  brand: text,
  type: text,
  category: { _id: 'c', slug: 'c', name: text },
  short_description: text,
  description: `<p>A piece.</p>${text}`,
  care: text,
  materials: [text],
  price: { amount: 100 + index, currency: 'INR' },
  images: [{ large_image_url: `javascript:alert(1)`, alt: text }],
});

test.describe('control', () => {
  // Console messages of payloads that run are allowed here.
  test.use({ allowed: /./ });

  test('the corpus is large, and runs when not sanitised', async ({ page }) => {
    expect(XSS_CORPUS.length).toBeGreaterThanOrEqual(200);
    await page.goto('/account');
    for (const text of XSS_CORPUS) {
      await page.evaluate((html) => {
        const plate = document.createElement('div');
        plate.innerHTML = html;
        document.body.append(plate);
        setTimeout(() => plate.remove(), 200);
      }, text);
    }
    await expect.poll(() => runs(page)).toBeGreaterThan(40);
  });
});

test('in names, brands, facets and short texts of a list', async ({ page }) => {
  await page.route('**/api/products?*', (route) =>
    route.fulfill({ json: { products: XSS_CORPUS.map((text, index) => product(index, text)) } }),
  );
  for (const number of [1, 2, 3]) {
    await page.goto(`/shop?pageSize=96&page=${number}`);
    await expect(page.getByRole('article').first()).toContainText('<');
  }
  expect(await runs(page)).toBe(0);
});

test('in the description of a product rendered in the browser', async ({ page }) => {
  const texts = XSS_CORPUS.map((text) => `<section>${text}</section>`);
  const batches = [texts.slice(0, 70), texts.slice(70, 140), texts.slice(140)];
  for (const [index, batch] of batches.entries()) {
    const body = { ...product(index, XSS_CORPUS[index] ?? ''), description: `<p>Begins.</p>${batch.join('\n')}` };
    await page.route('**/api/v1/products/*', (route) => route.fulfill({ json: { data: body } }));
    await page.goto(`/product/made-later-${index}`);
    await expect(page.locator('.prose')).toContainText('Begins.');
    await page.waitForLoadState('networkidle');
    expect(await runs(page)).toBe(0);
    const left = await page
      .locator('.prose')
      .evaluate((prose) =>
        [...prose.querySelectorAll('*')].flatMap((element) => [
          ...(/^(script|style|iframe|object|embed|form|base|link|meta)$/i.test(element.localName)
            ? [element.localName]
            : []),
          ...[...element.attributes]
            .filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
            .map(({ name }) => name),
        ]),
      );
    expect(left).toEqual([]);
    await page.unroute('**/api/v1/products/*');
  }
});

test('in a search query', async ({ page }) => {
  await page.goto('/search?q=lamp');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const text of XSS_CORPUS) {
    await page.evaluate((q) => {
      history.pushState({}, '', `/search?q=${encodeURIComponent(q)}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, text);
  }
  const last = (XSS_CORPUS.at(-1) ?? '').slice(0, 20);
  await expect(page.getByRole('searchbox').last()).toHaveValue(new RegExp(last.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  expect(await runs(page)).toBe(0);
});
