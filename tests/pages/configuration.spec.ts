/** Pieces that are made to order: samples, prices, exclusions, links. */

import { CART_COPY } from '../../src/core/cart/copy.ts';
import { CHOOSER_COPY as SAY } from '../../src/core/configuration/copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { readPage } from '../support/built-pages.ts';
import { expect, type Page, SCREENS, test } from '../support/page.ts';
import { atSizes, faultsAt } from '../support/sizes.ts';

const SOFA = '/product/tamar-three-seater-sofa';
const open = async (page: Page, path: string, names: readonly string[]) => {
  await page.goto(path);
  await page.getByRole('button', { name: SAY.open(names) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const openSofa = (page: Page) => open(page, SOFA, ['Fabric', 'Leg wood', 'Seat filling']);
const sample = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('radio', { name: new RegExp(`^${name}`) });

test('a chosen fabric changes picture, price and date in place, is announced, and goes to the cart as a line of its own', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T20:00:00Z'));
  await openSofa(page);
  await sample(page, 'Rust velvet').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /sofa in rust velvet/ })).toBeVisible();
  await expect(dialog.getByRole('img', { name: SAY.sample('Rust velvet') })).toBeVisible();
  await expect(
    dialog.getByRole('status').filter({ hasText: '₹92,900. Made to order, leaves Bengaluru by' }),
  ).toBeAttached();
  await expect(page).toHaveURL(/variant=TAM-SOF-3~fabric\.velvet-rust_legs\.walnut_seat\.feather$/);
  await dialog.getByRole('button', { name: COPY.product.addToCart }).click();
  const cart = page.getByRole('dialog', { name: CART_COPY.heading(1) });
  await expect(cart.getByText('Rust velvet / Walnut / Feather-wrapped')).toBeVisible();
  await expect(cart.getByText('₹92,900').first()).toBeVisible();
  const link = cart.getByRole('link', { name: 'Tamar three-seater sofa' });
  await expect(link).toHaveAttribute('href', /variant=TAM-SOF-3~fabric\.velvet-rust_legs\.walnut_seat\.feather$/);
});

test('a link opens the piece that it names; one that is not made says why', async ({ page }) => {
  await page.goto(`${SOFA}?variant=TAM-SOF-3~fabric.wool-fir_legs.smoked-oak_seat.latex`);
  await expect(sample(page, 'Fir wool')).toBeChecked();
  await expect(page.getByText(SAY.photographed(['Walnut'], ['Smoked oak']))).toBeVisible();
  // 84,900 + 9,500 + 2,000 + 6 % of 84,900.
  await expect(page.getByRole('dialog').getByText('₹1,01,494', { exact: true })).toBeVisible();
  await page.goto(`${SOFA}?variant=TAM-SOF-3~fabric.velvet-ink_legs.walnut_seat.latex`);
  await expect(page.getByRole('alert')).toContainText('Latex grips the pile of velvet');
  await expect(sample(page, 'Olive linen')).toBeChecked();
});

test('what is not made with the rest cannot be chosen, says why, and can be chosen once the rest has changed', async ({
  page,
}) => {
  await openSofa(page);
  await expect(sample(page, 'Heather bouclé')).toBeDisabled();
  await expect(page.getByText('Heather bouclé: The mill is dyeing it again.')).toBeVisible();
  await sample(page, 'Natural latex').click();
  await expect(sample(page, 'Plum velvet')).toBeDisabled();
  await expect(page.getByRole('dialog').getByText(/Plum velvet, Ink velvet: Latex grips the pile/)).toBeVisible();
  await sample(page, 'Firm foam').click();
  await expect(sample(page, 'Plum velvet')).toBeEnabled();
});

test('a length is set by the keyboard, priced by the centimetre, and ends where the boards do', async ({ page }) => {
  await open(page, '/product/halden-dining-table', ['Wood', 'Length', 'Edge']);
  const length = page.getByRole('slider', { name: 'Length' });
  await expect(length).toHaveAttribute('aria-valuetext', '180 cm');
  await length.press('ArrowRight');
  await expect(length).toHaveAttribute('aria-valuetext', '185 cm');
  await expect(page.getByText('₹99,250', { exact: true })).toBeVisible();
  await sample(page, 'Smoked oak').click();
  await length.press('End');
  await expect(length).toHaveAttribute('aria-valuetext', '240 cm');
  await expect(
    page.getByRole('status').filter({ hasText: 'Our smoking chamber takes boards up to 240 cm.' }),
  ).toBeVisible();
});

test('the samples are accessible at every size, and end where the screen does', async ({ page }) => {
  await openSofa(page);
  expect(await faultsAt(page)).toEqual([]);
  await atSizes(page, SCREENS, async ({ name }) => {
    const width = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(width, name).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page lists the choices with what they add', async ({ page }) => {
    await page.goto(SOFA);
    const choices = page.locator('#made-to-order dd');
    await expect(choices.nth(1)).toHaveText(
      'Oat bouclé, Ivory bouclé, Moss bouclé, Cocoa bouclé, Heather bouclé +₹4,000',
    );
  });
});

test('a page without options has nothing of it, and lists carry no choices', async () => {
  expect(readPage(SOFA).html).toContain('MadeToOrder');
  for (const path of ['/product/ferry-writing-desk', '/category/furniture', '/shop']) {
    const { html } = readPage(path);
    expect(html).not.toContain('MadeToOrder');
    expect(html).not.toContain('velvet-ink');
  }
});
