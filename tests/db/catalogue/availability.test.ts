/** A product's availability matches its variants under concurrent stock changes. */
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeStock } from '../../../src/db/catalogue/stock.ts';
import { migrationsFolder } from '../../../src/db/migrations.ts';
import { cancel, expireOrders } from '../../../src/db/orders/order-moves.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { products } from '../../../src/db/schema/products.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { importProducts } from '../../../src/ingest/product-import.ts';
import { seed } from '../../../src/ingest/seed.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { buyersOf, place } from '../../support/place-order.ts';
import { openRival, type Rival } from '../../support/rival.ts';
import { runs } from '../../support/runs.ts';
import { productFile, smallContent } from '../../support/small-content.ts';

const ROUNDS = runs(20, 60);
const RESTOCKED = 20;
const TABLE = {
  name: 'Alba table',
  options: '[{ name: Wood, values: [{ name: Oak }, { name: Walnut }] }]',
  variants:
    '[{ sku: ALB-O, values: [Oak], price: 9990, stock: 1 }, { sku: ALB-W, values: [Walnut], price: 9990, stock: 1 }]',
  sku: 'ALB',
  stock: undefined,
};
const ROW = "select 1 from products where slug = 'table' for update";

/** The old trigger, which refreshed without a lock. */
const unlocked = () =>
  readFileSync(`${migrationsFolder}/0005_orders.sql`, 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => /CREATE (FUNCTION|TRIGGER) (variants_)?stock_changed/.test(statement))
    .map((statement) => statement.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));

describe('on PostgreSQL', () => {
  const content = smallContent();
  let shop: OpenShop;
  let rival: Rival;
  beforeAll(async () => {
    content.write('products/table.md', productFile(TABLE));
    shop = await openShop('postgres', { contentDir: content.folder });
    rival = await openRival(shop.database.db);
  });
  afterAll(async () => {
    await rival.close();
    await shop.close();
  });
  const db = () => shop.database.db;

  async function reset(oak: number, walnut: number): Promise<void> {
    await clearTables(db(), 'orders', 'order_keys');
    await db().update(variants).set({ stock: oak }).where(eq(variants.sku, 'ALB-O'));
    await db().update(variants).set({ stock: walnut }).where(eq(variants.sku, 'ALB-W'));
  }

  const sell = async (sku: string) => {
    const buyer = await buyersOf(db(), [{ sku, quantity: 1 }]);
    return () => place(db(), buyer());
  };
  const restock = (add: number) => () => changeStock(db(), 'ALB-O', { add });

  /** True when the product's row matches its variants. */
  async function isRight(): Promise<boolean> {
    const [row] = await db().select().from(products).where(eq(products.slug, 'table'));
    const own = await db()
      .select()
      .from(variants)
      .where(eq(variants.productId, row?.id ?? ''));
    const shown = own.sort((a, b) => a.position - b.position).find(({ stock }) => stock > 0) ?? own[0];
    return row?.inStock === own.some(({ stock }) => stock > 0) && row?.price === shown?.price;
  }

  /** Returns the number of rounds after which the product's row is wrong. */
  async function wrong(rounds: number, round: () => Promise<unknown>): Promise<number> {
    let found = 0;
    for (let at = 0; at < rounds; at++) {
      await round();
      if (!(await isRight())) found += 1;
    }
    return found;
  }

  /** Sells the last walnut table while another call runs, alternating which starts first. */
  let turn = 0;
  async function raceWithSale(other: () => Promise<unknown>): Promise<void> {
    const sale = await sell('ALB-W');
    const calls = turn++ % 2 ? [sale, other] : [other, sale];
    expect(await rival.meet<unknown>(ROW, ...calls)).toContain('placed');
  }
  async function ordered(): Promise<string> {
    const order = (await buyersOf(db(), [{ sku: 'ALB-O', quantity: 1 }]))();
    expect(await place(db(), order)).toBe('placed');
    return order.number;
  }

  const lastOfBoth = async () => {
    await reset(1, 1);
    await raceWithSale(await sell('ALB-O'));
  };
  const restockDuringLastSale = async () => {
    await reset(0, 1);
    await raceWithSale(restock(RESTOCKED));
  };
  const cancelDuringLastSale = async () => {
    await reset(1, 1);
    const number = await ordered();
    await raceWithSale(() => cancel(db(), number, 'shopper'));
  };
  const expiryDuringLastSale = async () => {
    await reset(1, 1);
    await ordered();
    await db().update(orders).set({ expiresAt: sql`now() - interval '1 minute'` });
    await raceWithSale(() => expireOrders(db()));
  };
  const importDuringLastSale = async () => {
    await reset(0, 1);
    await raceWithSale(() =>
      importProducts(db(), `sku,stock,stockSeen\nALB-O,${RESTOCKED},0\n`, { dry: false }, undefined),
    );
  };
  let seeds = 0;
  const seedDuringLastSale = async () => {
    await reset(0, 1);
    content.write('products/table.md', productFile(TABLE, `Text ${++seeds}.`));
    await raceWithSale(() => seed(db(), content.folder));
  };

  const MEETINGS = [
    ['the last pieces of two variants are sold', lastOfBoth],
    ['a variant is restocked while the last piece of the other is sold', restockDuringLastSale],
    ['an order is cancelled while the last piece of the other variant is sold', cancelDuringLastSale],
    ['an order expires while the last piece of the other variant is sold', expiryDuringLastSale],
    ['a file restocks a variant while the last piece of the other is sold', importDuringLastSale],
    ['the content is seeded while the last piece of a variant is sold', seedDuringLastSale],
  ] as const;

  it.each(MEETINGS)(`is right when %s, ${ROUNDS} times`, async (_, round) => {
    expect(await wrong(ROUNDS, round)).toBe(0);
  });

  it(`is right without forced interleaving, ${ROUNDS} times`, async () => {
    const crowd = async () => {
      await reset(1, 1);
      const [oak, walnut] = [await sell('ALB-O'), await sell('ALB-W')];
      await Promise.all([oak(), restock(1)(), walnut(), oak()]);
    };
    expect(await wrong(ROUNDS, crowd)).toBe(0);
  });

  it('is wrong without the lock of the product row (control)', async () => {
    await db().execute(sql`drop trigger variants_stock_changed on variants`);
    for (const statement of unlocked()) await db().execute(sql.raw(statement));
    expect(await wrong(ROUNDS, lastOfBoth)).toBeGreaterThan(0);
    expect(await wrong(ROUNDS, restockDuringLastSale)).toBeGreaterThan(0);
  });
});
