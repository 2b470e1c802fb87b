/** Samples: three presses from the options, by keyboard too, and what they say above the limit. */
import { ADDRESS_STEP_COPY } from '../../src/core/checkout/address-copy.ts';
import { CHECKOUT_COPY } from '../../src/core/checkout/copy.ts';
import { CHOOSER_COPY } from '../../src/core/configuration/copy.ts';
import { ORDER_PAGE_COPY } from '../../src/core/order/page-copy.ts';
import { SAMPLES_OFFER } from '../../src/core/samples/offer-copy.ts';
import { SAMPLE_ORDER } from '../../src/core/samples/order-copy.ts';
import { SAMPLE_PICKER as SAY } from '../../src/core/samples/picker-copy.ts';
import { newEmail } from '../support/orders.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { freshNetwork, signUp } from '../support/shopper.ts';
import { atSizes, faultsAt } from '../support/sizes.ts';

test.use({ allowed: /422|Failed to load|ApiError/, extraHTTPHeaders: freshNetwork() });

const SOFA = '/product/tamar-three-seater-sofa';
const FIELD = { address: ADDRESS_STEP_COPY, ...CHECKOUT_COPY };
const unique = () => Math.random().toString(36).slice(2, 8);
const phone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
const dialogOf = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();
const pick = (page: Page, name: string) => dialogOf(page).getByRole('checkbox', { name });

async function openSofa(page: Page): Promise<void> {
  await page.goto(SOFA);
  await page.getByRole('button', { name: CHOOSER_COPY.open(['Fabric', 'Leg wood', 'Seat filling']) }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function fillForm(page: Page): Promise<string> {
  const email = newEmail();
  const fill = (label: string, value: string) => dialogOf(page).getByRole('textbox', { name: label }).fill(value);
  await fill(FIELD.contact.email, email);
  await fill(FIELD.contact.name, 'Meera Rao');
  await fill(FIELD.contact.phone, phone());
  await fill(FIELD.address.pin, '560038');
  await fill(FIELD.address.line1, `14 Sample Lane ${unique()}`);
  await expect(dialogOf(page).getByRole('textbox', { name: FIELD.address.city })).toHaveValue('Bengaluru');
  return email;
}

test('a guest types contact and address once; then three presses order, and the limit says what is left', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openSofa(page);
  await dialogOf(page)
    .getByRole('radio', { name: /^Rust velvet/ })
    .click();
  expect(loaded.filter((url) => /SamplesView/.test(url))).toEqual([]);
  await press(page, SAMPLES_OFFER.openOf('Fabric'));
  await expect(pick(page, 'Rust velvet')).toBeChecked();
  for (const name of ['Flax linen', 'Heather bouclé', 'Walnut']) await pick(page, name).click();
  await expect(dialogOf(page).getByText(SAY.pick.picked(4))).toBeVisible();
  await press(page, SAY.pick.next);
  // Nothing is sent before the fields are complete.
  await press(page, SAY.send.button);
  await expect(dialogOf(page).getByRole('textbox', { name: FIELD.contact.email })).toBeFocused();
  const email = await fillForm(page);
  await press(page, SAY.send.button);
  const done = dialogOf(page).getByRole('heading', { name: SAY.done.title('Meera') });
  await expect(done).toBeFocused();
  await expect(dialogOf(page).getByText(SAY.done.letter(email))).toBeVisible();
  const link = dialogOf(page).getByRole('link', { name: SAY.done.order });
  const order = String(await link.getAttribute('href'));

  await press(page, SAY.back);
  const offer = dialogOf(page).getByRole('button', { name: SAMPLES_OFFER.openOf('Leg wood') });
  await dialogOf(page)
    .getByRole('radio', { name: /^Smoked oak/ })
    .click();
  await offer.click();
  await expect(pick(page, 'Smoked oak')).toBeChecked();
  await pick(page, 'Black ash').click();
  await press(page, SAY.pick.next);
  await press(page, SAY.send.button);
  await expect(dialogOf(page).getByRole('alert').filter({ hasText: 'There is 1 sample left' })).toBeVisible();
  await press(page, SAY.send.limit);
  await expect(pick(page, 'Smoked oak')).toBeChecked();
  await pick(page, 'Black ash').click();
  await press(page, SAY.pick.next);
  await press(page, SAY.send.button);
  await expect(done).toBeVisible();

  await page.goto(order);
  await expect(page.getByText(SAMPLE_ORDER.stage.confirmed.title).first()).toBeVisible();
  await expect(page.getByText('Sample: Heather bouclé')).toBeVisible();
  await expect(page.getByRole('button', { name: ORDER_PAGE_COPY.summary })).toHaveCount(0);
  await page.getByRole('link', { name: SAMPLE_ORDER.back }).click();
  await expect(dialogOf(page).getByRole('radio', { name: /^Rust velvet/ })).toBeChecked();
});

test('a signed-in shopper with a saved address needs three presses', async ({ page }) => {
  await signUp(page);
  const saved = await page.request.post('/api/me/addresses', {
    headers: freshNetwork(),
    data: {
      ...{ name: 'Meera Anand', phone: phone(), line1: `7 Rose Garden ${unique()}`, line2: '', city: 'Bengaluru' },
      ...{ state: 'Karnataka', pin: '560038', isDefault: true },
    },
  });
  expect(saved.ok()).toBe(true);
  const me = await page.request.patch('/api/me', { headers: freshNetwork(), data: { phone: phone() } });
  expect(me.ok()).toBe(true);
  await openSofa(page);
  await press(page, SAMPLES_OFFER.openOf('Fabric'));
  await press(page, SAY.pick.next);
  await expect(dialogOf(page).getByText(/^7 Rose Garden/)).toBeVisible();
  await press(page, SAY.send.button);
  await expect(dialogOf(page).getByRole('heading', { name: SAY.done.title('Meera') })).toBeVisible();
});

test('the keyboard goes through and back, and the focus returns to the button', async ({ page }) => {
  await openSofa(page);
  const offer = dialogOf(page).getByRole('button', { name: SAMPLES_OFFER.openOf('Fabric') });
  await offer.press('Enter');
  await expect(dialogOf(page).getByRole('heading', { name: SAY.pick.title })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pick(page, 'Olive linen')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(pick(page, 'Flax linen')).toBeChecked();
  await dialogOf(page).getByRole('button', { name: SAY.pick.next }).press('Enter');
  await expect(dialogOf(page).getByRole('heading', { name: SAY.send.title })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(offer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test('both steps are accessible at every size, and end where the screen does', async ({ page }) => {
  await openSofa(page);
  await press(page, SAMPLES_OFFER.openOf('Fabric'));
  await expect(pick(page, 'Olive linen')).toBeChecked();
  expect(await faultsAt(page)).toEqual([]);
  await press(page, SAY.pick.next);
  await press(page, SAY.send.button);
  expect(await faultsAt(page)).toEqual([]);
  await atSizes(page, SCREENS, async ({ name }) => {
    const width = await dialogOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(width, name).toBe(0);
  });
});

test('a view that could not be fetched says so, and the choices stay', async ({ page }) => {
  await openSofa(page);
  await page.route(/SamplesView/, (route) => route.abort());
  await press(page, SAMPLES_OFFER.openOf('Fabric'));
  await expect(dialogOf(page).getByText(SAMPLES_OFFER.failed)).toBeVisible();
  await expect(dialogOf(page).getByRole('radio', { name: /^Olive linen/ })).toBeChecked();
});
