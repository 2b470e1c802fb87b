/** The product page: options, stock, live price, structured data. */

import { CART_COPY } from '../../src/core/cart/copy.ts';
import { DELIVERY_COPY } from '../../src/core/delivery/copy.ts';
import { dispatchDays } from '../../src/core/delivery/dispatch.ts';
import { IN_STOCK } from '../../src/core/delivery/lead.ts';
import { PIN_COPY } from '../../src/core/delivery/pin-copy.ts';
import { RETURNS } from '../../src/core/order/constants.ts';
import { RECENTLY_VIEWED } from '../../src/core/product/constants.ts';
import { PRODUCT_COPY } from '../../src/core/product/copy.ts';
import { FIT_COPY } from '../../src/core/product/fit-copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { productPath } from '../../src/core/shop/routes.ts';
import { readPage } from '../support/built-pages.ts';
import { awake, expect, SCREENS, test } from '../support/page.ts';

const buy = COPY.product.addToCart;

test('a dearer variant names the one with the lowest price; a sold-out fabric is labelled and cannot be bought', async ({
  page,
}) => {
  await page.goto('/product/tamar-three-seater-sofa');
  await page.getByRole('radio', { name: /^Oat bouclé/ }).click();
  await expect(page.getByText(PRODUCT_COPY.fromIn('₹84,900', 'Olive linen'))).toBeVisible();
  await page.getByRole('radio', { name: /^Rust velvet/ }).click();
  await expect(page.getByRole('button', { name: COPY.product.unavailable })).toBeDisabled();
  // The second picture shows the cloth close up.
  await expect(page.locator('[data-gallery-strip] > li').nth(1).getByRole('img')).toHaveAttribute('alt', /close up/);
});

test('the first screen names sizes, tax, delivery and what is sold out', async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa');
  const sizes = page.getByRole('link', { name: FIT_COPY.sizes(220, 95, 80) });
  await expect(sizes).toHaveAttribute('href', '#fit');
  await expect(page.getByText(PRODUCT_COPY.taxIncluded)).toBeVisible();
  await expect(page.getByText(PRODUCT_COPY.soldOut('Rust velvet'))).toBeVisible();
  await expect(page.getByTitle('Rust velvet, sold out')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Rust velvet, Sold out' })).toBeVisible();
  await page.goto('/product/rib-glass-tumblers');
  await expect(page.getByText(PRODUCT_COPY.taxIncluded)).toBeVisible();
});

test('the first screen of a laptop says when a piece leaves, what is included, and who to ask', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T20:00:00Z'));
  await page.goto('/product/tamar-three-seater-sofa');
  const inView = [
    page.getByText('In stock, leaves Bengaluru by Wed 25 Nov'),
    page.getByText(`${PRODUCT_COPY.taxIncluded}. Cushions and throw not included.`),
    page.getByText(COPY.product.returnsPaid(RETURNS.windowDays)),
    page.getByText('Two years against faults of material or making'),
    page.getByRole('link', { name: PRODUCT_COPY.trade, exact: true }).first(),
    page.getByRole('link', { name: PRODUCT_COPY.callLabel('+91 80 5550 0142') }).first(),
  ];
  for (const one of inView) await expect(one).toBeInViewport();
  await awake(page.getByRole('button', { name: buy }).first());
  await expect(page.getByText('In stock, leaves Bengaluru by Wed 25 Nov')).toBeVisible();
  await page.getByRole('radio', { name: /^Rust velvet/ }).click();
  await expect(page.getByText(PRODUCT_COPY.outOfStock)).toBeVisible();
});

test('thumbnails are at full strength, and the chosen one is marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/tamar-three-seater-sofa');
  const thumbnails = page.locator('[data-gallery-link]');
  const opacities = await thumbnails.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
  expect(new Set(opacities)).toEqual(new Set(['1']));
  await thumbnails.nth(1).click();
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(thumbnails.nth(0)).not.toHaveAttribute('aria-current');
  const edge = (index: number) => thumbnails.nth(index).evaluate((one) => getComputedStyle(one).borderTopColor);
  await expect.poll(() => edge(1)).not.toBe(await edge(0));
});

test('on a laptop the gallery fills its column, and the facts stay in view beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/product/tamar-three-seater-sofa');
  const pictures = page.locator('[data-gallery-strip] > li');
  const boxOf = async (index: number) =>
    (await pictures.nth(index).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [first, second, third] = [await boxOf(0), await boxOf(1), await boxOf(2)];
  expect(first.width).toBeGreaterThan(1440 * 0.52);
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
  expect(third.y).toBe(second.y);
  expect(third.x).toBeGreaterThan(second.x + second.width);
  await expect(pictures.first().locator('img')).toHaveAttribute('fetchpriority', 'high');
  const last = (await pictures.count()) - 1;
  await pictures.nth(last).scrollIntoViewIfNeeded();
  await expect(page.getByText(COPY.product.assembly).last()).toBeInViewport();
  await pictures.nth(last).click();
  await expect(page.getByRole('dialog', { name: PRODUCT_COPY.enlarged })).toBeVisible();
});

