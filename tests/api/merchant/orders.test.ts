import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSite } from '../../../src/ingest/site-content.ts';
import { ADDRESS, CONTACT, call, withToken } from '../../support/buyer.ts';
import { LAMPS, OFFICE_KEY, officeOrders } from '../../support/office-orders.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { runs } from '../../support/runs.ts';
import { smallContent } from '../../support/small-content.ts';

describe.each(ENGINES)('orders of the back office on %s', (engine) => {
  let shop: OpenShop;
  let office: ReturnType<typeof officeOrders>;
  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: { seller: readSite('content'), merchantKey: OFFICE_KEY, limits: null },
    });
    office = officeOrders(shop);
  });
  afterAll(() => shop.close());
  beforeEach(() => office.clear());

  const found = async (query: string) =>
    (await office.ask(`/api/merchant/orders?${query}`)).json.orders.map((row: { number: string }) => row.number);

  it('are found by number, name, email, phone and SKU', async () => {
    const first = await office.place();
    const other = await office.place({
      contact: { name: 'Arjun Sen', email: 'arjun@example.com', phone: '99000 11223' },
      address: { ...ADDRESS, name: 'Lata Sen' },
    });
    const search = (q: string) => found(`q=${encodeURIComponent(q)}`);
    expect(await search(first.number.slice(3, 8).toLowerCase())).toEqual([first.number]);
    expect(await search('meera r')).toEqual([first.number]);
    expect(await search('lata')).toEqual([other.number]);
    expect(await search('ARJUN@')).toEqual([other.number]);
    expect(await search('099000 112')).toEqual([other.number]);
    expect(await search('+91 98450')).toEqual([first.number]);
    expect(await search('hrn-')).toHaveLength(2);
    expect(await search('rn-1')).toEqual([]);
    expect(await search('_')).toEqual([]);
    expect(await search('%')).toEqual([]);
  });

  it('carry who and where, and are counted by the work that they wait for', async () => {
    const cash = await office.place();
    const reported = await office.place({ payment: 'upi' });
    await call(
      shop.app,
      `/api/orders/${reported.number}/payment`,
      { reference: '412345678901' },
      withToken(reported.token),
    );
    const packed = await office.place();
    await office.go(packed.number, 'confirmed', 'packed');
    const { json } = await office.ask('/api/merchant/orders?work=confirm');
    expect(json.work).toEqual({ confirm: 1, payments: 1, pack: 0, ship: 1, returns: 0, refunds: 0 });
    expect(json.orders).toMatchObject([{ number: cash.number, name: CONTACT.name, city: ADDRESS.city, pieces: 1 }]);
    expect(await found('work=payments')).toEqual([reported.number]);
    expect(await found('work=ship')).toEqual([packed.number]);
    expect(await found('work=returns')).toEqual([]);
    expect((await office.ask('/api/merchant/orders?work=nothing')).status).toBe(400);
  });

  it('are changed only as they were seen, and a refusal carries the order as it is', async () => {
    const { number } = await office.place();
    const stale = await office.act(number, 'state', { state: 'confirmed', seen: { state: 'confirmed' } });
    expect([stale.status, stale.json.order.state]).toEqual([409, 'placed']);
    const early = await office.act(number, 'state', { state: 'confirmed', seen: { state: 'placed', entries: 0 } });
    expect(early.status).toBe(409);
    const done = await office.act(number, 'state', { state: 'confirmed', seen: { state: 'placed', entries: 1 } });
    expect([done.status, done.json.state]).toEqual([200, 'confirmed']);
    const unseen = await office.act(number, 'state', { state: 'shipped' });
    expect([unseen.status, unseen.json.order.number]).toEqual([409, number]);
  });

  it('that wait for a decision about their return are not set to delivered', async () => {
    const { number, token } = await office.place();
    await office.go(number, 'confirmed', 'packed', 'shipped', 'delivered');
    const asked = { reason: 'damaged', lines: LAMPS, evidence: ['https://film.example/1'] };
    expect((await call(shop.app, `/api/orders/${number}/return`, asked, withToken(token))).status).toBe(200);
    const { status, json } = await office.act(number, 'state', { state: 'delivered' });
    expect([status, json.order.state]).toEqual([409, 'return-requested']);
  });

  describe('of two people at once', () => {
    const RUNS = runs(25, 100);
    /** One confirms the order while the other, who saw the same order, cancels it. Returns the statuses. */
    async function both(seen: object | undefined): Promise<readonly number[]> {
      const { number } = await office.place();
      const send = (state: string) => office.act(number, 'state', { state, ...(seen && { seen }) });
      const replies = await Promise.all([send('confirmed'), send('cancelled')]);
      const refused = replies.find(({ status }) => status === 409);
      const won = replies.find(({ status }) => status === 200)?.json.state;
      // The refused person reads what the other one did.
      if (refused && seen) expect(refused.json.order.state).toBe(won);
      return replies.map(({ status }) => status).sort();
    }

    it('nothing is lost', { timeout: 120_000 }, async () => {
      const results: string[] = [];
      for (let run = 0; run < RUNS; run++) results.push((await both({ state: 'placed', entries: 1 })).join());
      expect(new Set(results)).toEqual(new Set(['200,409']));
    });

    it('without seen a cancellation overrides a confirmation (control)', { timeout: 120_000 }, async () => {
      let lost = 0;
      for (let run = 0; run < RUNS && lost === 0; run++) if ((await both(undefined)).join() === '200,200') lost++;
      expect(lost).toBe(1);
    });
  });
});
