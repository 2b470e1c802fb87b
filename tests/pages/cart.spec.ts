/** The cart: stored locally, validated, synchronised across tabs. */

import { CART_COPY } from '../../src/core/cart/copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { ROUTES } from '../../src/core/shop/routes.ts';
import { LAMP_LINE } from '../support/cart-line.ts';
import { expect, type Page, test } from '../support/page.ts';

/** The header is the same on all pages; this one loads fastest. */
const PLAIN = ROUTES.newsletter.path;
const KEY = 'aroha:cart';
const LINE = { ...LAMP_LINE, quantity: 2 };

const store = (page: Page, value: unknown) =>
  page.addInitScript(
    ([key, text]) => {
      if (!sessionStorage.getItem('stored')) localStorage.setItem(key as string, text as string);
      sessionStorage.setItem('stored', '1');
    },
    [KEY, typeof value === 'string' ? value : JSON.stringify(value)],
  );

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

// More of them are read by tests/core/cart/cart.test.ts.
for (const garbage of ['{', '[null,{"sku":1}]']) {
  test(`invalid storage is an empty cart: ${garbage}`, async ({ page }) => {
    await store(page, garbage);
    await page.goto(PLAIN);
    await expect(cartLink(page)).toHaveAccessibleName(/\b0 items/);
    await cartLink(page).click();
    await expect(page.getByRole('dialog').getByText(CART_COPY.empty)).toBeVisible();
  });
}

test('a quantity that is no whole number of 1 or more is refused with the reason, and too many is capped', async ({
  page,
}) => {
  await store(page, [LINE]);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: CART_COPY.quantityOf('Elegant Lamp') });
  await expect(quantity).toHaveValue('2');
  for (const [text, reason] of [
    ['0', CART_COPY.quantityFaults.tooFew],
    ['-3', CART_COPY.quantityFaults.tooFew],
    ['1.5', CART_COPY.quantityFaults.notWhole],
    ['a3b', CART_COPY.quantityFaults.notWhole],
  ] as const) {
    await quantity.fill(text);
    await expect(quantity).toHaveAccessibleDescription(reason);
    await quantity.press('Enter');
    await expect(quantity).toHaveValue(text);
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
    await quantity.blur();
    await expect(quantity).toHaveValue('2');
  }
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');
  await expect(quantity).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('₹17,130').first()).toBeVisible();
  await quantity.fill('9');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText(CART_COPY.unavailable)).toBeVisible();
  await expect(page.getByText(CART_COPY.onlyLeft(3))).toBeVisible();
  const fewer = page.getByRole('button', { name: `${COPY.product.fewer}: ${CART_COPY.quantityOf('Elegant Lamp')}` });
  for (let press = 0; press < 3; press++) await fewer.click();
  await expect(page.getByText(CART_COPY.empty)).toBeVisible();
});

test('a second tab is synchronised', async ({ page, context }) => {
  await store(page, [LINE]);
  await page.goto(PLAIN);
  await expect(cartLink(page)).toHaveAccessibleName(/2 items/);
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: 'Remove Elegant Lamp' }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/\b0 items/);
});

test('with storage forbidden the cart works in memory', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/product/elegant-lamp');
  await page.getByRole('button', { name: COPY.product.addToCart }).click();
  await expect(page.getByRole('dialog', { name: '1 item' })).toBeVisible();
});