test('an unavailable combination leads to an available one, or is disabled', async ({ page }) => {
  await page.goto('/product/halden-dining-table');
  await page.getByRole('radio', { name: '220 cm' }).click();
  const smoked = page.getByRole('radio', { name: /Smoked oak/ });
  await expect(smoked).toHaveAccessibleName(new RegExp(COPY.product.notMade));
  await expect(smoked).toBeDisabled();
});

test('a link to a variant opens with it', async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa?variant=TAM-SOF-3-OAT');
  await expect(page.getByRole('radio', { name: 'Oat bouclé' })).toBeChecked();
  await expect(page.getByText('₹88,900').first()).toBeVisible();
});

test('the quantity is capped at the stock; a refused one stays until the field is left; both say why', async ({
  page,
}) => {
  await page.goto('/product/tamar-three-seater-sofa');
  const quantity = page.getByRole('textbox', { name: COPY.product.quantity });
  await awake(quantity);
  await quantity.fill('50');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('6');
  await expect(page.getByText(CART_COPY.onlyLeft(6))).toBeVisible();
  await quantity.fill('1');
  await quantity.press('Enter');
  for (const [text, reason] of [
    ['0', CART_COPY.quantityFaults.tooFew],
    ['-3', CART_COPY.quantityFaults.tooFew],
    ['1.5', CART_COPY.quantityFaults.notWhole],
  ] as const) {
    await quantity.fill(text);
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveAccessibleDescription(reason);
    await expect(quantity).toHaveValue(text);
    await quantity.blur();
    await expect(quantity).toHaveValue('1');
    await expect(page.getByText(reason)).toBeVisible();
  }
  await page.getByRole('button', { name: `${COPY.product.more}: ${COPY.product.quantity}` }).click();
  await expect(quantity).toHaveValue('2');
  await expect(page.getByText(CART_COPY.quantityFaults.notWhole)).toBeHidden();
});

test('the first click on the button works, even before its code has loaded', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/product/elegant-lamp', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: buy }).click();
  await expect(page.getByRole('dialog', { name: '1 item' })).toBeVisible();
});

test('a price changed since the build is updated', async ({ page }) => {
  await page.route('**/api/v1/products/elegant-lamp', async (route) => {
    const body = await (await route.fetch()).json();
    body.data.price.amount = 4321;
    for (const variant of body.data.variants) variant.price.amount = 4321;
    await route.fulfill({ json: body });
  });
  await page.goto('/product/elegant-lamp');
  await expect(page.getByText('₹4,321').first()).toBeVisible();
});

test('structured data contains the product, its offer and its breadcrumb', async ({ page }) => {
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
  // Sample ratings must not be published as shoppers' ratings.
  expect(product.aggregateRating).toBeUndefined();
  expect(graph.map((one) => one['@type'])).toContain('BreadcrumbList');
});

test('a PIN code shows delivery dates and is stored, and an invalid one shows an error', async ({ page }) => {
  await page.goto('/product/elegant-lamp');
  const pin = page.getByRole('textbox', { name: DELIVERY_COPY.label });
  await awake(pin);
  await pin.fill('1234');
  await pin.press('Enter');
  await expect(page.getByText(PIN_COPY.needsSix)).toBeVisible();
  await pin.fill('560 001');
  await pin.press('Enter');
  await expect(page.getByText(/^Arrives between \w+day \d+ \w+ and \w+day \d+ \w+$/)).toBeVisible();
  await expect(page.getByText('To 560001, Bengaluru, Karnataka')).toBeVisible();
  await page.goto('/product/black-chair');
  await awake(page.getByRole('textbox', { name: DELIVERY_COPY.label }));
  await expect(page.getByText('To 560001, Bengaluru, Karnataka')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED/ });

  test('a PIN code is kept, with what to do', async ({ page, context }) => {
    await page.goto('/product/elegant-lamp');
    const pin = page.getByRole('textbox', { name: DELIVERY_COPY.label });
    await awake(pin);
    await context.setOffline(true);
    await pin.fill('560001');
    await pin.press('Enter');
    await expect(page.getByText(DELIVERY_COPY.away)).toBeVisible();
    await expect(pin).toHaveValue('560001');
  });
});

