/** The back office's orders with the real API: list, keys, selection, order page, two people, offline, papers. */
import { KEYS_COPY } from '../../src/core/merchant/keys.ts';
import { MOVES_COPY } from '../../src/core/merchant/moves-copy.ts';
import { OFFICE_ORDER_COPY } from '../../src/core/merchant/order-page-copy.ts';
import { ORDERS_COPY as SAY } from '../../src/core/merchant/orders-copy.ts';
import { advance, askReturn, newEmail, placeOrder, skuOf } from '../support/orders.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { freshNetwork } from '../support/shopper.ts';
import { signInAsOwner } from '../support/staff-page.ts';

test.use({
  allowed: /409|ERR_INTERNET_DISCONNECTED|Failed to load/,
  reducedMotion: 'reduce',
  extraHTTPHeaders: freshNetwork(),
});
test.beforeEach(({ page }) => signInAsOwner(page));

const PATH = '/merchant/orders';
const rows = (page: Page) => page.getByRole('list', { name: SAY.list }).getByRole('listitem');
const row = (page: Page, number: string) => rows(page).filter({ hasText: number });
const open = (page: Page, number: string) => page.goto(`/merchant/order?number=${number}`);
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Places orders of one address, by which the list finds them. */
async function places(page: Page, count: number) {
  const email = newEmail();
  const orders = [];
  for (let made = 0; made < count; made++) orders.push(await placeOrder(page.request, { email }));
  return { email, orders, numbers: orders.map(({ number }) => number) };
}

test('search and filters are in the address, and survive reload and back', async ({ page }) => {
  const { email, numbers, orders } = await places(page, 2);
  await advance(page.request, orders[0] as (typeof orders)[0], 'confirmed');
  await page.goto(PATH);
  await page.getByRole('searchbox').fill(email);
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel(SAY.state).selectOption('Confirmed');
  await expect(rows(page)).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get('state')).toBe('confirmed');
  await page.reload();
  await expect(row(page, numbers[0] as string)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(email);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('searchbox').fill('no such order');
  await expect(page.getByText(SAY.noneFound)).toBeVisible();
  await button(page, SAY.clear).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the list works by keys alone', async ({ page }) => {
  const { email, numbers } = await places(page, 2);
  await page.goto(`${PATH}?q=${email}`);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: KEYS_COPY.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const second = numbers[0] as string;
  await expect(page.getByRole('link', { name: second })).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: numbers[1] as string })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText(SAY.selected(1))).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(row(page, second)).toContainText('Confirmed');
  await page.keyboard.press('e');
  await expect(row(page, second)).toContainText('Packed');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  // Shipping needs a carrier, so its form opens.
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: MOVES_COPY.form.title.ship })).toBeVisible();
});

test('a selection is confirmed, packed and printed, and what failed is named and stays selected', async ({ page }) => {
  const { email, orders, numbers } = await places(page, 3);
  const lost = numbers[1] as string;
  await page.goto(`${PATH}?q=${email}`);
  await page.getByLabel(SAY.selectAll).check();
  // Another person cancels one of them meanwhile.
  await advance(page.request, orders[1] as (typeof orders)[0], 'cancelled');
  await button(page, SAY.bulk.confirm(3)).click();
  await expect(status(page, SAY.bulk.confirmed(2))).toBeVisible();
  await expect(status(page, SAY.bulk.failed(1)).getByRole('link', { name: lost })).toBeVisible();
  await expect(page.getByLabel(SAY.select(lost))).toBeChecked();
  await expect(page.getByText(SAY.selected(1))).toBeVisible();
  await expect(row(page, lost)).toContainText('Cancelled');
  await page.getByLabel(SAY.select(lost)).uncheck();
  for (const number of [numbers[0], numbers[2]]) await page.getByLabel(SAY.select(number as string)).check();
  const file = page.waitForEvent('download');
  await button(page, SAY.bulk.pack(2)).click();
  expect((await file).suggestedFilename()).toBe('packing-slips.pdf');
  await expect(status(page, SAY.bulk.packed(2))).toBeVisible();
  await expect(row(page, numbers[0] as string)).toContainText('Packed');
});

test('a list has placeholders while it loads, says when it cannot be loaded, and can be tried again', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/merchant\/orders(?:\?|$)/, (route) => held.then(() => route.continue()));
  await page.goto(PATH);
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  release();
  await expect(page.getByLabel(SAY.selectAll).or(page.getByText(SAY.none))).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: SAY.work.returns }).click();
  await expect(page.getByRole('alert')).toContainText(SAY.failed, { timeout: 15_000 });
  await page.context().setOffline(false);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText(SAY.failed)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: SCREENS[0].width, height: SCREENS[0].height } });

  test('an order is packed and shipped, with notes and papers', async ({ page }) => {
    const order = await placeOrder(page.request);
    await open(page, order.number);
    await button(page, MOVES_COPY.moves.confirm).click();
    await expect(status(page, MOVES_COPY.done.confirm)).toBeVisible();
    await page.getByLabel(/In the parcel/).check();
    await expect(status(page, OFFICE_ORDER_COPY.packedOf(1, 1))).toBeVisible();
    await button(page, MOVES_COPY.moves.pack).click();
    await expect(status(page, MOVES_COPY.done.pack)).toBeVisible();
    for (const name of [OFFICE_ORDER_COPY.invoice, OFFICE_ORDER_COPY.slip, OFFICE_ORDER_COPY.label]) {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
    }
    await page.getByLabel(SAY.notes.field).fill('Rings twice.');
    await button(page, SAY.notes.button).click();
    await expect(page.getByText('Rings twice.')).toBeVisible();
    await expect(page.getByLabel(SAY.notes.field)).toHaveValue('');
    await button(page, MOVES_COPY.moves.ship).click();
    await button(page, MOVES_COPY.form.button.ship).click();
    await expect(page.getByText(MOVES_COPY.form.noCarrier)).toBeVisible();
    await page.getByLabel(MOVES_COPY.form.carrier).fill('Blue Dart');
    await page.getByLabel(MOVES_COPY.form.parcel).fill('BD 1');
    await button(page, MOVES_COPY.form.button.ship).click();
    await expect(status(page, MOVES_COPY.done.ship)).toBeVisible();
    await expect(page.getByText('Sent with Blue Dart. Parcel number BD 1.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SCREENS[0].width);
  });
});

