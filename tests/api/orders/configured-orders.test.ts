import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serializeConfiguration } from '../../../src/api/catalogue/serializers.ts';
import { invoiceRows } from '../../../src/api/orders/invoice-rows.ts';
import { createOrderNumber } from '../../../src/api/orders/order-number.ts';
import { CART } from '../../../src/core/cart/constants.ts';
import { checkSelection } from '../../../src/core/configuration/configure.ts';
import { configuredSku, splitSku } from '../../../src/core/configuration/key.ts';
import type { ConfigurationModel, Selection } from '../../../src/core/configuration/model.ts';
import { configuredPrice } from '../../../src/core/configuration/price.ts';
import { readConfiguration } from '../../../src/core/configuration/reader.ts';
import { firstConfigured } from '../../../src/core/configuration/variant.ts';
import { merchantFeed } from '../../../src/core/merchant/feed.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import { readProduct } from '../../../src/core/product/reader.ts';
import { findOrder, wholeOrder } from '../../../src/db/orders/orders.ts';
import { orderLines } from '../../../src/db/schema/order-lines.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { products, type StoredConfiguration } from '../../../src/db/schema/products.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { buy, call, order, orderOf, priceOf, withEmail } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { anyModel, anySelection, SOFA } from '../../support/configurations.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { buyersOf, place, without } from '../../support/place-order.ts';
import { runs } from '../../support/runs.ts';
import { productFile, smallContent } from '../../support/small-content.ts';
import { withoutDefence } from '../../support/sql-function.ts';

/** The front matter that SOFA is made of. */
const FRONT_MATTER = `
  price: 84900
  lead: 6 weeks
  options:
    - name: Fabric
      choices:
        - { id: linen, name: Flax linen }
        - { id: velvet, name: Rust velvet, price: '+₹4,000', lead: 56 days }
        - { id: wool, name: Grey wool, price: '+6.5 %', unavailable: woven again in March }
    - name: Legs
      choices:
        - { id: oak, name: Oak }
        - { id: brass, name: Brass, price: '+3.33 %' }
    - name: Width
      size: { from: 180, to: 240, step: 5, at: 200, price: '+₹450 per cm', side: width, kgPerCm: 0.3 }
  exclusions:
    - { when: { fabric: [velvet], legs: [brass] }, because: 'Velvet is not made on brass: the legs mark it.' }
    - { when: { legs: [brass], width: { above: 220 } }, because: 'Brass carries up to 220 cm.' }`;
/** Random configurations, a hundred to an order. */
const PIECES = runs(300, 2_000);
const CHOSEN = { fabric: 'velvet', legs: 'oak', width: '215' };
/** Paid in cash, which has a limit. */
const POUF = { ...SOFA, price: 900_000 };
const PRICE = configuredPrice(POUF, CHOSEN);
const skuOf = (selection: Selection) => configuredSku('TAM-1', selection);
const SKU = skuOf(CHOSEN);
const lines = (sku = SKU, quantity = 1) => [{ sku, quantity }];

