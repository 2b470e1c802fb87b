/** When the checkout asks for a quote, and which response counts. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fetch } from '../../src/core/shop/client.ts';
import { loseRequests } from '../support/browser-tab.ts';
import { tabOfSmallShop } from '../support/shop-tab.ts';

const LAMP = {
  sku: 'HRN-1',
  slug: 'desk-lamp',
  name: 'Heron desk lamp',
  variant: '',
  picture: null,
  price: { amount: 499_000, currency: 'INR' as const },
  quantity: 1,
  stock: 7,
};

describe('the quote of the checkout', () => {
  const tab = tabOfSmallShop();
  let stop = () => {};
  afterEach(() => stop());

  async function open(lines = [LAMP]) {
    const cart = await import('../../src/stores/cart.ts');
    const draft = await import('../../src/stores/checkout-draft.ts');
    const quote = await import('../../src/stores/checkout-quote.ts');
    for (const line of lines) cart.addToCart(line);
    stop = quote.startQuote();
    const setPin = (pin: string) => draft.changeAddress({ pin });
    const isReady = () => vi.waitFor(() => expect(quote.$quote.get().state).toBe('ready'));
    return { ...cart, ...draft, ...quote, setPin, isReady };
  }

  it('asks once for the cart, and again when the cart changes', async () => {
    const page = await open();
    await page.isReady();
    expect(page.$quote.get().data).toMatchObject({ subtotal: 499_000, lines: [{ sku: 'HRN-1', quantity: 1 }] });
    page.changeQuantity('HRN-1', 2);
    expect(page.$quote.get()).toMatchObject({ state: 'asking', data: { subtotal: 499_000 } });
    await page.isReady();
    expect(page.$quote.get().data?.subtotal).toBe(998_000);
    expect(tab().requests).toHaveLength(2);
  });

  it('does not ask when nothing that it is made of changes, nor for an empty cart', async () => {
    const page = await open();
    await page.isReady();
    page.changeContact({ name: 'Meera' });
    page.setPin('5600');
    expect(tab().requests).toHaveLength(1);
    page.removeFromCart('HRN-1');
    expect(tab().requests).toHaveLength(1);
  });

  it('shows no charge of another PIN code while it asks', async () => {
    const page = await open();
    page.setPin('560038');
    await page.isReady();
    expect(page.$quote.get().data?.shipping).toBeGreaterThan(0);
    page.setPin('110001');
    expect(page.$quote.get()).toEqual({ state: 'asking', data: null });
    await page.isReady();
    expect(page.$quote.get().data?.delivery).not.toBeNull();
  });

  it('takes the latest answer, also when an earlier one comes later', async () => {
    const page = await open();
    await page.isReady();
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    // The held request ignores its signal, as a response that is already being read would.
    tab().connect((send: Fetch) => async (input, init) => {
      const { signal: _, ...rest } = init;
      if (String(init.body).includes('"quantity":3')) await held;
      return send(input, rest);
    });
    page.changeQuantity('HRN-1', 3);
    page.changeQuantity('HRN-1', 5);
    await page.isReady();
    release();
    await new Promise((done) => setTimeout(done, 50));
    expect(page.$quote.get()).toMatchObject({ state: 'ready', data: { lines: [{ quantity: 5 }] } });
  });

  it('keeps the last quote when asking fails, and asks again once the browser is online', async () => {
    const page = await open();
    await page.isReady();
    tab().connect(loseRequests);
    page.changeQuantity('HRN-1', 2);
    await vi.waitFor(() => expect(page.$quote.get().state).toBe('failed'), 10_000);
    expect(page.$quote.get().data?.subtotal).toBe(499_000);
    expect(page.currentOffer()).toBeNull();
    tab().connect();
    tab().setOnline(true);
    await page.isReady();
    expect(page.currentOffer()).toMatchObject({ subtotal: 998_000 });
  });

  it('asks no more once it is stopped', async () => {
    const page = await open();
    await page.isReady();
    stop();
    page.changeQuantity('HRN-1', 2);
    tab().setOnline(true);
    expect(tab().requests).toHaveLength(1);
  });
});
