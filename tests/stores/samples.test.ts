/** Ordering samples with every kind of response, and with none. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECKOUT_COPY } from '../../src/core/checkout/copy.ts';
import { sampleSku } from '../../src/core/configuration/key.ts';
import type { Fetch } from '../../src/core/shop/client.ts';
import { orderLines } from '../../src/db/schema/order-lines.ts';
import { orders } from '../../src/db/schema/orders.ts';
import { products, type StoredConfiguration } from '../../src/db/schema/products.ts';
import { type BrowserTab, loseRequests, loseResponses, openTab } from '../support/browser-tab.ts';
import { ADDRESS, CONTACT } from '../support/buyer.ts';
import { clearTables } from '../support/clear-tables.ts';
import { choiceWith, SOFA } from '../support/configurations.ts';
import { type OpenShop, openShop } from '../support/open-shop.ts';
import { smallContent } from '../support/small-content.ts';

const SAY = CHECKOUT_COPY.problem;
const CLOTHS = ['linen', 'velvet', 'wool', 'boucle', 'canvas', 'cord'];
const skuOf = (cloth: string) => sampleSku({ base: 'HRN-1', option: 'fabric', choice: cloth });
const ALL = CLOTHS.map(skuOf);
const texture = { hash: 'a'.repeat(64), alt: 'cloth', width: 640, height: 640, tint: '#6d6a55' };
const MODEL = {
  ...SOFA,
  options: [
    {
      ...{ kind: 'choice', id: 'fabric', name: 'Fabric' },
      choices: CLOTHS.map((id) => choiceWith(id, { name: id, texture })),
    },
  ],
  exclusions: [],
} as unknown as StoredConfiguration;

describe('the samples', () => {
  let shop: OpenShop;
  let tab: BrowserTab;
  const setModel = (configuration: StoredConfiguration | null) =>
    shop.database.db.update(products).set({ configuration }).where(eq(products.sku, 'HRN-1'));
  beforeAll(async () => {
    shop = await openShop('postgres', { contentDir: smallContent().folder });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await clearTables(shop.database.db, 'orders', 'order_keys', 'order_clients');
    await setModel(MODEL);
    tab = openTab(shop.app);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const counts = async () => [await shop.database.db.$count(orders), await shop.database.db.$count(orderLines)];

  /** The view with these picked, and contact and address in the checkout's draft. */
  async function openView(...cloths: readonly string[]) {
    const draft = await import('../../src/stores/checkout-draft.ts');
    const samples = await import('../../src/stores/samples.ts');
    draft.changeContact(CONTACT);
    draft.changeAddress(ADDRESS);
    for (const cloth of cloths) samples.togglePick(skuOf(cloth));
    return { ...draft, ...samples };
  }

  it('are picked up to five, and put back', async () => {
    const page = await openView(...CLOTHS);
    expect(page.$picks.get()).toEqual(ALL.slice(0, 5));
    page.togglePick(skuOf('velvet'));
    page.togglePick(skuOf('cord'));
    expect(page.$picks.get()).toEqual(['linen', 'wool', 'boucle', 'canvas', 'cord'].map(skuOf));
  });

  it('begin with what is chosen, and keep what was picked of the same piece', async () => {
    const page = await openView('linen');
    page.startPicks(skuOf('wool'), ALL);
    expect(page.$picks.get()).toEqual([skuOf('wool'), skuOf('linen')]);
    page.startPicks(skuOf('wool'), ALL);
    expect(page.$picks.get()).toHaveLength(2);
    page.startPicks('OTHER~sample.fabric.linen', ['OTHER~sample.fabric.linen']);
    expect(page.$picks.get()).toEqual(['OTHER~sample.fabric.linen']);
  });

  it('are ordered for the contact and address of the checkout, which stay for the next order', async () => {
    const page = await openView('linen', 'velvet');
    expect(await page.orderSamples()).toMatchObject({ state: 'placed', placed: { total: 0 } });
    expect(await counts()).toEqual([1, 2]);
    const [row] = await shop.database.db.select().from(orders);
    expect(row).toMatchObject({ email: CONTACT.email, address: { line1: ADDRESS.line1, name: CONTACT.name } });
    expect([page.$picks.get(), page.$draft.get().contact.email]).toEqual([[], CONTACT.email]);
  });

  it('are ordered once when the response is lost, even if the draft changes before the next press', async () => {
    const page = await openView('linen');
    tab.connect(loseResponses);
    expect(await page.orderSamples()).toEqual({ state: 'failed', message: SAY.lost, limited: false });
    expect(page.$picks.get()).toEqual([skuOf('linen')]);
    tab.connect();
    page.togglePick(skuOf('velvet'));
    expect((await page.orderSamples()).state).toBe('placed');
    expect(await counts()).toEqual([1, 1]);
  });

  it('stay picked when nothing was sent', async () => {
    const page = await openView('linen');
    tab.connect(loseRequests);
    expect((await page.orderSamples()).state).toBe('failed');
    tab.connect();
    tab.setOnline(false);
    expect(await page.orderSamples()).toEqual({ state: 'failed', message: SAY.offline, limited: false });
    tab.setOnline(true);
    expect((await page.orderSamples()).state).toBe('placed');
    expect(await counts()).toEqual([1, 1]);
  });

  it('say how many are left, and lose no pick, above the limit', async () => {
    const page = await openView('linen', 'velvet', 'wool');
    await page.orderSamples();
    for (const cloth of ['boucle', 'canvas', 'cord']) page.togglePick(skuOf(cloth));
    const refused = await page.orderSamples();
    expect(refused).toMatchObject({
      state: 'failed',
      limited: true,
      message: expect.stringContaining('2 samples left'),
    });
    expect(page.$picks.get()).toHaveLength(3);
    page.togglePick(skuOf('cord'));
    expect((await page.orderSamples()).state).toBe('placed');
    page.togglePick(skuOf('cord'));
    expect(await page.orderSamples()).toMatchObject({ state: 'failed', limited: false });
    expect(await counts()).toEqual([2, 5]);
  });

  it('that can no longer be had are put back and named', async () => {
    const page = await openView('linen', 'cord');
    const [option] = MODEL.options;
    if (option?.kind !== 'choice') throw new Error('The model has no choices.');
    await setModel({ ...MODEL, options: [{ ...option, choices: option.choices.slice(0, 5) }] });
    expect(await page.orderSamples()).toEqual({ state: 'gone', gone: [skuOf('cord')] });
    expect(page.$picks.get()).toEqual([skuOf('linen')]);
    expect((await page.orderSamples()).state).toBe('placed');
  });

  it('can be sent again when the shop is busy', async () => {
    const page = await openView('linen');
    const busy = (): Fetch => () => Promise.resolve(Response.json({ message: 'Busy.' }, { status: 503 }));
    tab.connect(busy);
    expect(await page.orderSamples()).toMatchObject({ state: 'failed', message: expect.stringContaining(SAY.busy) });
    tab.connect();
    expect((await page.orderSamples()).state).toBe('placed');
  });
});