describe.each(ENGINES)('configured pieces on %s', (engine) => {
  let shop: OpenShop;
  let seeded: unknown;
  beforeAll(async () => {
    const { folder, write } = smallContent();
    const more = { name: 'Tamar sofa', sku: 'TAM-1', type: 'Sofas', configuration: FRONT_MATTER };
    write('products/sofa.md', productFile(more));
    shop = await openShop(engine, { contentDir: folder });
    const [row] = await shop.database.db.select().from(products).where(eq(products.sku, 'TAM-1'));
    seeded = row?.configuration;
  });
  afterAll(() => shop.close());
  const db = () => shop.database.db;
  const setModel = (model: ConfigurationModel | null) =>
    db()
      .update(products)
      .set({ configuration: model as StoredConfiguration | null })
      .where(eq(products.sku, 'TAM-1'));
  beforeEach(async () => {
    await clearTables(db(), 'orders', 'order_keys', 'order_clients');
    await setModel(POUF);
  });
  const quote = async (body: object) => (await call(shop.app, ORDER_ENDPOINTS.quote.path, body)).json;

  it('are read from the front matter, served to the page, and have no rows of variants', async () => {
    expect(seeded).toEqual(SOFA);
    const { json } = await call(shop.app, '/api/v1/products/sofa');
    expect(readConfiguration(json.data.configuration)).toEqual(POUF);
    expect(await db().$count(variants, sql`${variants.sku} like '%~%'`)).toBe(0);
    const list = await call(shop.app, '/api/products');
    expect(JSON.stringify(list.json)).not.toContain('velvet');
  });

  it('are quoted, ordered and stored with their own price, name and lead, and take no stock', async () => {
    const { lines: quoted, changes } = await quote({ lines: lines(SKU, 2), pin: '560038' });
    expect(changes).toEqual([]);
    expect(quoted).toMatchObject([
      {
        ...{ sku: SKU, name: 'Tamar sofa', variant: 'Rust velvet / Oak / 215 cm', price: PRICE, amount: 2 * PRICE },
        ...{ available: CART.maxPerLine, madeToOrder: true, lead: { weeks: 8, arrivesOn: null }, gstPercent: 18 },
      },
    ]);
    const placed = await buy(shop.app, [...lines(SKU, 2), { sku: 'TAM-1', quantity: 1 }]);
    expect(placed.status).toBe(200);
    const stored = await db().select().from(orderLines).orderBy(orderLines.position);
    expect(stored).toMatchObject([
      { sku: SKU, price: PRICE, quantity: 2, amount: 2 * PRICE, madeToOrder: true },
      { sku: 'TAM-1', quantity: 1 },
    ]);
    const [stocked] = await db().select().from(variants).where(eq(variants.sku, 'TAM-1'));
    expect(stocked?.stock).toBe(6);
    const seen = await call(shop.app, `/api/orders/${placed.json.number}`, undefined, withEmail('meera@example.com'));
    expect(JSON.stringify(seen.json)).toContain('Rust velvet / Oak / 215 cm');
    await db().update(variants).set({ stock: 7 }).where(eq(variants.sku, 'TAM-1'));
  });

  it('can be cancelled, which gives nothing to the stock', async () => {
    const { json } = await buy(shop.app, lines());
    const gone = await call(
      shop.app,
      ORDER_ENDPOINTS.cancelOrder.path.replace(':number', json.number),
      { reason: '' },
      withEmail('meera@example.com'),
    );
    expect(gone.status).toBe(200);
    expect((await findOrder(db(), json.number))?.state).toBe('cancelled');
  });

  it.each([
    [{ ...CHOSEN, legs: 'brass' }, 'Velvet is not made on brass: the legs mark it.'],
    [{ ...CHOSEN, width: '217' }, 'Width: choose 180 to 240 cm in steps of 5 cm.'],
    [{ ...CHOSEN, fabric: 'wool' }, 'Grey wool: woven again in March'],
    [{ ...CHOSEN, fabric: 'silk' }, 'Fabric: there is no choice silk. Choose another.'],
    [{ fabric: 'linen', legs: 'oak' }, 'Choose the width.'],
  ])('are refused with the reason: %j', async (selection, reason) => {
    const sku = skuOf(selection as Selection);
    const change = { kind: 'gone', sku, reason };
    expect((await quote({ lines: lines(sku) })).changes).toEqual([change]);
    const { status, json } = await order(shop.app, orderOf(lines(sku), PRICE));
    expect([status, json.changes]).toEqual([409, [change]]);
    expect(await db().$count(orders)).toBe(0);
  });

  it('are refused when their product has no options, or is none', async () => {
    await setModel(null);
    for (const sku of [SKU, 'NOPE~a.b'])
      expect((await quote({ lines: lines(sku) })).changes).toMatchObject([
        { kind: 'gone', sku, reason: expect.any(String) },
      ]);
  });

  it('cost what the shop says, whatever the client sends', async () => {
    const total = await priceOf(shop.app, lines());
    const cheap = orderOf([{ sku: SKU, quantity: 1, price: 100 } as never], 100);
    expect((await order(shop.app, cheap)).json).toMatchObject({
      now: total,
      changes: [{ kind: 'price', sku: SKU, was: 100, now: PRICE }],
    });
  });

  it('are placed by the database at its own price alone', async () => {
    const buyer = await buyersOf(db(), lines());
    const tampered = () => {
      const one = buyer();
      const cheap = one.quote.lines.map((line) => ({ ...line, price: 100, amount: 100 }));
      const offer = one.offers.get(SKU);
      return {
        ...one,
        quote: { ...one.quote, lines: cheap },
        offers: new Map([[SKU, { ...offer, listed: 100 }]]),
      } as typeof one;
    };
    expect(await place(db(), tampered())).toBe('changed');
    expect(await place(db(), buyer())).toBe('placed');
    // Control.
    await without(db(), /\s+AND configured_price\([^;]*?\) = line\.listed/, async () => {
      expect(await place(db(), tampered())).toBe('placed');
    });
  });

  it('are not placed when the model changed after the quote, and are when the database does not look (control)', async () => {
    const buyer = await buyersOf(db(), lines(skuOf({ ...CHOSEN, width: '200' })));
    await setModel({ ...POUF, exclusions: [{ when: { fabric: ['velvet'] }, reason: 'The mill closed.' }] });
    expect(await place(db(), buyer())).toBe('changed');
    await withoutDefence(db(), 'configured_price', /IF EXISTS \([\s\S]*?END IF;/, async () => {
      expect(await place(db(), buyer())).toBe('placed');
    });
  });

  it('have one price on page, quote, order, invoice and feed, in every configuration', async () => {
    const models = fc.sample(anyModel, { numRuns: 200, seed: 26 });
    const { json } = await call(shop.app, '/api/v1/products/sofa');
    let compared = 0;
    for (const model of models) {
      if (compared >= PIECES) break;
      const many = fc.sample(anySelection(model), { numRuns: 400, seed: 26 });
      const valid = [...new Set(many.filter((one) => checkSelection(model, one).state === 'valid').map(skuOf))].slice(
        0,
        100,
      );
      if (valid.length < 20) continue;
      await setModel(model);
      const product = readProduct({
        ...json.data,
        configuration: serializeConfiguration(model as StoredConfiguration),
      });
      const page = readConfiguration(product?.configuration) as ConfigurationModel;
      const expected = valid.map((sku) => {
        const checked = checkSelection(
          page,
          Object.fromEntries(
            splitSku(sku)
              .key.split('_')
              .map((part) => part.split('.')),
          ),
        );
        return checked.state === 'valid' ? checked.configuration.price : null;
      });
      const wanted = valid.map((sku) => ({ sku, quantity: 1 }));
      const buyer = (await buyersOf(db(), wanted))();
      expect(buyer.quote.lines.map(({ price }) => price)).toEqual(expected);
      const number = createOrderNumber();
      expect(await place(db(), { ...buyer, number })).toBe('placed');
      const placed = await findOrder(db(), number);
      if (!placed) throw new Error('The order is not stored.');
      const whole = await wholeOrder(db(), placed);
      expect(whole.lines.map(({ price }) => price)).toEqual(expected);
      expect(
        invoiceRows(whole)
          .slice(0, valid.length)
          .map(({ price, paid }) => [price, paid]),
      ).toEqual(expected.map((price) => [price, price]));
      const first = product && firstConfigured(product);
      if (product && first?.price)
        expect(merchantFeed([product], 'https://shop.example')).toContain(
          `<g:price>${(first.price.amount / 100).toFixed(2)} INR</g:price>`,
        );
      compared += valid.length;
    }
    expect(compared).toBeGreaterThanOrEqual(PIECES);
  }, 120_000);
});
