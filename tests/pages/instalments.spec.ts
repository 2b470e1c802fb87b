/** Instalments (EMI) in the cart: the monthly amount above the plan's price, from the data of the shop. */

import { CART_COPY } from '../../src/core/cart/copy.ts';
import { emiWords } from '../../src/core/payment/emi.ts';
import { violations } from '../support/axe.ts';
import { LAMP_LINE } from '../support/cart-line.ts';
import { expect, type Page, test } from '../support/page.ts';

const PRICE = LAMP_LINE.price.amount;
/** From two lamps on. */
const PLAN = { from: 2 * PRICE, months: 12, percent: 15 };
const SHOWN = / by EMI$/;
const wordsOf = (price: number) => emiWords(price, PLAN) ?? { lead: '', detail: '' };

const quantityOf = (page: Page) => page.getByRole('textbox', { name: CART_COPY.quantityOf(LAMP_LINE.name) });

/** The cart page as built with a plan in content/site.md. null: as in the sample shop. */
async function openCart(page: Page, quantity: number, plan: typeof PLAN | null) {
  const props = Object.entries(plan ?? {}).map(([name, value]) => `&quot;${name}&quot;:[0,${value}]`);
  await page.route('**/cart', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('&quot;emi&quot;:[0,null]');
    const body = plan ? html.replace('&quot;emi&quot;:[0,null]', `&quot;emi&quot;:[0,{${props}}]`) : html;
    await route.fulfill({ response, body });
  });
  await page.addInitScript(
    (line) => localStorage.setItem('aroha:cart', line),
    JSON.stringify([{ ...LAMP_LINE, quantity }]),
  );
  await page.goto('/cart');
  await expect(quantityOf(page)).toHaveValue(String(quantity));
}

test('the cart names the monthly amount from the price of the plan on', async ({ page }) => {
  await openCart(page, 2, PLAN);
  await expect(page.getByText(wordsOf(2 * PRICE).lead)).toBeVisible();
  await expect(page.getByText(wordsOf(2 * PRICE).detail)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // It follows the quantity: below the price there is none.
  await quantityOf(page).fill('1');
  await quantityOf(page).press('Enter');
  await expect(page.getByText(SHOWN)).toHaveCount(0);
  await quantityOf(page).fill('3');
  await quantityOf(page).press('Enter');
  await expect(page.getByText(wordsOf(3 * PRICE).lead)).toBeVisible();
  await expect(page.getByText(wordsOf(3 * PRICE).detail)).toBeVisible();
});

test('a shop without a plan names none, and its cart does not download the calculation', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await openCart(page, 3, null);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(SHOWN)).toHaveCount(0);
  expect(scripts.filter((url) => /Instalments/.test(url))).toEqual([]);
  expect(scripts.filter((url) => /CartPage/.test(url))).not.toEqual([]);
});
