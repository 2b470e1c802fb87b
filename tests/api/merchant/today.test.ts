import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../../../src/core/merchant/role.ts';
import { searchMisses, viewDays } from '../../../src/db/schema/visits.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { openStaff } from '../../support/staff.ts';

const KINDS: Record<Role, string[]> = {
  owner: ['confirm', 'payments', 'pack', 'ship', 'returns', 'refunds', 'reviews', 'messages', 'stock'],
  manager: ['confirm', 'payments', 'pack', 'ship', 'returns', 'refunds', 'reviews', 'messages', 'stock'],
  packer: ['pack', 'ship', 'stock'],
  editor: ['reviews', 'stock'],
};

describe.each(ENGINES)('the first screen on %s', (engine) => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder });
  });
  afterAll(() => shop.close());

  const staff = (role: Role) => openStaff(shop.app, shop.database.db, role);

  it.each(ROLES)('shows the %s what this role may do, and no more', async (role) => {
    const person = await staff(role);
    const { json } = await person.call('GET', '/api/merchant/today');
    expect(json.waiting.map(({ kind }: { kind: string }) => kind)).toEqual(KINDS[role]);
    const status = async (path: string) => (await person.call('GET', `/api/merchant/${path}`)).status;
    expect(await status('sales?days=7')).toBe(role === 'packer' || role === 'editor' ? 403 : 200);
    expect(await status('search-misses')).toBe(role === 'packer' ? 403 : 200);
  });

  it('rejects other periods', async () => {
    const owner = await staff('owner');
    for (const days of ['0', '8', '36500', 'x'])
      expect((await owner.call('GET', `/api/merchant/sales?days=${days}`)).status).toBe(400);
  });
});

describe.each(ENGINES)('counters on %s', (engine) => {
  it('count searches without results, from the cache too, and views and checkouts by day', async () => {
    const shop = await openShop(engine, { contentDir: smallContent().folder });
    const get = (url: string) => shop.app.inject({ url });
    for (let times = 0; times < 3; times++) expect((await get('/api/products?q=Hammockk')).statusCode).toBe(200);
    // Found, filtered, personal, or not submitted: not counted.
    for (const url of [
      '/api/products?q=lamp',
      '/api/products?q=zither&inStock=true',
      '/api/products?q=meera%40example.com',
      '/api/search?q=zither',
      '/api/products?q=',
    ])
      await get(url);
    const slug = 'desk-lamp';
    const report = { page: 'product', product: slug, lcp: 1000 };
    for (const payload of [report, { page: 'checkout', lcp: 1000 }, { page: 'checkout' }, { page: 'buying' }])
      expect((await shop.app.inject({ method: 'POST', url: '/api/vitals', payload })).statusCode).toBe(200);
    await shop.app.close();
    const stored = await shop.database.db.select().from(searchMisses);
    expect(stored.map(({ term, times }) => [term, times])).toEqual([['hammockk', 3]]);
    expect(await shop.database.db.select().from(viewDays)).toMatchObject([{ views: 10, checkouts: 20 }]);
    await shop.database.close();
  });
});
