/** A shopper's journey: browse, filter, open, choose, add, reload, remove. */

import { CART_COPY } from '../../src/core/cart/copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { cards, expect, settled, test } from '../support/page.ts';

const SOFA = 'Tamar three-seater sofa';

test('a shopper filters, opens a product, chooses a fabric, adds two, and finds them after a reload', async ({
  page,
}) => {
  await page.goto('/shop');
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('checkbox', { name: /^Furniture/ }).click();
  await expect(page).toHaveURL(/category=furniture/);
  await settled(page);
  await expect(cards(page)).toHaveCount(8);

  await page.getByRole('link', { name: SOFA }).click();
  await expect(page.getByRole('heading', { level: 1, name: SOFA })).toBeVisible();
  await page.getByRole('radio', { name: 'Oat bouclé' }).click();
  await expect(page).toHaveURL(/variant=TAM-SOF-3-OAT/);
  await expect(page.getByText('₹88,900').first()).toBeVisible();
  await page.getByRole('button', { name: `${COPY.product.more}: ${COPY.product.quantity}` }).click();
  await page.getByRole('button', { name: COPY.product.addToCart }).click();

  const panel = page.getByRole('dialog', { name: '2 items' });
  await expect(panel).toBeVisible();
  await expect(panel.getByText('Oat bouclé')).toBeVisible();
  await expect(panel.getByText('₹1,77,800').first()).toBeVisible();

  await page.reload();
  const cartLink = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cartLink).toHaveAccessibleName(/2 items/);
  await cartLink.click();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: `Remove ${SOFA}` }).click();
  await expect(page.getByRole('dialog').getByText(CART_COPY.empty)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartLink).toHaveAccessibleName(/\b0 items/);
});

test('the same journey works by keyboard alone', async ({ page }) => {
  await page.goto('/product/elegant-lamp');
  const button = page.getByRole('button', { name: COPY.product.addToCart });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '1 item' });
  await expect(panel).toBeVisible();
  await expect(panel.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});
