/** Every screen of the back office at every size, and every dialog on them: axe, width, and the keyboard in and out again. */
import { PARCEL_COPY } from '../../src/core/delivery/parcel-copy.ts';
import { COUPON_COPY } from '../../src/core/merchant/coupons-copy.ts';
import { DELIVERY_RULES_COPY } from '../../src/core/merchant/delivery-copy.ts';
import { FORM_COPY } from '../../src/core/merchant/entry-form-copy.ts';
import { KEYS_COPY } from '../../src/core/merchant/keys.ts';
import { MOVES_COPY } from '../../src/core/merchant/moves-copy.ts';
import { NEWSLETTER_COPY } from '../../src/core/merchant/newsletter-copy.ts';
import { OFFICE_ORDER_COPY } from '../../src/core/merchant/order-page-copy.ts';
import { ORDERS_COPY as ORDERS } from '../../src/core/merchant/orders-copy.ts';
import { MERCHANT_PAGES } from '../../src/core/merchant/pages.ts';
import { OFFICE_PARCELS_COPY } from '../../src/core/merchant/parcels-copy.ts';
import { PEOPLE_COPY } from '../../src/core/merchant/people-copy.ts';
import { SETTINGS_COPY } from '../../src/core/merchant/settings-form-copy.ts';
import { violations } from '../support/axe.ts';
import { withToken } from '../support/buyer.ts';
import { AS_MERCHANT } from '../support/merchant.ts';
import { advance, arrived, askReturn, placeOrder, skuOf, TO_THE_DOOR, uploadPhoto } from '../support/orders.ts';
import { expect, type Locator, type Page, SCREENS, test } from '../support/page.ts';
import { freshNetwork } from '../support/shopper.ts';
import { signInAsOwner, signInAsStaff } from '../support/staff-page.ts';

test.use({ extraHTTPHeaders: freshNetwork(), reducedMotion: 'reduce', allowed: /40[0139]|Failed to load/ });
test.setTimeout(240_000);

type Name = keyof typeof MERCHANT_PAGES;
/** Address after the path, by screen; more than one address shows the screen in another state, the plain one first. */
const ADDRESSES: Readonly<Record<Name, readonly string[]>> = {
  today: [''],
  orders: [''],
  order: ['?number=:order', '?number=AR-222222222'],
  newOrder: [''],
  deliveries: [''],
  products: [''],
  product: ['', '?slug=tamar-three-seater-sofa'],
  import: [''],
  stock: [''],
  reviews: [''],
  messages: [''],
  coupons: [''],
  categories: ['', '?slug=lighting'],
  collections: ['', '?slug=slow-mornings'],
  slides: ['', '?slug=lighting'],
  delivery: [''],
  stores: [''],
  newsletter: [''],
  settings: [''],
  people: [''],
  log: [''],
  security: [''],
  join: [''],
};
/** Screens of single keys: j, k and / where they have rows and a search, and the list of them. */
const KEYED: readonly Name[] = [
  ...(['today', 'orders', 'order', 'deliveries', 'products', 'stock', 'reviews', 'messages', 'coupons'] as const),
  ...(['categories', 'collections', 'slides', 'newsletter', 'people', 'log'] as const),
];
const PHOTO = 'content/media/products/elegant-lamp.webp';
const AXE_AT: readonly string[] = ['phone', 'laptop'];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main :is([aria-busy="true"], astro-island[ssr])')).toHaveCount(0);
}

/** Nothing is wider than the screen, at three sizes; axe at two, between which the layout turns. */
async function check(page: Page, where: string): Promise<void> {
  for (const { name, ...size } of SCREENS) {
    await page.setViewportSize(size);
    // The chart takes its new width a frame later.
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.soft.poll(over, `${where}, ${name}: wider than the screen`).toBeLessThanOrEqual(0);
    if (AXE_AT.includes(name)) expect.soft(await violations(page), `${where}, ${name}`).toEqual([]);
  }
}

const hasFocus = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

/** Opens a dialog with Enter, checks it, and leaves it with Escape: the focus is then back at its button. */
async function checkDialog(page: Page, button: Locator, where: string): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog, where).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => hasFocus(dialog), where).toBe(true);
  await check(page, where);
  await page.keyboard.press('Escape');
  await expect(dialog, where).toHaveCount(0);
  await expect(button, where).toBeFocused();
}

