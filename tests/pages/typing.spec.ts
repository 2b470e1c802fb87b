/** Any text typed into a field arrives whole, from the first key, however slow the page's scripts are. */
import fc from 'fast-check';
import { SIGN_IN_COPY } from '../../src/core/account/sign-in-copy.ts';
import { LISTING_COPY } from '../../src/core/catalogue/copy.ts';
import { SEARCH_COPY } from '../../src/core/catalogue/search-copy.ts';
import { SIGN_UP_COPY } from '../../src/core/contact/newsletter-copy.ts';
import { DELIVERY_COPY } from '../../src/core/delivery/copy.ts';
import { COPY } from '../../src/core/shop/copy.ts';
import { expect, type Page, test } from '../support/page.ts';
import { slowDown, type Typing, typeFast, typing } from '../support/typing.ts';

/** Texts for each field, by CPU rate: a slow page takes 20 s. */
const RUNS: Readonly<Record<number, number>> = { 1: 2, 6: 1 };
const words = fc
  .string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz 0123456789/-éü'), minLength: 6, maxLength: 24 })
  .filter((text) => text.trim() !== '');
const mail = fc.string({ unit: fc.constantFrom(...'abcxyz019.@-_+'), minLength: 6, maxLength: 24 });
const digits = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String);

type Field = {
  readonly name: string;
  readonly path: string;
  readonly texts: fc.Arbitrary<string>;
  /** Brings the focus into the field, or presses the key that does. */
  readonly reach: (page: Page) => Promise<void>;
  readonly live: (page: Page) => ReturnType<Page['getByRole']>;
  /** What shows that the page took the text, beside the field. */
  readonly taken?: (page: Page, text: string) => Promise<void>;
};

const textbox = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true }).first();
const inField = (live: Field['live']) => async (page: Page) => {
  await live(page).click({ noWaitAfter: true });
  await page.keyboard.press('ControlOrMeta+a');
};
const quantity = textbox(COPY.product.quantity);
const pin = textbox(DELIVERY_COPY.label);
const lowest = textbox(COPY.catalogue.minPrice);
const widest = textbox(LISTING_COPY.sideLabel(LISTING_COPY.sides.maxWidth));
const newsletter = textbox(SIGN_UP_COPY.email);
const inUrl = (name: string) => async (page: Page, text: string) => {
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL((url) => Number(url.searchParams.get(name)) === Number(text));
};

const FIELDS: readonly Field[] = [
  {
    name: 'search after a slash',
    path: '/categories',
    texts: words,
    reach: (page) => page.keyboard.press('/'),
    live: (page) => page.getByRole('combobox', { name: SEARCH_COPY.label }),
  },
  {
    name: 'quantity',
    path: '/product/elegant-lamp',
    texts: digits(2, 9),
    reach: inField(quantity),
    live: quantity,
    taken: async (page, text) => {
      await page.getByRole('button', { name: COPY.product.addToCart }).first().click();
      await expect(page.locator('[data-header] [data-count="cart"]').first()).toContainText(text);
    },
  },
  {
    name: 'lowest price of the filters',
    path: '/shop',
    texts: digits(10, 90_000),
    reach: inField(lowest),
    live: lowest,
    taken: inUrl('minPrice'),
  },
  {
    name: 'greatest width of the filters, beside another filter in the address',
    path: '/shop?inStock=true',
    texts: digits(10, 900),
    reach: inField(widest),
    live: widest,
    taken: async (page, text) => {
      await inUrl('maxWidth')(page, text);
      expect(new URL(page.url()).searchParams.get('inStock')).toBe('true');
    },
  },
  { name: 'newsletter', path: '/privacy-policy', texts: mail, reach: inField(newsletter), live: newsletter },
  { name: 'PIN', path: '/product/elegant-lamp', texts: digits(110_001, 855_117), reach: inField(pin), live: pin },
  {
    name: 'sign-in after Enter on its link',
    path: '/faq',
    texts: mail,
    reach: async (page) => {
      await page.locator('[data-header] [data-panel="auth"]').first().focus();
      await page.keyboard.press('Enter');
    },
    live: (page) => page.getByRole('dialog').getByRole('textbox', { name: SIGN_IN_COPY.email }),
  },
];

async function arrivesWhole(page: Page, field: Field, rate: number, typed: Typing): Promise<void> {
  // A page of its own: the last one's panels and cart are gone.
  await page.context().clearCookies();
  const session = await slowDown(page, rate);
  await page.goto(field.path, { waitUntil: 'domcontentloaded' });
  await field.reach(page);
  await typeFast(session, typed);
  await expect(field.live(page)).toBeFocused({ timeout: 20_000 });
  await expect(page.locator('html')).not.toHaveAttribute('data-opening', /./);
  const plain = (value: string) => (/^\d+$/.test(typed.text) ? value.replaceAll(/\D/g, '') : value);
  await expect.poll(async () => plain(await field.live(page).inputValue())).toBe(typed.text);
  await field.taken?.(page, typed.text);
  await page.evaluate(() => localStorage.clear());
  await session.detach();
}

for (const [rate, numRuns] of Object.entries(RUNS).map(([rate, runs]) => [Number(rate), runs] as const)) {
  for (const field of FIELDS) {
    test(`${field.name}, at ${rate} times the processor's time`, async ({ page }) => {
      const property = fc.asyncProperty(typing(field.texts), (typed) => arrivesWhole(page, field, rate, typed));
      await fc.assert(property, { numRuns, endOnFailure: true });
    });
  }
}
