/** The product page: options, stock, live price, structured data. */
import { COPY } from '../../src/core/copy.ts';
import { awake, expect, test } from '../support/page.ts';

const buy = COPY.product.addToCart;

test('a sold-out fabric says so and cannot be bought', async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa');
  await page.getByRole('radio', { name: /^Rust velvet/ }).click();
  await expect(page.getByRole('button', { name: COPY.product.unavailable })).toBeDisabled();
});

test('a combination that is not made leads to one that is, or is refused', async ({ page }) => {
  await page.goto('/product/halden-dining-table');
  await page.getByRole('radio', { name: '220 cm' }).click();
  const smoked = page.getByRole('radio', { name: /Smoked oak/ });
  await expect(smoked).toHaveAccessibleName(new RegExp(COPY.product.notMade));
});

test('a link to a variant opens with it', async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa?variant=TAM-SOF-3-OAT');
  await expect(page.getByRole('radio', { name: 'Oat bouclé' })).toBeChecked();
  await expect(page.getByText('₹88,900').first()).toBeVisible();
});

test('the quantity ends where the stock does, and says how many are left', async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa');
  const quantity = page.getByRole('textbox', { name: COPY.product.quantity });
  await awake(quantity);
  await quantity.fill('50');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('6');
  await expect(page.getByText(COPY.cart.onlyLeft(6))).toBeVisible();
  await quantity.fill('abc');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('6');
});

test('the first click on the button counts, even before its code has come', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/product/elegant-lamp', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: buy }).click();
  await expect(page.getByRole('dialog', { name: '1 item' })).toBeVisible();
});

test('a price that changed since the build is put right by itself', async ({ page }) => {
  await page.route('**/api/v1/products/elegant-lamp', async (route) => {
    const body = await (await route.fetch()).json();
    body.data.price.amount = 4321;
    for (const variant of body.data.variants) variant.price.amount = 4321;
    await route.fulfill({ json: body });
  });
  await page.goto('/product/elegant-lamp');
  await expect(page.getByText('₹4,321').first()).toBeVisible();
});

test('structured data names the product, its offer and the way to it', async ({ page }) => {
  await page.goto('/product/elegant-lamp');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = blocks.flatMap((text) => {
    const json = JSON.parse(text);
    return json['@graph'] ?? [json];
  });
  const product = graph.find((one) => one['@type'] === 'Product');
  expect(product).toMatchObject({ name: 'Elegant Lamp', sku: 'ELG-LMP-1' });
  const [offer] = [product.offers].flat();
  expect(offer).toMatchObject({ '@type': 'Offer', price: 5710, priceCurrency: 'INR' });
  expect(offer.availability).toContain('InStock');
  // Sample ratings are not shoppers' ratings: search engines must not be told of them.
  expect(product.aggregateRating).toBeUndefined();
  expect(graph.map((one) => one['@type'])).toContain('BreadcrumbList');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('picture, name, price, description and dimensions stand', async ({ page }) => {
    await page.goto('/product/elegant-lamp');
    await expect(page.getByRole('heading', { level: 1, name: 'Elegant Lamp' })).toBeVisible();
    await expect(page.getByText('₹5,710').first()).toBeVisible();
    await expect(page.getByText(COPY.product.description).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  });
});
