/** Stock edited in place: Enter saves and goes down, conflicts leave the choice, nothing typed is lost. */
import { MERCHANT_ENDPOINTS } from '../../src/core/merchant/endpoints.ts';
import { STOCK_COPY as SAY } from '../../src/core/merchant/stock-copy.ts';
import { violations } from '../support/axe.ts';
import { AS_MERCHANT } from '../support/merchant.ts';
import { type APIRequestContext, expect, type Page, test } from '../support/page.ts';
import { freshNetwork } from '../support/shopper.ts';
import { signInAsOwner } from '../support/staff-page.ts';

test.use({ allowed: /401|403|409|Failed to load|ERR_/, extraHTTPHeaders: freshNetwork(), reducedMotion: 'reduce' });

type Row = { sku: string; stock: number; price: number };
async function rowsOf(request: APIRequestContext, q: string): Promise<Row[]> {
  const answer = await request.get(`${MERCHANT_ENDPOINTS.stock.path}?q=${q}&page=1`, { headers: AS_MERCHANT });
  return (await answer.json()).rows;
}
const change = (request: APIRequestContext, sku: string, data: object) =>
  request.post(MERCHANT_ENDPOINTS.changeStock.path.replace(':sku', sku), { data, headers: AS_MERCHANT });

async function open(page: Page, q: string) {
  await signInAsOwner(page);
  await page.goto(`/merchant/stock?q=${q}`);
  const fields = page.locator('[data-column="stock"]');
  await expect(fields.first()).toBeVisible();
  return fields;
}

test('Enter saves and goes down, Escape restores, and a change is undone', async ({ page, request }) => {
  const fields = await open(page, 'duvet');
  const before = await rowsOf(request, 'duvet');
  expect(before.length).toBeGreaterThan(1);
  const [{ sku, stock }] = before as [Row];
  await fields.first().focus();
  await page.keyboard.type(String(stock + 7));
  await page.keyboard.press('Enter');
  await expect(fields.nth(1)).toBeFocused();
  await expect.poll(async () => (await rowsOf(request, sku))[0]?.stock).toBe(stock + 7);
  await page.keyboard.type('999');
  await page.keyboard.press('Escape');
  await expect(fields.nth(1)).toHaveValue(String(before[1]?.stock));
  await page.getByRole('button', { name: /^Undo the change of stock/ }).click();
  await expect.poll(async () => (await rowsOf(request, sku))[0]?.stock).toBe(stock);
  await expect(fields.first()).toHaveValue(String(stock));
  // Words are refused at the field, and stay in it.
  await fields.first().fill('twelve');
  await page.keyboard.press('Enter');
  await expect(page.getByText(SAY.notWhole)).toBeVisible();
  await expect(fields.first()).toHaveValue('twelve');
});

test('a conflict shows the present number and leaves the choice', async ({ page, request }) => {
  const fields = await open(page, 'throw');
  const [{ sku, stock }] = (await rowsOf(request, 'throw')) as [Row];
  expect((await change(request, sku, { stock: stock + 1, seen: stock })).ok()).toBe(true);
  await fields.first().fill(String(stock + 20));
  await page.keyboard.press('Enter');
  await expect(page.getByText(SAY.conflict(String(stock + 1)))).toBeVisible();
  await expect(fields.first()).toHaveValue(String(stock + 20));
  expect((await rowsOf(request, sku))[0]?.stock).toBe(stock + 1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: SAY.setTo(String(stock + 20)) }).click();
  await expect.poll(async () => (await rowsOf(request, sku))[0]?.stock).toBe(stock + 20);
});

test('offline, an edit is refused and kept; online again it is saved', async ({ page, request, context }) => {
  await open(page, 'casserole');
  const [{ sku, price }] = (await rowsOf(request, 'casserole')) as [Row];
  const field = page.locator('[data-column="price"]').first();
  await context.setOffline(true);
  const wanted = String(price / 100 - 100);
  await field.fill(wanted);
  await field.press('Enter');
  await expect(page.getByText(SAY.offline)).toBeVisible();
  await expect(field).toHaveValue(wanted);
  await context.setOffline(false);
  await field.press('Enter');
  await expect.poll(async () => (await rowsOf(request, sku))[0]?.price).toBe(price - 10_000);
});

test('the list is searched with /, and sorted', async ({ page }) => {
  await signInAsOwner(page);
  await page.goto('/merchant/stock');
  await expect(page.locator('[data-column="stock"]').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel(SAY.search)).toBeFocused();
  await page.keyboard.type('lamp');
  await expect(page).toHaveURL(/q=lamp/);
  await page.getByLabel(SAY.sort).selectOption(SAY.sorts['-price']);
  await expect(page).toHaveURL(/sort=-price/);
  await expect
    .poll(async () => {
      const prices = await page
        .locator('[data-column="price"]')
        .evaluateAll((all) => all.map((one) => Number((one as HTMLInputElement).value.replaceAll(',', ''))));
      return prices.length > 1 && prices.every((price, at) => at === 0 || price <= (prices[at - 1] as number));
    })
    .toBe(true);
});
