import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../src/core/merchant/staff-log.ts';
import { beginLog, removeOldLog } from '../../../src/db/merchant/staff-log.ts';
import { staffLog } from '../../../src/db/schema/staff.ts';
import { useAccountShop } from '../../support/account-shop.ts';
import { buy } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES } from '../../support/open-shop.ts';
import { linkOf } from '../../support/outbox.ts';
import { openStaff } from '../../support/staff.ts';

describe.each(ENGINES)('the log of the back office on %s', (engine) => {
  const { app, db, outbox } = useAccountShop(engine);
  beforeEach(async () => {
    await clearTables(db(), 'users', 'staff_log', 'orders', 'order_keys');
  });

  async function ownerWithLog() {
    const owner = await openStaff(app(), db(), 'owner');
    await db().delete(staffLog);
    const entries = async (query = ''): Promise<LogEntry[]> =>
      (await owner.call('GET', `/api/merchant/log${query}`)).json.entries;
    return { owner, entries };
  }

  it('records who changed what, from what to what', async () => {
    const { owner, entries } = await ownerWithLog();
    const { number } = (await buy(app(), [{ sku: 'HRN-1', quantity: 1 }])).json;
    await owner.call('POST', `/api/merchant/orders/${number}/state`, { state: 'confirmed' });
    await owner.call('POST', '/api/merchant/stock/HRN-1', { price: 450_000 });
    const [stock, order] = await entries();
    expect(order).toMatchObject({
      person: 'Meera Nair',
      call: 'advanceOrder',
      subject: number,
      status: 200,
      before: { state: 'placed' },
      after: { state: 'confirmed' },
    });
    expect(stock).toMatchObject({ call: 'changeStock', subject: 'HRN-1', after: { price: 450_000 } });
    expect(Object.keys(stock?.before ?? {})).toEqual(['price']);
    expect(await entries(`?subject=${number}`)).toHaveLength(1);
    expect(await entries('?call=changeStock&person=key')).toHaveLength(0);
    expect(await entries(`?person=${owner.id}&from=2020-01-01&to=2020-01-02`)).toHaveLength(0);
  });

  it('records refused changes, with their status', async () => {
    const { owner, entries } = await ownerWithLog();
    await owner.call('POST', '/api/merchant/orders/AR-222222222/state', { state: 'confirmed' });
    expect(await entries()).toMatchObject([{ call: 'advanceOrder', status: 404, before: null, after: null }]);
  });

  it('holds no secrets', async () => {
    const { owner, entries } = await ownerWithLog();
    const url = 'https://hooks.example/';
    const { secret } = (await owner.call('POST', '/api/merchant/webhooks', { url, types: [] })).json;
    const { codes } = (await owner.call('POST', '/api/merchant/second-factor/codes', {})).json;
    await owner.call('POST', '/api/merchant/people', { email: 'packer@example.in', role: 'packer' });
    const [, token = ''] = linkOf(await outbox.next('packer@example.in', '/merchant/join')).split('#');
    const text = JSON.stringify(await entries());
    expect(text).toContain(url);
    expect(text).toContain('packer@example.in');
    for (const hidden of [secret, token, ...codes]) expect(text).not.toContain(hidden);
  });

  it('keeps a change whose process ended before its answer', async () => {
    const { entries } = await ownerWithLog();
    await beginLog(db(), { userId: null, person: 'Merchant key', call: 'changeStock', subject: 'X', request: {} });
    expect(await entries('?person=key')).toMatchObject([{ subject: 'X', status: null }]);
  });

  it('is cut after two years', async () => {
    const { owner, entries } = await ownerWithLog();
    await owner.call('POST', '/api/merchant/stock/HRN-1', { add: 1 });
    await db().update(staffLog).set({ at: sql`now() - interval '729 days'` });
    await removeOldLog(db());
    expect(await entries()).toHaveLength(1);
    await db().update(staffLog).set({ at: sql`now() - interval '731 days'` });
    await removeOldLog(db());
    expect(await entries()).toHaveLength(0);
  });
});