test('of two people the second sees the change and chooses; what was typed stays', async ({ page }) => {
  const order = await placeOrder(page.request);
  await open(page, order.number);
  await button(page, MOVES_COPY.moves.cancel).click();
  await page.getByLabel(MOVES_COPY.form.note).fill('The lamp fell.');
  await advance(page.request, order, 'confirmed');
  await button(page, MOVES_COPY.form.button.cancel).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert').filter({ hasText: SAY.conflict.title })).toContainText(
    SAY.conflict.state('placed', 'confirmed'),
  );
  await expect(dialog.getByLabel(MOVES_COPY.form.note)).toHaveValue('The lamp fell.');
  await dialog.getByRole('button', { name: new RegExp(SAY.conflict.again) }).click();
  await expect(status(page, MOVES_COPY.done.cancel)).toBeVisible();
  await expect(page.getByText('The lamp fell.')).toBeVisible();
});

test('a move that is no longer possible is explained and not offered again', async ({ page }) => {
  const order = await placeOrder(page.request);
  await open(page, order.number);
  await expect(button(page, MOVES_COPY.moves.confirm)).toBeVisible();
  await advance(page.request, order, 'cancelled');
  await button(page, MOVES_COPY.moves.confirm).click();
  await expect(page.getByRole('alert').filter({ hasText: SAY.conflict.title })).toContainText(SAY.conflict.gone);
  await expect(page.getByRole('button', { name: new RegExp(SAY.conflict.again) })).toHaveCount(0);
  await button(page, SAY.conflict.leave).click();
  await expect(button(page, MOVES_COPY.moves.confirm)).toHaveCount(0);
});

test('offline nothing is sent and the input stays', async ({ page }) => {
  const order = await placeOrder(page.request);
  await advance(page.request, order, 'confirmed', 'packed');
  await open(page, order.number);
  await button(page, MOVES_COPY.moves.ship).click();
  await page.getByLabel(MOVES_COPY.form.carrier).fill('Delhivery');
  await page.context().setOffline(true);
  await button(page, MOVES_COPY.form.button.ship).click();
  await expect(page.getByRole('dialog').getByText(SAY.offline)).toBeVisible();
  await expect(page.getByLabel(MOVES_COPY.form.carrier)).toHaveValue('Delhivery');
  await page.context().setOffline(false);
  await button(page, MOVES_COPY.form.button.ship).click();
  await expect(status(page, MOVES_COPY.done.ship)).toBeVisible();
});

test('a return is decided with its evidence in the page', async ({ page }) => {
  const order = await placeOrder(page.request);
  await advance(page.request, order, 'confirmed', 'packed', 'shipped', 'delivered');
  await askReturn(page.request, order, await skuOf(page.request, 'elegant-lamp'));
  await open(page, order.number);
  const link = page.getByRole('link', { name: SAY.returned.link(1) });
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
  await button(page, MOVES_COPY.moves.refuse).click();
  await button(page, MOVES_COPY.form.button.refuse).click();
  await expect(page.getByText(MOVES_COPY.form.noNote)).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, MOVES_COPY.moves.approve).click();
  await button(page, MOVES_COPY.form.button.approve).click();
  await expect(status(page, MOVES_COPY.done.approve)).toBeVisible();
  await button(page, MOVES_COPY.moves.refund).click();
  await page.getByLabel(MOVES_COPY.form.reference).fill('HDFC0001');
  await button(page, MOVES_COPY.form.button.refund).click();
  await expect(status(page, MOVES_COPY.done.refund)).toBeVisible();
});

test('a part of the payment is given back, and no more than there is', async ({ page }) => {
  const order = await placeOrder(page.request);
  await advance(page.request, order, 'confirmed', 'packed', 'shipped', 'delivered');
  await open(page, order.number);
  await button(page, MOVES_COPY.moves.allow).click();
  await page.getByLabel(MOVES_COPY.form.give).fill('9,99,999');
  await page.getByLabel(MOVES_COPY.form.note).fill('A scratch on the base.');
  await button(page, MOVES_COPY.form.button.allow).click();
  await expect(page.getByText(/Please give an amount up to/)).toBeVisible();
  await page.getByLabel(MOVES_COPY.form.give).fill('500');
  await button(page, MOVES_COPY.form.button.allow).click();
  await expect(status(page, MOVES_COPY.done.allow)).toBeVisible();
  await button(page, MOVES_COPY.moves.refund).click();
  await expect(page.getByRole('dialog')).toContainText('₹500');
  await button(page, MOVES_COPY.form.button.refund).click();
  await expect(status(page, MOVES_COPY.done.refund)).toBeVisible();
  await expect(page.getByText('₹500 of the price goes back: A scratch on the base.')).toBeVisible();
});

test('an unknown number is explained', async ({ page }) => {
  await open(page, 'AR-222222222');
  await expect(page.getByText(OFFICE_ORDER_COPY.unknown)).toBeVisible();
  await page.goto('/merchant/order');
  await expect(page.getByText(OFFICE_ORDER_COPY.unknown)).toBeVisible();
});
