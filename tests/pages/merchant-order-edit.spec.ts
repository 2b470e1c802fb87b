/** Edits of placed orders, and orders taken by phone, with the real API. */

import { ORDER_DRAFT_COPY as SAY } from '../../src/core/merchant/order-draft-copy.ts';
import { ORDER_EDIT_COPY } from '../../src/core/merchant/order-edit-copy.ts';
import { OFFICE_ORDER_COPY } from '../../src/core/merchant/order-page-copy.ts';
import { ORDERS_COPY } from '../../src/core/merchant/orders-copy.ts';
import { MERCHANT_PAGES } from '../../src/core/merchant/pages.ts';
import { PAY_COPY } from '../../src/core/order/pay-copy.ts';
import { exactMoney } from '../../src/core/shop/money.ts';
import { violations } from '../support/axe.ts';
import { AS_MERCHANT } from '../support/merchant.ts';
import { advance, newEmail, placeOrder, skuOf } from '../support/orders.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { freshNetwork } from '../support/shopper.ts';
import { signInAsOwner, signInAsStaff } from '../support/staff-page.ts';

test.use({
  allowed: /409|ERR_INTERNET_DISCONNECTED|Failed to load/,
  reducedMotion: 'reduce',
  extraHTTPHeaders: freshNetwork(),
});

const NEW = '/merchant/new-order';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: SAY.edit.title });

async function openEdit(page: Page, number: string): Promise<void> {
  await page.goto(`/merchant/order?number=${number}`);
  await button(page, OFFICE_ORDER_COPY.edit).click();
  await expect(dialog(page)).toBeVisible();
}

/** Adds the first piece that is in stock. */
async function addPiece(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: SAY.search }).fill(text);
  await page.getByRole('button', { name: /^Add / }).and(page.locator(':enabled')).first().click();
}

/** axe at all three sizes. */
async function check(page: Page, where: string): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect(await violations(page), `${where} ${screen.width}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${where} ${screen.width}`).toBeLessThanOrEqual(0);
  }
}

test.describe('an edit', () => {
  test.beforeEach(({ page }) => signInAsOwner(page));

  test('shows the difference before it is saved, and the timeline says what changed', async ({ page }) => {
    const order = await placeOrder(page.request);
    await openEdit(page, order.number);
    await expect(dialog(page).getByText(SAY.edit.unchanged)).toBeVisible();
    await addPiece(page, 'vase');
    await expect(dialog(page).getByText(SAY.edit.toPayNow)).toBeVisible();
    await dialog(page).getByLabel(SAY.gstin).fill('29AAGCB7383J1Z4');
    await button(page, SAY.edit.save).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: OFFICE_ORDER_COPY.edited })).toBeVisible();
    await expect(page.getByText(/Added: 1 ×/)).toBeVisible();
    await expect(page.getByText('29AAGCB7383J1Z4', { exact: false }).first()).toBeVisible();
  });

  test('keeps what was typed when the dialog is closed, names bad fields, and can be discarded', async ({ page }) => {
    const order = await placeOrder(page.request);
    await openEdit(page, order.number);
    await dialog(page).getByLabel(SAY.gstin).fill('29AAGCB7383J1Z5');
    await button(page, SAY.edit.save).click();
    await expect(dialog(page).getByText(ORDER_EDIT_COPY.badGstin)).toBeVisible();
    await expect(dialog(page).getByLabel(SAY.gstin)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await button(page, OFFICE_ORDER_COPY.edit).click();
    await expect(dialog(page).getByLabel(SAY.gstin)).toHaveValue('29AAGCB7383J1Z5');
    await button(page, SAY.edit.discard).click();
    await button(page, OFFICE_ORDER_COPY.edit).click();
    await expect(dialog(page).getByLabel(SAY.gstin)).toHaveValue('');
  });

  test('of an order that changed meanwhile shows what happened, and goes on', async ({ page }) => {
    const order = await placeOrder(page.request);
    await openEdit(page, order.number);
    await addPiece(page, 'vase');
    await expect(dialog(page).getByText(SAY.edit.toPayNow)).toBeVisible();
    await advance(page.request, order, 'confirmed');
    await button(page, SAY.edit.save).click();
    await expect(dialog(page).getByText(ORDERS_COPY.conflict.title)).toBeVisible();
    await button(page, SAY.edit.again).click();
    await expect(button(page, SAY.edit.save)).toBeEnabled();
    await button(page, SAY.edit.save).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(/Added: 1 ×/)).toBeVisible();
  });

  test('offline sends nothing and keeps what was typed', async ({ page }) => {
    const order = await placeOrder(page.request);
    await openEdit(page, order.number);
    await addPiece(page, 'vase');
    await expect(dialog(page).getByText(SAY.edit.toPayNow)).toBeVisible();
    await page.context().setOffline(true);
    await button(page, SAY.edit.save).click();
    await expect(dialog(page).getByText(ORDERS_COPY.offline)).toBeVisible();
    await page.context().setOffline(false);
    await button(page, SAY.edit.save).click();
    await expect(dialog(page)).toBeHidden();
  });
});

