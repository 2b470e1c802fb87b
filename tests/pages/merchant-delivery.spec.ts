/** Rules of delivery in the back office: by keyboard, with faults at their fields, in force for shoppers at once. */
import { DELIVERY_RULES_COPY as SAY } from '../../src/core/merchant/delivery-copy.ts';
import { FORM_COPY } from '../../src/core/merchant/entry-form-copy.ts';
import { ORDER_ENDPOINTS } from '../../src/core/order/endpoints.ts';
import { expect, type Page, test } from '../support/page.ts';
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

test('a service that names a class keeps the class', async ({ page }) => {
  await signInAsStaff(page, 'manager');
  await page.goto('/merchant/delivery');
  await page.getByRole('button', { name: SAY.names.sizes, exact: true }).click();
  await page.getByRole('button', { name: SAY.remove('Large parcel') }).click();
  const form = page.getByRole('form', { name: SAY.names.sizes });
  await form.getByRole('button', { name: FORM_COPY.save }).click();
  await expect(form.getByText(/there is no size class 'medium'/).first()).toBeVisible();
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
