/** Orders in every state over the last 200 days, written straight to the tables. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/engine/db.ts';

/** Gives every order a parcel that is as far as the order. */
export const ONE_PARCEL_EACH = sql`
  insert into order_parcels (number, parcel, state, transport, size, amount, shipping, charges, grams, delivery_from, delivery_to)
  select number, 1, case when state in ('placed', 'confirmed') then 'waiting' when state in ('packed', 'shipped', 'cancelled')
    then state else 'delivered' end, 'courier', '', total, 0, '[]', 0, delivery_from, delivery_to from orders`;

/** Writes orders AR-1 to AR-count with two lines and one parcel each, of up to 60 products. The same count gives the same orders. */
export async function writeOrders(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into orders (number, email, contact, address, state, payment, payment_state, currency, subtotal, discount,
      shipping, gst, total, delivery_from, delivery_to, placed_at, refund_since)
    select 'AR-' || i, 'buyer' || i % 997 || '@example.com', '{"name":"A","phone":"1"}',
      '{"name":"A","phone":"1","line1":"1","line2":"","city":"Pune","state":"Maharashtra","pin":"411001"}',
      (array['placed','confirmed','packed','shipped','delivered','delivered','delivered','cancelled','return-requested','refunded'])[1 + i % 10],
      (array['cod','upi','neft'])[1 + i % 3],
      (array['due','paid','paid','paid','paid','paid','claimed','void','refund-due','refunded','paid'])[1 + i % 11],
      (array['INR','INR','INR','INR','USD'])[1 + i % 5], 100000 + i, 0, 0, 0, 100000 + i, current_date, current_date,
      now() - make_interval(mins => (i * 7919) % 288000), case when i % 11 = 8 then now() end
    from generate_series(1, ${count}::int) as i`);
  await db.execute(sql`
    insert into order_lines (number, position, sku, product_id, slug, name, variant, price, quantity, amount, discount,
      hsn, gst_percent, gst, made_to_order)
    select 'AR-' || i, p, 'SKU', 'p' || (i * 31 + p * 17) % 60, 'piece-' || (i * 31 + p * 17) % 60, 'Piece', '', 1000,
      1 + i % 3, 1000 * (1 + i % 3), i % 7, '', 18, 0, false
    from generate_series(1, ${count}::int) as i cross join generate_series(1, 2) as p`);
  await db.execute(ONE_PARCEL_EACH);
  await db.execute(sql`
    insert into order_parcel_lines (number, parcel, sku, quantity)
    select number, 1, sku, sum(quantity) from order_lines group by number, sku`);
  await db.execute(sql`
    insert into returns (number, reason, note, evidence, lines, amount)
    select number, 'damaged', '', '{}', '[{"sku":"SKU","quantity":1}]', 1000 from orders where state = 'return-requested'`);
  await db.execute(sql`analyze returns`);
  await db.execute(sql`analyze order_parcels`);
  await db.execute(sql`analyze orders`);
  await db.execute(sql`analyze order_lines`);
}
