/** The list of orders with 10,000 orders on PostgreSQL. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONE_PARCEL_EACH } from '../../support/many-orders.ts';
import { OFFICE_KEY, officeOrders } from '../../support/office-orders.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const PERSON = `jsonb_build_object('name', 'Person ' || i, 'phone', '+9198' || lpad(i::text, 8, '0'))`;
const ORDERS = `
  insert into orders (number, email, contact, address, state, payment, payment_state, currency, subtotal, discount,
    shipping, gst, total, delivery_from, delivery_to, placed_at)
  select 'AR-' || lpad(i::text, 9, '0'), 'p' || i || '@example.in', ${PERSON},
    ${PERSON} || '{"line1":"1","line2":"","city":"Pune","state":"Maharashtra","pin":"411001"}',
    (array['placed','confirmed','packed','shipped','delivered','delivered','delivered','delivered','delivered',
      'cancelled'])[1 + i % 10],
    'cod', (array['due','due','due','due','paid','paid','paid','paid','paid','void'])[1 + i % 10], 'INR', 100, 0, 0, 0,
    100, current_date, current_date, now() - i * interval '10 minutes'
  from generate_series(1, 10000) i`;
const LINES = `
  insert into order_lines (number, position, sku, product_id, slug, name, variant, price, quantity, amount, discount,
    hsn, gst_percent, gst, made_to_order)
  select number, position, 'SKU-' || (abs(hashtext(number)) % 5000), 'x', 'x', 'Thing', '', 50, 1, 50, 0, '9403', 18, 8,
    false
  from orders, generate_series(0, 1) position`;

describe('10,000 orders', () => {
  let shop: OpenShop;
  let office: ReturnType<typeof officeOrders>;
  beforeAll(async () => {
    shop = await openShop('postgres', {
      contentDir: smallContent().folder,
      orders: { merchantKey: OFFICE_KEY, limits: null },
    });
    office = officeOrders(shop);
    await office.clear();
    for (const statement of [ORDERS, LINES]) await shop.database.db.execute(sql.raw(statement));
    await shop.database.db.execute(ONE_PARCEL_EACH);
    await shop.database.db.execute(sql`analyze`);
  }, 60_000);
  afterAll(() => shop.close());

  it.each([
    ['', 10_000],
    ['page=400', 10_000],
    ['work=pack', 1000],
    ['state=delivered&from=2020-01-01', 5000],
    ['q=AR-0000', 10_000],
    ['q=person+99', 111],
    ['q=p99', 111],
    ['q=9800009999', 1],
    ['q=nothing+at+all', 0],
  ])('are counted and paged: %s', async (query, total) => {
    const { json } = await office.ask(`/api/merchant/orders?${query}`);
    expect(json.total).toBe(total);
    expect(json.orders.length).toBe(Math.min(json.pageSize, total));
  });
});
