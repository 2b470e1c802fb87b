/** Reviews: none at first, written from the buyer's order, shown to everyone, never beside sample ratings. */
import { ORDER_PAGE_COPY } from '../../src/core/order/page-copy.ts';
import { REVIEW_COPY } from '../../src/core/product/review-copy.ts';
import { REVIEW_FORM_COPY as SAY } from '../../src/core/product/review-form-copy.ts';
import { newKey } from '../support/buyer.ts';
import { advance, placeOrder, skuOf, TO_THE_DOOR } from '../support/orders.ts';
import { expect, type Locator, type Page, SCREENS, test } from '../support/page.ts';
import { signUp } from '../support/shopper.ts';
import { faultsAt, PHONE_AND_LAPTOP } from '../support/sizes.ts';

const section = (page: Page) => page.getByRole('region', { name: SAY.title, exact: true });

/** The radio buttons are under the stars; the keyboard reaches them. */
async function chooseStars(dialog: Locator, stars: number): Promise<void> {
  const radio = dialog.getByRole('radio', { name: new RegExp(`^${stars} stars`) });
  await radio.focus();
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

/** No other test reviews it: its section starts empty. */
const PIECE = 'tala-lidded-basket';

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0], reducedMotion: 'reduce', allowed: /40[39]/ });

  test('a buyer reviews a delivered product, once, by keyboard; it is public', async ({ page }) => {
    const before = await (await page.request.get(`/api/products/${PIECE}/reviews`)).json();
    await page.goto(`/product/${PIECE}#reviews`);
    if (before.count === 0) await expect(section(page)).toContainText(SAY.empty);
    await expect(section(page)).toContainText(SAY.who);
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);

    const order = await placeOrder(page.request, { lines: [{ sku: await skuOf(page.request, PIECE), quantity: 1 }] });
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
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
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
    await page.goto(`/product/${PIECE}#reviews`);
    const review = section(page).getByRole('article').filter({ hasText: words });
    await expect(review).toContainText('Meera R.');
    await expect(review).toContainText(REVIEW_COPY.verified);
    await expect(section(page)).toContainText(SAY.from(before.count + 1));
    await expect(section(page)).not.toContainText(SAY.sample);
    expect(await faultsAt(page, PHONE_AND_LAPTOP)).toEqual([]);
  });
});

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
