import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleClientsOf } from '../../../src/api/orders/clients.ts';
import { createOrderNumber } from '../../../src/api/orders/order-number.ts';
import { sampleSku } from '../../../src/core/configuration/key.ts';
import type { ConfigurationModel } from '../../../src/core/configuration/model.ts';
import { MERCHANT_ENDPOINTS } from '../../../src/core/merchant/endpoints.ts';
import { LABEL_FILE, SLIP_FILE } from '../../../src/core/merchant/file-paths.ts';
import { PAPER_COPY } from '../../../src/core/merchant/paper-copy.ts';
import { ORDER_ENDPOINTS } from '../../../src/core/order/endpoints.ts';
import { SAMPLE_COPY as SAY } from '../../../src/core/samples/copy.ts';
import { findSales, findTopPieces } from '../../../src/db/merchant/sales.ts';
import { findDelivered } from '../../../src/db/orders/buyers.ts';
import { removeOldClients } from '../../../src/db/orders/order-clients.ts';
import { findOrder } from '../../../src/db/orders/orders.ts';
import { events } from '../../../src/db/schema/events.ts';
import { orderEvents } from '../../../src/db/schema/order-history.ts';
import { orderClients } from '../../../src/db/schema/order-keys.ts';
import { orderLines } from '../../../src/db/schema/order-lines.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { orderParcels } from '../../../src/db/schema/parcels.ts';
import { products, type StoredConfiguration } from '../../../src/db/schema/products.ts';
import { ADDRESS, CONTACT, call, newKey, order, withEmail } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { choiceWith, SOFA } from '../../support/configurations.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { buyersOf, place, without } from '../../support/place-order.ts';
import { productFile, smallContent } from '../../support/small-content.ts';
import { withoutDefence } from '../../support/sql-function.ts';
import { vanRules } from '../../support/van-rules.ts';

const KEY = 'a key that only the merchant knows';
const AS_MERCHANT = { authorization: `Bearer ${KEY}` };
const PARALLEL = 50;
const picture = (alt: string) => ({ hash: 'a'.repeat(64), alt, width: 640, height: 640, tint: '#6d6a55' });
const CLOTHS = ['linen', 'velvet', 'wool', 'boucle', 'canvas', 'cord'];
const choice = (id: string) =>
  choiceWith(id, {
    name: `${id} cloth`,
    texture: picture(id),
    unavailable: id === 'wool' ? 'woven again in March' : null,
  });
const MODEL: ConfigurationModel = {
  ...SOFA,
  options: [
    { kind: 'choice', id: 'fabric', name: 'Fabric', choices: [...CLOTHS.map(choice), choiceWith('plain')] },
    {
      kind: 'choice',
      id: 'legs',
      name: 'Legs',
      choices: [choiceWith('oak', { name: 'Oak', texture: picture('oak') })],
    },
  ],
  exclusions: [],
};
const skuOf = (cloth: string) => sampleSku({ base: 'TAM-1', option: 'fabric', choice: cloth });
const linesOf = (...cloths: readonly string[]) => cloths.map((cloth) => ({ sku: skuOf(cloth), quantity: 1 }));
const bodyOf = (lines: readonly object[], more: object = {}) => ({
  ...{ lines, total: 0, contact: CONTACT, address: ADDRESS, payment: 'sample' },
  ...more,
});
const AT_HOME = { store: null, services: [], split: false, access: null, slots: [] };