test("the drawing is to scale, and the shopper's door is checked", async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa');
  await expect(page.getByRole('img', { name: FIT_COPY.drawing(220, 95, 80) })).toBeVisible();
  const width = page.getByRole('textbox', { name: FIT_COPY.inCentimetres('Room width') });
  await awake(width);
  await width.fill('216');
  await page.getByRole('textbox', { name: FIT_COPY.inCentimetres('Room depth') }).fill('200');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Too wide by 4 cm')).toBeVisible();
  await page.getByRole('button', { name: FIT_COPY.forget }).click();
  await expect(width).toHaveValue('');
});

test('pictures are enlarged by click and key, and zoomed', async ({ page }) => {
  await page.goto('/product/elegant-lamp');
  await page.locator('[data-zoom]').first().focus();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: PRODUCT_COPY.enlarged });
  await expect(zoom).toBeVisible();
  await zoom.getByRole('button', { name: PRODUCT_COPY.closer }).click();
  await expect(zoom.getByRole('button', { name: PRODUCT_COPY.further })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
});

test("recently viewed products are shown on the next product's page", async ({ page }) => {
  await page.goto('/product/elegant-lamp');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), RECENTLY_VIEWED.key))
    .toContain('elegant-lamp');
  await page.goto('/product/black-chair');
  const seen = page.getByRole('region', { name: PRODUCT_COPY.seen });
  await expect(seen.getByRole('link')).toHaveText(['Elegant Lamp']);
});

test('on a phone the button stays visible once scrolled past', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product/elegant-lamp');
  const bar = page.locator('.buy-bar');
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: FIT_COPY.title }).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: buy }).click();
  await expect(page.getByRole('dialog', { name: '1 item' })).toBeVisible();
});

test('goes well with products of its room, each of another type', async ({ page }) => {
  await page.goto('/product/tamar-three-seater-sofa');
  const beside = page.getByRole('region', { name: PRODUCT_COPY.goesWith });
  await expect(beside.getByRole('heading', { level: 3 })).toHaveText([
    'Meridian arc floor lamp',
    'Alba round coffee table',
    'Saddle leather pouf',
    'Two arches framed prints',
  ]);
  const others = page.getByRole('region', { name: COPY.product.related('Furniture') });
  await expect(others.getByRole('article')).toHaveCount(4);
  await expect(others).not.toContainText('Alba');
});

test("a piece is drawn with its model's outlines, or as boxes where the model shows it otherwise", () => {
  const drawnIn = (slug: string) => {
    const { html } = readPage(productPath(slug));
    const views = /<svg[^>]*data-views[\s\S]*?<\/svg>/.exec(html)?.[0] ?? '';
    return {
      outlines: views.match(/<path[^>]*evenodd/g)?.length ?? 0,
      boxes: views.match(/<rect/g)?.length ?? 0,
      above: views.includes(FIT_COPY.above),
    };
  };
  expect(drawnIn('tamar-three-seater-sofa')).toEqual({ outlines: 3, boxes: 0, above: true });
  // Its back is raised in the model; the page gives it flat.
  expect(drawnIn('solaro-teak-lounger')).toEqual({ outlines: 0, boxes: 2, above: false });
  // It hangs, and has no model.
  expect(drawnIn('paper-moon-pendant')).toEqual({ outlines: 0, boxes: 2, above: false });
});

test('the drawing shows its labels whole, at every size', async ({ page }) => {
  for (const slug of ['tamar-three-seater-sofa', 'meridian-arc-floor-lamp', 'rann-flatwoven-rug']) {
    await page.goto(`/product/${slug}`);
    const drawing = page.locator('svg[data-views]');
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await drawing.scrollIntoViewIfNeeded();
      const { frame, labels } = await drawing.evaluate((svg) => ({
        frame: svg.getBoundingClientRect().toJSON() as DOMRect,
        labels: [...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect().toJSON() as DOMRect),
      }));
      expect(labels.length).toBeGreaterThan(0);
      for (const label of labels) {
        expect(label.width).toBeGreaterThan(10);
        expect(label.left).toBeGreaterThanOrEqual(frame.left);
        expect(label.top).toBeGreaterThanOrEqual(frame.top);
        expect(label.right).toBeLessThanOrEqual(frame.right);
        expect(label.bottom).toBeLessThanOrEqual(frame.bottom);
      }
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('picture, name, price, description and dimensions are shown', async ({ page }) => {
    await page.goto('/product/elegant-lamp');
    await expect(page.getByRole('heading', { level: 1, name: 'Elegant Lamp' })).toBeVisible();
    await expect(page.getByText('₹5,710').first()).toBeVisible();
    await expect(page.getByText(COPY.product.description).first()).toBeVisible();
    await expect(page.getByText(`In stock, leaves Bengaluru ${dispatchDays(IN_STOCK)}`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  });
});
