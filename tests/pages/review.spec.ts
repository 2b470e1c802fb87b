/** Reviews: none at first, written from the buyer's order, shown to everyone, never beside sample ratings. */
import { ORDER_PAGE_COPY } from '../../src/core/order/page-copy.ts';
import { REVIEW_COPY } from '../../src/core/product/review-copy.ts';
import { REVIEW_FORM_COPY as SAY } from '../../src/core/product/review-form-copy.ts';
import { violations } from '../support/axe.ts';
import { newKey } from '../support/buyer.ts';
import { advance, placeOrder, skuOf, TO_THE_DOOR } from '../support/orders.ts';
import { expect, type Locator, type Page, SCREENS, test } from '../support/page.ts';
import { signUp } from '../support/shopper.ts';

const section = (page: Page) => page.getByRole('region', { name: SAY.title, exact: true });

/** The radio buttons are under the stars; the keyboard reaches them. */
async function chooseStars(dialog: Locator, stars: number): Promise<void> {
  const radio = dialog.getByRole('radio', { name: new RegExp(`^${stars} stars`) });
  await radio.focus();
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

/** Each screen size buys its own product: a buyer reviews a product once, and the section starts empty. */
const PIECES = { phone: 'tala-lidded-basket', laptop: 'pebble-bath-mat' } as const;

for (const screen of [SCREENS[0], SCREENS[2]]) {
  test.describe(`on a ${screen.name}`, () => {
    test.use({ viewport: { width: screen.width, height: screen.height }, reducedMotion: 'reduce', allowed: /40[39]/ });

    test('a buyer reviews a delivered product, once, by keyboard; it is public', async ({ page }) => {
      const slug = PIECES[screen.name as keyof typeof PIECES];
      const before = await (await page.request.get(`/api/products/${slug}/reviews`)).json();
      await page.goto(`/product/${slug}#reviews`);
      if (before.count === 0) await expect(section(page)).toContainText(SAY.empty);
      await expect(section(page)).toContainText(SAY.who);
      expect(await violations(page)).toEqual([]);

      const order = await placeOrder(page.request, { lines: [{ sku: await skuOf(page.request, slug), quantity: 1 }] });
      await advance(page.request, order, ...TO_THE_DOOR);
      await page.goto(order.path);
      await page.getByRole('button', { name: new RegExp(`^${ORDER_PAGE_COPY.review}`) }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: SAY.write });
      await dialog.getByRole('button', { name: SAY.send }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText(REVIEW_COPY.badRating);
      await expect(dialog).toContainText(REVIEW_COPY.missing);
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
      // Without digits: a long number would send the review to moderation.
      const words = `Lives by the door, and looks it. ${newKey().replace(/[\d-]/g, '')}`;
      await dialog.getByLabel(SAY.text).fill(words);
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: SAY.send }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('status')).toHaveText(REVIEW_COPY.shown);
      await page.keyboard.press('Escape');

      // A second review of the same buyer is rejected with a message, and the input is kept.
      await page.getByRole('button', { name: new RegExp(`^${ORDER_PAGE_COPY.review}`) }).click();
      await chooseStars(dialog, 5);
      await dialog.getByLabel(SAY.text).fill('Once more.');
      await dialog.getByRole('button', { name: SAY.send }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: REVIEW_COPY.twice })).toBeVisible();
      await expect(dialog.getByLabel(SAY.text)).toHaveValue('Once more.');

      await page.goto('about:blank');
      await page.goto(`/product/${slug}#reviews`);
      const review = section(page).getByRole('article').filter({ hasText: words });
      await expect(review).toContainText('Meera R.');
      await expect(review).toContainText(REVIEW_COPY.verified);
      await expect(section(page)).toContainText(SAY.from(before.count + 1));
      await expect(section(page)).not.toContainText(SAY.sample);
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe('a visitor who has not bought a product', () => {
  test.use({ allowed: /403/ });

  test('gets an error message, and nothing is published', async ({ page }) => {
    await signUp(page);
    await page.goto('/product/elegant-lamp#reviews');
    await section(page).getByRole('button', { name: SAY.write }).click();
    const dialog = page.getByRole('dialog', { name: SAY.write });
    await chooseStars(dialog, 5);
    await dialog.getByLabel(SAY.text).fill('I have only heard of it.');
    await dialog.getByRole('button', { name: SAY.send }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: REVIEW_COPY.notBought })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(section(page).getByRole('button', { name: SAY.write })).toBeFocused();
    await expect(section(page)).not.toContainText('I have only heard of it.');
  });
});