async function post(page: Page, path: string, data: object, headers: Record<string, string> = {}): Promise<void> {
  const answer = await page.request.post(path, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** A message, an address and a coupon, so that no list of these is empty. Returns the coupon's code and the address. */
async function fillLists(page: Page) {
  const id = Date.now().toString(36).toUpperCase();
  const email = `reader-${id.toLowerCase()}@x.example`;
  await post(page, '/api/contact', { name: 'Anil', email, message: 'Is the bench 160 cm wide?', consent: true });
  await post(page, '/api/newsletter', { email, consent: true });
  await post(page, '/api/merchant/coupons', { code: `C${id}`, percent: 10 }, AS_MERCHANT);
  return { email, coupon: `C${id}` };
}

test('every screen passes axe and fits, and lists its keys', async ({ page }) => {
  await signInAsOwner(page);
  await fillLists(page);
  const { number } = await placeOrder(page.request);
  for (const [name, { path }] of Object.entries(MERCHANT_PAGES) as [Name, { path: string }][]) {
    for (const address of ADDRESSES[name].toReversed()) {
      await open(page, path + address.replace(':order', number));
      await check(page, path + address);
    }
    if (!KEYED.includes(name)) continue;
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: KEYS_COPY.title }), path).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), path).toHaveCount(0);
  }
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const moves = (page: Page, ...names: (keyof typeof MOVES_COPY.moves)[]) =>
  names.map((name) => [button(page, MOVES_COPY.moves[name]), name] as const);

test('every dialog of an order passes axe, and gives the focus back', async ({ page }) => {
  await signInAsOwner(page);
  const lamp = [{ sku: await skuOf(page.request, 'elegant-lamp'), quantity: 1 }];
  const sofa = await skuOf(page.request, 'tamar-three-seater-sofa');
  const both = [...lamp, { sku: 'HAL-DIN-220-NAT', quantity: 1 }];
  const [placed, packed, transfer, home, apart] = await Promise.all([
    placeOrder(page.request, { payment: 'upi', lines: [{ sku: sofa, quantity: 1 }] }),
    placeOrder(page.request),
    placeOrder(page.request, { payment: 'upi' }),
    placeOrder(page.request, { lines: lamp }),
    placeOrder(page.request, { payment: 'upi', lines: both, split: true }),
  ]);
  await advance(page.request, packed, 'confirmed', 'packed');
  await advance(page.request, home, ...TO_THE_DOOR);
  await arrived(page.request, apart);
  await advance(page.request, apart, 'packed');
  await post(page, `/api/orders/${transfer.number}/payment`, { reference: '412345678901' }, withToken(transfer.token));
  const dialogs = async (number: string, list: readonly (readonly [Locator, string])[]) => {
    await open(page, `${MERCHANT_PAGES.order.path}?number=${number}`);
    for (const [opener, name] of list) await checkDialog(page, opener, `${name} of an order`);
  };
  await dialogs(placed.number, [
    ...moves(page, 'cancel'),
    [button(page, OFFICE_ORDER_COPY.edit), 'edit'],
    [button(page, OFFICE_ORDER_COPY.window.book), 'window'],
  ]);
  await dialogs(packed.number, moves(page, 'ship'));
  await dialogs(transfer.number, moves(page, 'paid', 'unpaid'));
  await dialogs(home.number, moves(page, 'allow'));
  // The table is made to order.
  const ship = page
    .getByRole('button', { name: OFFICE_PARCELS_COPY.steps.shipped })
    .filter({ hasText: PARCEL_COPY.title(1, 2) });
  await dialogs(apart.number, [[ship, 'one of two parcels']]);
  const photo = await uploadPhoto(page.request, home, PHOTO);
  await askReturn(page.request, home, lamp[0]?.sku ?? '', [photo]);
  await dialogs(home.number, [
    ...moves(page, 'approve', 'refuse'),
    [button(page, ORDERS.returned.photo(1)), 'a photo of a return'],
  ]);
});

test('every other dialog passes axe, and gives the focus back', async ({ page, browser, baseURL }) => {
  await signInAsOwner(page);
  const colleague = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: freshNetwork() });
  const { email: packer } = await signInAsStaff(await colleague.newPage(), 'packer');
  await colleague.close();
  const { email, coupon } = await fillLists(page);
  await open(page, MERCHANT_PAGES.coupons.path);
  await checkDialog(page, button(page, COUPON_COPY.add), 'a new coupon');
  await checkDialog(page, button(page, COUPON_COPY.changeOf(coupon)), 'a coupon');
  await open(page, `${MERCHANT_PAGES.newsletter.path}?q=${email}`);
  await checkDialog(page, button(page, NEWSLETTER_COPY.removeOf(email)), 'an address');
  await open(page, MERCHANT_PAGES.people.path);
  const person = page.getByRole('listitem').filter({ hasText: packer });
  for (const name of [PEOPLE_COPY.remove, PEOPLE_COPY.reset])
    await checkDialog(page, person.getByRole('button', { name }), `${name}: a person`);
  await open(page, MERCHANT_PAGES.stock.path);
  await checkDialog(page, button(page, KEYS_COPY.open), 'keys');
  await open(page, MERCHANT_PAGES.settings.path);
  const { payments } = SETTINGS_COPY;
  const money = page.getByRole('form', { name: payments.label });
  await money.getByLabel(payments.upiName).fill('Another payee');
  await checkDialog(page, money.getByRole('button', { name: FORM_COPY.save }), 'payments');
  await open(page, MERCHANT_PAGES.delivery.path);
  for (const name of Object.values(DELIVERY_RULES_COPY.names)) {
    await button(page, name).click();
    await check(page, `rules of delivery: ${name}`);
  }
});