test('of a paid order the shopper’s page asks for the rest, and reports it under a new reference', async ({ page }) => {
  const order = await placeOrder(page.request, { payment: 'upi' });
  const act = async (what: string, data: object) => {
    const answer = await page.request.post(`/api/merchant/orders/${order.number}/${what}`, {
      ...{ data, headers: AS_MERCHANT },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await act('payment', { arrived: true, reference: '417093582614' });
  const sku = await skuOf(page.request, 'elegant-lamp');
  const lines = [{ sku, quantity: 2 }];
  await page.request.post(`/api/merchant/stock/${sku}`, { data: { add: 1 }, headers: AS_MERCHANT });
  const { total, due } = await act('edit-quote', { lines });
  await act('edit', { lines, total });
  await page.goto(order.path);
  const step = page.getByRole('region', { name: PAY_COPY.upiTitle });
  await expect(step.getByText(exactMoney(due), { exact: true }).first()).toBeVisible();
  await expect(step.getByText(PAY_COPY.rest(exactMoney(total)))).toBeVisible();
  const reference = page.getByLabel(PAY_COPY.field);
  await expect(reference).toHaveValue('');
  await reference.fill('628401957310');
  await button(page, PAY_COPY.done).click();
  await expect(page.getByRole('region', { name: PAY_COPY.told })).toContainText('628401957310');
  expect(await violations(page)).toEqual([]);
});

test('a packer neither edits nor takes orders', async ({ page }) => {
  await signInAsStaff(page, 'packer');
  const order = await placeOrder(page.request);
  await page.goto(`/merchant/order?number=${order.number}`);
  await expect(page.getByRole('heading', { name: order.number })).toBeVisible();
  await expect(button(page, OFFICE_ORDER_COPY.edit)).toHaveCount(0);
  await page.goto('/merchant/orders');
  await expect(page.getByLabel(ORDERS_COPY.selectAll)).toBeVisible();
  await expect(page.getByRole('link', { name: MERCHANT_PAGES.newOrder.name })).toHaveCount(0);
});

test('an order is taken by phone, survives a reload, and the shopper’s link shows the payment step', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  const email = newEmail();
  await page.goto('/merchant/orders');
  await page.getByRole('link', { name: MERCHANT_PAGES.newOrder.name }).click();
  await expect(page).toHaveURL(NEW);
  await button(page, SAY.taken.placeNow).click();
  await expect(page.getByText(SAY.noPieces)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: SAY.search })).toBeFocused();
  await check(page, 'faults');
  await addPiece(page, 'vase');
  await page.getByRole('main').getByLabel(SAY.name, { exact: true }).fill('Asha Menon');
  await page.getByRole('main').getByLabel(SAY.phone, { exact: true }).fill('98450 54321');
  await page.getByRole('main').getByLabel(SAY.email, { exact: true }).fill(email);
  await page.getByLabel('PIN code').fill('560038');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await page.getByLabel('Flat, house, street').fill('14 Sample Lane');
  await page.reload();
  await expect(page.getByRole('main').getByLabel(SAY.email, { exact: true })).toHaveValue(email);
  await page
    .getByRole('main')
    .getByLabel(SAY.method.upi as string)
    .check();
  await expect(page.getByRole('button', { name: /^Place the order, ₹/ })).toBeEnabled();
  await page.getByRole('button', { name: /^Place the order, ₹/ }).click();
  await expect(page.getByRole('heading', { name: /^Order AR-.* is placed$/ })).toBeFocused();
  await check(page, 'placed');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, OFFICE_ORDER_COPY.copyLink).click();
  await expect(page.getByText(OFFICE_ORDER_COPY.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const shopper = await browser.newPage();
  await shopper.goto(link);
  await expect(shopper.getByRole('heading', { name: 'Pay by UPI' }).or(shopper.locator('#pay'))).toBeVisible();
  await expect(shopper.getByText('Taken by phone', { exact: false })).toBeVisible();
  await shopper.close();
  await page.getByRole('link', { name: SAY.taken.open }).click();
  await expect(page.getByText(OFFICE_ORDER_COPY.byPhone)).toBeVisible();
  await page.goto(NEW);
  await expect(page.getByRole('main').getByLabel(SAY.email, { exact: true })).toHaveValue('');
});