describe.each(ENGINES)('samples on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    const { folder, write } = smallContent();
    write('products/sofa.md', productFile({ name: 'Tamar sofa', sku: 'TAM-1', type: 'Sofas' }));
    const stores = [
      { slug: 'indiranagar', name: 'Indiranagar', pin: '560038', city: 'Bengaluru', state: 'Karnataka', lines: ['1'] },
    ] as never;
    shop = await openShop(engine, {
      contentDir: folder,
      orders: { merchantKey: KEY, rules: () => vanRules(6), stores: () => stores },
    });
    const configuration = MODEL as StoredConfiguration;
    await shop.database.db.update(products).set({ configuration }).where(eq(products.sku, 'TAM-1'));
  });
  afterAll(() => shop.close());
  const db = () => shop.database.db;
  beforeEach(() => clearTables(db(), 'orders', 'order_keys', 'order_clients', 'events'));
  const quote = (body: object) => call(shop.app, ORDER_ENDPOINTS.quote.path, { pin: ADDRESS.pin, ...body });
  const send = (lines: readonly object[], more: object = {}, key = newKey()) =>
    order(shop.app, bodyOf(lines, more), key);
  const at = (path: string, number: string) => path.replace(':number', number);
  const mine = withEmail(CONTACT.email);
  const advance = (number: string, state: string) =>
    call(shop.app, at(MERCHANT_ENDPOINTS.advanceOrder.path, number), { state }, AS_MERCHANT);
  async function deliver(number: string): Promise<void> {
    for (const state of ['packed', 'shipped', 'delivered']) expect((await advance(number, state)).status).toBe(200);
  }

  it('are quoted by themselves: free, in a letter, without services', async () => {
    const { json } = await quote({ lines: linesOf('linen', 'wool') });
    expect(json).toMatchObject({
      ...{ subtotal: 0, shipping: 0, gst: 0, total: 0, changes: [], services: [], divisions: null },
      payments: ['sample'],
      lines: [
        { sku: skuOf('linen'), name: 'Sample: linen cloth', variant: 'Fabric of Tamar sofa', price: 0, available: 1 },
        // What is not woven now has a sample all the same.
        { sku: skuOf('wool'), slug: 'sofa', image: { alt: 'wool' } },
      ],
      parcels: [{ transport: 'courier', size: SAY.letter, shipping: 0, charges: [], amount: 0 }],
    });
    const piece = await quote({ lines: [{ sku: 'TAM-1', quantity: 1 }] });
    expect(json.delivery.to < piece.json.delivery.to).toBe(true);
    expect(piece.json.payments).not.toContain('sample');
  });

  it('are ordered, and need neither a payment nor a confirmation', async () => {
    const { status, json } = await send(linesOf('linen', 'velvet'));
    expect([status, json.total, json.payment]).toEqual([200, 0, { kind: 'none', amount: 0 }]);
    const stored = await findOrder(db(), json.number);
    expect(stored).toMatchObject({
      ...{ state: 'confirmed', payment: 'sample', paymentState: 'paid', total: 0, shipping: 0, expiresAt: null },
    });
    expect(await db().select().from(orderLines).orderBy(orderLines.position)).toMatchObject([
      { sku: skuOf('linen'), name: 'Sample: linen cloth', price: 0, quantity: 1, amount: 0, picture: picture('linen') },
      { sku: skuOf('velvet') },
    ]);
    expect(await db().select().from(orderParcels)).toMatchObject([{ size: SAY.letter, transport: 'courier' }]);
    const timeline = await db().select().from(orderEvents).orderBy(orderEvents.id);
    expect(timeline.map(({ state, actor }) => [state, actor])).toEqual([
      ['placed', 'shopper'],
      ['confirmed', 'shop'],
    ]);
    const [placed] = await db().select().from(events);
    expect(placed).toMatchObject({ type: 'order.placed', data: { state: 'confirmed', payment: 'sample', total: 0 } });
    const seen = await call(shop.app, `/api/orders/${json.number}`, undefined, mine);
    expect(seen.json).toMatchObject({ payment: { method: 'sample', state: 'paid', step: null, due: 0, others: [] } });
  });

  it('are ordered once under one key', async () => {
    const key = newKey();
    const [first, again] = [await send(linesOf('linen'), {}, key), await send(linesOf('linen'), {}, key)];
    expect(again.json).toEqual(first.json);
    expect(await db().$count(orders)).toBe(1);
    expect((await send(linesOf('velvet'), {}, key)).status).toBe(422);
  });

  it.each([
    ['six', linesOf(...CLOTHS), {}, SAY.tooMany],
    ['two of one', [{ sku: skuOf('linen'), quantity: 2 }], {}, SAY.oneEach],
    ['one twice', linesOf('linen', 'linen'), {}, SAY.oneEach],
    ['a coupon', linesOf('linen'), { coupon: 'LAST10' }, SAY.noCoupon],
    ['a store', linesOf('linen'), { delivery: { ...AT_HOME, store: 'indiranagar' } }, SAY.byPost],
    ['a service', linesOf('linen'), { delivery: { ...AT_HOME, services: ['room'] } }, SAY.byPost],
  ])('are refused with %s, in a quote and in an order', async (_, lines, more, message) => {
    for (const refused of [await quote({ lines, ...more }), await send(lines, more)])
      expect([refused.status, refused.json.message]).toEqual([400, message]);
    expect(await db().$count(orders)).toBe(0);
  });

  it.each(['silk', 'plain'])('are refused for a choice that has none: %s', async (cloth) => {
    const { status, json } = await send(linesOf('linen', cloth));
    expect([status, json.message, json.changes]).toEqual([409, SAY.gone, [{ kind: 'gone', sku: skuOf(cloth) }]]);
  });

  it('are refused with another payment, another total or another price', async () => {
    expect((await send(linesOf('linen'), { payment: 'cod' })).json.message).toBe(SAY.payment);
    expect((await send(linesOf('linen'), { total: 9_900 })).status).toBe(409);
    expect((await send([{ sku: skuOf('linen'), quantity: 1, price: 100 }])).status).toBe(409);
    expect((await send([{ sku: 'HRN-1', quantity: 1 }], { total: 508_900 })).status).not.toBe(200);
    expect(await db().$count(orders)).toBe(0);
  });

  it('are refused beside pieces, with the reason', async () => {
    const lines = [...linesOf('linen'), { sku: 'HRN-1', quantity: 1 }];
    const { json } = await quote({ lines });
    expect(json.changes).toEqual([{ kind: 'gone', sku: skuOf('linen'), reason: SAY.alone }]);
    expect(json.lines).toMatchObject([{ sku: 'HRN-1' }]);
  });

  it('are placed by the database alone, free and existing, or not at all', async () => {
    const asked = { ...(await buyersOf(db(), linesOf('linen')))(), sampleClients: [] };
    const sample = () => ({ ...asked, number: createOrderNumber(), request: { ...asked.request, payment: 'sample' } });
    const piece = (await buyersOf(db(), [{ sku: 'HRN-1', quantity: 1 }]))();
    expect(await place(db(), { ...sample(), request: asked.request })).toBe('changed');
    expect(await place(db(), { ...piece, request: { ...piece.request, payment: 'sample' } })).toBe('changed');
    const [line] = asked.quote.lines;
    if (!line) throw new Error('The sample is not quoted.');
    const silk = { ...asked.quote, lines: [{ ...line, sku: skuOf('silk') }] };
    expect(await place(db(), { ...sample(), quote: silk })).toBe('changed');
    const twice = { ...asked.quote, lines: [{ ...line, quantity: 2 }] };
    expect(await place(db(), { ...sample(), quote: twice })).toBe('changed');
    await without(db(), /\s+AND has_sample\([^;]*?\)\)/, async () => {
      expect(await place(db(), { ...sample(), quote: silk }), 'control').toBe('placed');
    });
    expect(await place(db(), sample())).toBe('placed');
  });

  it('take no stock, have no invoice, cannot be returned or edited, and verify no review', async () => {
    const { json } = await send(linesOf('linen', 'velvet'));
    const part = { lines: [{ sku: skuOf('linen'), quantity: 1 }] };
    const cancelled = await call(shop.app, at(ORDER_ENDPOINTS.quotePartCancel.path, json.number), part, mine);
    expect(cancelled.json.problem ?? cancelled.json.message).toBe(SAY.notEdited);
    await deliver(json.number);
    const seen = await call(shop.app, `/api/orders/${json.number}`, undefined, mine);
    expect(seen.json).toMatchObject({ state: 'delivered', invoiceNumber: null, returnable: [], payments: [] });
    const invoice = await call(shop.app, `/api/orders/${json.number}/invoice.pdf`, undefined, mine);
    expect([invoice.status, invoice.json.message]).toEqual([404, SAY.noInvoice]);
    const back = { reason: 'damaged', lines: part.lines, evidence: ['https://photos.example/1'] };
    expect((await call(shop.app, at(ORDER_ENDPOINTS.returnOrder.path, json.number), back, mine)).status).toBe(409);
    const again = await call(shop.app, at(ORDER_ENDPOINTS.reorder.path, json.number), undefined, mine);
    expect(again.json.lines).toEqual([]);
    const [product] = await db().select().from(products).where(eq(products.sku, 'TAM-1'));
    expect(await findDelivered(db(), { number: json.number }, product?.id ?? '')).toBeNull();
  });

  it('are packed by a slip and a label that say so', async () => {
    const { json } = await send(linesOf('linen'));
    const textOf = async (file: string) => {
      const url = `${file}?number=${json.number}`;
      return pdfText((await shop.app.inject({ url, headers: AS_MERCHANT })).rawPayload);
    };
    const slip = await textOf(SLIP_FILE);
    for (const part of [PAPER_COPY.sampleSlip, 'Sample: linen cloth', 'Fabric of Tamar sofa', 'fabric.linen'])
      expect(slip).toContain(part);
    expect(await textOf(LABEL_FILE)).toContain(PAPER_COPY.samples);
  });

  it('do not count as sales', async () => {
    expect((await send(linesOf('linen'))).status).toBe(200);
    expect(await findSales(db(), 7)).toEqual([]);
    expect(await findTopPieces(db(), 7)).toEqual([]);
  });

  it(`have a limit of five to an address or a mailbox, which says how many are left and from when`, async () => {
    expect((await send(linesOf('linen', 'velvet', 'wool'))).status).toBe(200);
    const elsewhere = { ...ADDRESS, line1: '2 Other Road' };
    const other = { ...CONTACT, email: 'anil@example.com' };
    const more = linesOf('boucle', 'canvas', 'cord');
    for (const way of [
      { contact: other },
      { address: elsewhere },
      { contact: other, address: { ...ADDRESS, line1: '14,SAMPLE lane' } },
    ]) {
      const { status, json } = await send(more, way);
      expect(status).toBe(422);
      expect(json).toMatchObject({ left: 2, from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
      expect(json.message).toBe(SAY.limit(2, json.from));
    }
    expect((await send(more, { contact: other, address: elsewhere })).status).toBe(200);
    expect((await send(linesOf('boucle', 'canvas'))).status).toBe(200);
    expect((await send(linesOf('cord'))).json.left).toBe(0);
  });

  it('count no more once cancelled or 30 days old, and until then however often old clients are removed', async () => {
    const { json } = await send(linesOf('linen', 'velvet', 'wool', 'boucle', 'canvas'));
    const one = linesOf('cord');
    const age = (days: number) =>
      db().execute(
        sql`update orders set placed_at = now() - make_interval(days => ${days}) where number = ${json.number}`,
      );
    await age(29);
    await removeOldClients(db());
    expect((await send(one)).status).toBe(422);
    await age(31);
    expect((await send(one)).status).toBe(200);
    await removeOldClients(db());
    expect(await db().$count(orderClients, eq(orderClients.number, json.number))).toBe(0);
  });

  it('give their place back when they are cancelled', async () => {
    const { json } = await send(linesOf('linen', 'velvet', 'wool', 'boucle', 'canvas'));
    expect((await send(linesOf('cord'))).status).toBe(422);
    const gone = await call(shop.app, at(ORDER_ENDPOINTS.cancelOrder.path, json.number), { reason: '' }, mine);
    expect([gone.status, gone.json.payment.state]).toEqual([200, 'void']);
    expect((await send(linesOf('cord'))).status).toBe(200);
  });

  /** How many samples were sent to one address by as many browsers at once, each for another mailbox. */
  async function rush(): Promise<number> {
    await clearTables(db(), 'orders', 'order_keys', 'order_clients');
    const buyer = await buyersOf(db(), linesOf('linen'));
    const ends = await Promise.all(
      Array.from({ length: PARALLEL }, (_, index) => {
        const one = buyer();
        const email = `meera-${index}@example.com`;
        const line2 = '';
        const sampleClients = sampleClientsOf('secret', { ...ADDRESS, line2, email });
        return place(db(), { ...one, request: { ...one.request, payment: 'sample' }, sampleClients });
      }),
    );
    expect(ends).not.toContain('failed');
    expect(ends.filter((end) => end === 'placed').length).toBe(await db().$count(orderLines));
    return db().$count(orderLines);
  }

  it(`never exceed it with ${PARALLEL} orders at once`, async () => {
    expect(await rush()).toBe(5);
  });

  it('and not through HTTP', async () => {
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, (_, index) => {
        const contact = { ...CONTACT, email: `meera-${index}@example.com`, phone: String(9_845_012_000 + index) };
        return shop.app.inject({
          method: 'POST',
          url: ORDER_ENDPOINTS.placeOrder.path,
          remoteAddress: `203.0.113.${index + 1}`,
          headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
          payload: JSON.stringify(bodyOf(linesOf(CLOTHS[index % 6] ?? ''), { contact })),
        });
      }),
    );
    const statuses = Object.groupBy(answers, ({ statusCode }) => statusCode);
    expect(statuses[200]).toHaveLength(5);
    expect(statuses[422]).toHaveLength(PARALLEL - 5);
    expect(await db().$count(orderLines)).toBe(5);
  });

  const counted = /WHEN EXISTS \(\s*SELECT FROM mine JOIN order_lines[^;]*?'many-samples'/;
  it('exceed it where the database does not count (control)', async () => {
    await withoutDefence(db(), 'place_order_within', counted, async () => {
      expect(await rush()).toBe(PARALLEL);
    });
  });

  if (engine === 'postgres')
    it('exceed it where the database counts without a lock (control)', async () => {
      const lock = /FOREACH a_client[\s\S]*?END LOOP;/;
      const work = async () => expect(await rush()).toBeGreaterThan(5);
      await withoutDefence(db(), 'place_order_within', lock, work, /END IF;\s*(?=result := place_order)/);
    });
});
