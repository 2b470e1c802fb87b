/** Newsletter subscribers in the back office. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEWSLETTER_LIST } from '../../../src/core/merchant/constants.ts';
import { NEWSLETTER_CONTRACT } from '../../../src/core/merchant/newsletter-contract.ts';
import { subscribers } from '../../../src/db/schema/newsletter.ts';
import { staffLog } from '../../../src/db/schema/staff.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { openStaff } from '../../support/staff.ts';

describe.each(ENGINES)('newsletter subscribers on %s', (engine) => {
  let shop: OpenShop;
  let manager: Awaited<ReturnType<typeof openStaff>>;
  const total = NEWSLETTER_LIST.pageSize + 3;
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder });
    manager = await openStaff(shop.app, shop.database.db, 'manager');
    await shop.database.db.insert(subscribers).values(
      Array.from({ length: total }, (_, at) => ({
        id: `s${at}`,
        email: at === 1 ? 'per_cent%@x.example' : `reader${at}@x.example`,
        state: at % 2 === 0 ? ('confirmed' as const) : ('pending' as const),
        consentLocale: 'en-IN',
        mails: 0,
        createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
      })),
    );
  });
  afterAll(() => shop.close());
  const list = async (query: Record<string, string> = {}) => {
    const { json } = await manager.call('GET', `/api/merchant/newsletter?${new URLSearchParams(query)}`);
    return NEWSLETTER_CONTRACT.subscribers.response.parse(json);
  };

  it('are paged, newest first, with the counts of all', async () => {
    const first = await list();
    expect(first).toMatchObject({ total, page: 1, counts: { confirmed: 27, pending: 26, unsubscribed: 0 } });
    expect(first.rows).toHaveLength(NEWSLETTER_LIST.pageSize);
    expect(first.rows[0]?.id).toBe(`s${total - 1}`);
    expect((await list({ page: '2' })).rows.map(({ id }) => id)).toEqual(['s2', 's1', 's0']);
  });

  it('are found by part of the address, state and day', async () => {
    expect((await list({ q: 'READER12' })).rows.map(({ email }) => email)).toEqual(['reader12@x.example']);
    expect((await list({ q: '%' })).total).toBe(1);
    expect((await list({ q: 'r_c' })).total).toBe(1);
    expect((await list({ state: 'pending' })).total).toBe(26);
    expect((await list({ since: '2026-02-20' })).total).toBe(3);
    expect((await list({ state: 'unsubscribed' })).rows).toEqual([]);
  });

  it('are removed with everything about them, also from the log', async () => {
    const url = '/api/merchant/newsletter/s12';
    expect((await manager.call('DELETE', url)).status).toBe(200);
    expect((await manager.call('DELETE', url)).status).toBe(404);
    expect((await list({ q: 'reader12@' })).total).toBe(0);
    const log = await shop.database.db.select().from(staffLog);
    expect(log.some(({ call, subject }) => call === 'removeSubscriber' && subject === 's12')).toBe(true);
    expect(JSON.stringify(log)).not.toContain('reader12@');
  });
});
