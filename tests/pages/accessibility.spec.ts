/** axe on every page at phone, tablet and laptop size, and on open overlays. */
import { COPY } from '../../src/core/shop/copy.ts';
import { violations } from '../support/axe.ts';
import { expect, SCREENS, test } from '../support/page.ts';
import { faultsAt, PHONE_AND_LAPTOP } from '../support/sizes.ts';

const PAGES = [
  '/',
  '/shop',
  '/category/textiles',
  '/categories',
  '/new-arrivals',
  '/sale',
  '/featured',
  '/collection',
  '/collections/small-rooms',
  '/explore',
  '/lookbook',
  '/compare',
  '/compare?p=elegant-lamp,black-chair',
  '/search',
  '/search?q=lmap',
  '/search?q=zzzzzz',
  '/product/tamar-three-seater-sofa',
  '/product/elegant-lamp',
  '/product-fallback',
  '/shop?minPrice=900000',
  '/cart',
  '/checkout',
  '/wishlist',
  '/order',
  '/order?number=AR-222222222',
  '/order?number=AR-222222222#nobody',
  '/wishlist?items=elegant-lamp,black-chair',
  '/account/payment-methods',
  '/account/reset?token=x',
  '/account/reset',
  '/404.html',
  '/api/docs',
];

test.describe('at every size', () => {
  test.use({ reducedMotion: 'reduce', allowed: /404/ });

  for (const path of PAGES) {
    test(`axe finds nothing on ${path}, and it fits the screen`, async ({ page }) => {
      await page.setViewportSize(SCREENS[0]);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await faultsAt(page)).toEqual([]);
    });
  }
});

test.describe('on a phone and a laptop', () => {
  test.use({ viewport: SCREENS[0], reducedMotion: 'reduce', allowed: /404/ });

  test('axe finds nothing in the cart panel, empty and filled', async ({ page }) => {
    await page.goto('/product/elegant-lamp');
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: COPY.product.addToCart }).click();
    await expect(page.getByRole('dialog', { name: '1 item' })).toBeVisible();
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
  });
});

test.describe('on a phone, in the filters', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  test('axe finds nothing', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('button', { name: COPY.catalogue.filters }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('in the dark colours of a high-contrast theme', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });

  test('icons of cards are white as its text, and swatches keep their colours', async ({ page }) => {
    await page.goto('/shop');
    const styles = await page.evaluate(() => {
      const of = (selector: string, part?: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector}.`);
        const { backgroundColor, backgroundImage } = getComputedStyle(element, part);
        return { backgroundColor, backgroundImage };
      };
      const icons = [of('.heart', '::after'), of('.quick-add', '::before'), of('.rating', '::before')];
      const swatches = document.querySelector<HTMLElement>('.finishes');
      const shown = of('.finishes').backgroundImage;
      swatches?.style.setProperty('forced-color-adjust', 'auto');
      return { icons: icons.map((one) => one.backgroundColor), shown, adjusted: of('.finishes').backgroundImage };
    });
    expect(styles.icons).toEqual(Array(3).fill('rgb(255, 255, 255)'));
    expect(styles.shown).toMatch(/^radial-gradient\(/);
    // Without the exemption they would go (control).
    expect(styles.adjusted).not.toContain('gradient');
  });
});

test('control: axe detects a picture without alternative text', async ({ page }) => {
  await page.goto('/account/payment-methods');
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/favicon.ico';
    document.querySelector('main')?.append(picture);
  });
  expect((await violations(page)).join()).toContain('image-alt');
});

test('control: faults are found at each size, and at those alone where they are', async ({ page }) => {
  await page.goto('/account/payment-methods');
  await page.evaluate(() => {
    const picture = Object.assign(document.createElement('img'), { src: '/favicon.ico' });
    const wide = Object.assign(document.createElement('div'), { textContent: 'wide' });
    wide.style.width = '600px';
    document.querySelector('main')?.append(picture, wide);
  });
  const found = await faultsAt(page);
  expect(found.filter((fault) => fault.includes('wider'))).toEqual(['phone: wider than the screen']);
  const unnamed = found.filter((fault) => fault.includes('image-alt'));
  expect(unnamed.map((fault) => fault.split(':')[0])).toEqual(SCREENS.map(({ name }) => name));
  // The page has the size of before.
  expect(page.viewportSize()).toEqual({ width: 1440, height: 900 });
});
