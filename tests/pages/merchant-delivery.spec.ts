/** Rules of delivery in the back office: by keyboard, with faults at their fields, in force for shoppers at once. */
import { DELIVERY_RULES_COPY as SAY } from '../../src/core/merchant/delivery-copy.ts';
import { FORM_COPY } from '../../src/core/merchant/entry-form-copy.ts';
import { ORDER_ENDPOINTS } from '../../src/core/order/endpoints.ts';
import { violations } from '../support/axe.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { freshNetwork } from '../support/shopper.ts';
import { signInAsStaff } from '../support/staff-page.ts';

test.use({ allowed: /40[0139]|422|Failed to load|ApiError/, extraHTTPHeaders: freshNetwork() });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at/ });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The fee of a small piece in the Andaman Islands, where no other test orders. */
async function fee(page: Page): Promise<number> {
  const { data } = await (await page.request.get('/api/v1/products/duckboard-soap-dish')).json();
  const lines = [{ sku: data.variants?.[0]?.sku ?? data.sku, quantity: 1 }];
  const quote = await page.request.post(ORDER_ENDPOINTS.quote.path, { data: { lines, pin: '744101' } });
  return (await quote.json()).shipping;
}

test('a fee is changed by keyboard, is in the next quote, and is changed back', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/delivery');
  const field = section(page, 'Islands')
    .getByRole('group', { name: SAY.zone.by.courier })
    .getByLabel(SAY.zone.fee)
    .first();
  await expect(field).toHaveValue('399');
  const before = await fee(page);
  await field.fill('a lot');
  await page.keyboard.press('Control+s');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('It must be whole rupees, such as 499.');
  expect(await fee(page)).toBe(before);
  await field.fill('450');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  expect(await fee(page)).toBe(before + 5100);
  await field.fill('399');
  await page.keyboard.press('Control+s');
  await expect.poll(() => fee(page)).toBe(before);
});

test('a service that names a class keeps the class, and every part passes axe', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/delivery');
  for (const [name, heading] of [
    ['sizes', 'Large parcel'],
    ['services', 'Carried to the room'],
    ['carriers', 'Delhivery'],
    ['windows', 'Windows of Metro cities'],
    ['zones', 'Metro cities'],
  ] as const) {
    await page.getByRole('button', { name: SAY.names[name], exact: true }).click();
    await expect(section(page, heading)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: SAY.names.sizes, exact: true }).click();
  await page.getByRole('button', { name: SAY.remove('Large parcel') }).click();
  const form = page.getByRole('form', { name: SAY.names.sizes });
  await form.getByRole('button', { name: FORM_COPY.save }).click();
  await expect(form.getByText(/there is no size class 'medium'/).first()).toBeVisible();
});

test('fits a phone, a tablet and a desktop', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.goto('/merchant/delivery');
    await expect(section(page, 'Metro cities')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});

test('the route sheet takes the width of its paper', async ({ page }) => {
  await signInAsStaff(page, 'packer');
  await page.goto('/merchant/deliveries');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const width = async () => (await page.getByRole('main').boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(1300);
  await page.emulateMedia({ media: 'print' });
  expect(await width()).toBeGreaterThan(1400);
});
