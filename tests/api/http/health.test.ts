import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE } from '../../../src/core/shop/server-constants.ts';
import { ask } from '../../support/ask.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';

const { folder: contentDir } = smallContent();
const kept = () => new Promise((done) => setTimeout(done, SERVICE.readyKeptMs + 50));

describe.each(ENGINES)('health checks on %s', (engine) => {
  let shop: OpenShop;
  beforeEach(async () => {
    shop = await openShop(engine, { contentDir });
  });
  afterEach(() => shop.close().catch(() => {}));
  const state = async (path: string) => {
    const { status, json, headers } = await ask(shop.app, path);
    expect(headers['cache-control']).toBe('no-store');
    return [status, json.state];
  };

  it('report alive and ready without details', async () => {
    expect(await state('/healthz')).toEqual([200, 'alive']);
    expect(await state('/readyz')).toEqual([200, 'ready']);
  });

  it('report not ready while migrations are missing', async () => {
    const { db } = shop.database;
    await db.execute(sql`create table kept_aside as select * from drizzle.__drizzle_migrations`);
    await db.execute(sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from kept_aside)`);
    expect((await state('/readyz'))[0]).toBe(503);
    expect(await state('/healthz')).toEqual([200, 'alive']);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations select * from kept_aside where id = (select max(id) from kept_aside)`,
    );
    await kept();
    expect(await state('/readyz')).toEqual([200, 'ready']);
  });

  it('report alive but not ready without the database, in time', async () => {
    await shop.database.close();
    const before = Date.now();
    expect(await state('/readyz')).toEqual([503, expect.stringContaining('database')]);
    expect(Date.now() - before).toBeLessThan(SERVICE.readyWithinMs + 1000);
    expect(await state('/healthz')).toEqual([200, 'alive']);
    await shop.app.close();
  });

  it('report draining at once, while requests succeed and close their connections', async () => {
    expect((await ask(shop.app, '/api/categories')).headers.connection).not.toBe('close');
    shop.app.drain();
    expect(await state('/readyz')).toEqual([503, 'closing']);
    expect(await state('/healthz')).toEqual([200, 'alive']);
    // The second of the two comes from the cache.
    for (const url of ['/api/categories', '/api/categories', '/api/nothing'])
      expect((await ask(shop.app, url)).headers.connection).toBe('close');
  });

  it('query the database once for concurrent requests', async () => {
    let asked = 0;
    const counting = {
      ...shop.database,
      check: async () => {
        asked += 1;
        await shop.database.check();
      },
    };
    const { createApp } = await import('../../../src/api/app.ts');
    const app = await createApp({ database: counting, images: { render: async () => null } });
    const all = await Promise.all(Array.from({ length: 100 }, () => ask(app, '/readyz')));
    expect(all.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(asked).toBe(1);
    await kept();
    await ask(app, '/readyz');
    expect(asked).toBe(2);
    await app.close();
  });
});
