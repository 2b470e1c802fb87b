/** Rules of delivery change while the shop runs, from their files and from the back office; broken ones are refused. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QuoteResponse } from '../../../src/core/checkout/quote-shapes.ts';
import { DELIVERY_CONTRACT, type EstimateResponse } from '../../../src/core/delivery/estimate-shapes.ts';
import { PLAIN_RULES } from '../../../src/core/delivery/rules.ts';
import { DELIVERY_RULES_CONTRACT, type DeliveryFileResponse } from '../../../src/core/merchant/delivery-contract.ts';
import type { Database } from '../../../src/db/engine/db.ts';
import { contentFields } from '../../../src/db/schema/settings.ts';
import { staffLog } from '../../../src/db/schema/staff.ts';
import { readFields } from '../../../src/ingest/content-fields.ts';
import { readDelivery } from '../../../src/ingest/delivery-content.ts';
import { markdownWithFields } from '../../../src/ingest/entry-export.ts';
import { type LiveSite, openLiveSite } from '../../../src/ingest/live-site.ts';
import { ContentError } from '../../../src/ingest/markdown.ts';
import { ENGINES, type OpenShop, openShop, openTestDatabase } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { openStaff } from '../../support/staff.ts';

const PIN = '560001';
const SKU = 'HRN-1';
const RATE = 'fees: [{ upTo: 15, fee: 99 }';
const written = (name: string) => readFileSync(`content/delivery/${name}.md`, 'utf8');

describe.each(ENGINES)('rules of delivery on %s', (engine) => {
  const content = smallContent();
  cpSync('content/delivery', join(content.folder, 'delivery'), { recursive: true });
  content.write('site.md', readFileSync('content/site.md', 'utf8'));
  const faults: string[] = [];
  let database: Database;
  let live: LiveSite;
  /** Another process on the same database, and one that never reads again. */
  let other: LiveSite;
  let asleep: LiveSite;
  let shop: OpenShop;
  let manager: Awaited<ReturnType<typeof openStaff>>;
  let editor: Awaited<ReturnType<typeof openStaff>>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    live = await openLiveSite(content.folder, database.db, 50);
    live.onDeliveryFault((fault) => faults.push(fault));
    other = await openLiveSite(content.folder, database.db, 50);
    asleep = await openLiveSite(content.folder, database.db, 86_400_000);
    shop = await openShop(engine, {
      database,
      contentDir: content.folder,
      orders: { seller: live.seller, content: live },
    });
    manager = await openStaff(shop.app, shop.database.db, 'manager');
    editor = await openStaff(shop.app, shop.database.db, 'editor');
  });
  beforeEach(async () => {
    await database.db.delete(contentFields);
    for (const name of ['zones', 'services', 'sizes']) content.write(`delivery/${name}.md`, written(name));
    await live.refresh();
    faults.length = 0;
  });
  afterAll(async () => {
    for (const one of [live, other, asleep]) one.close();
    await shop.close();
  });

  async function quote(): Promise<QuoteResponse> {
    const body = { lines: [{ sku: SKU, quantity: 1 }], pin: PIN };
    return (await shop.app.inject({ method: 'POST', url: '/api/cart/quote', payload: body })).json();
  }
  const fee = async () => (await quote()).shipping;
  const read = async () =>
    DELIVERY_RULES_CONTRACT.deliveryRules.response.parse((await manager.call('GET', '/api/merchant/delivery')).json);
  async function fileOf(name: string): Promise<DeliveryFileResponse> {
    const found = (await read()).files.find((file) => file.name === name);
    if (!found) throw new Error(name);
    return found;
  }
  const put = (name: string, version: string, values: object) =>
    manager.call('PUT', `/api/merchant/delivery/${name}`, { version, values });
  /** The zones with another first fee of the courier in the first zone. */
  async function withFee(amount: unknown) {
    const { values, version } = await fileOf('zones');
    const zones = structuredClone(values.zones) as { courier: { fees: { fee: unknown }[] } }[];
    const row = zones[0]?.courier.fees[0];
    if (row) row.fee = amount;
    return { version, values: { zones } };
  }

  it('take a fee from an edited file without a restart', async () => {
    expect(await fee()).toBe(9900);
    content.write('delivery/zones.md', written('zones').replace(RATE, 'fees: [{ upTo: 15, fee: 123 }'));
    await expect.poll(fee, { timeout: 10_000 }).toBe(12_300);
    // Control: without reading again, the fee is the old one.
    expect(asleep.delivery.zones[0]?.courier.fees[0]?.fee).toBe(9900);
  });

  it('refuse a broken file with its line, once in the log and in the back office; the old rates stay', async () => {
    const broken = written('zones').replace(RATE, 'fees: [{ upTo: 15, fee: nine }');
    const line = broken.slice(0, broken.indexOf('fee: nine')).split('\n').length;
    content.write('delivery/zones.md', broken);
    await expect
      .poll(() => live.deliveryFault(), { timeout: 10_000 })
      .toContain(`delivery/zones.md:${line}: zones.0.courier.fees.0.fee: must be whole rupees, such as 499`);
    for (let round = 0; round < 3; round++) await live.refresh();
    expect(faults).toHaveLength(1);
    expect(await fee()).toBe(9900);
    expect((await read()).fault).toBe(live.deliveryFault());
    // Control: a corrected file is in force again.
    content.write('delivery/zones.md', written('zones').replace(RATE, 'fees: [{ upTo: 15, fee: 77 }'));
    await expect.poll(fee, { timeout: 10_000 }).toBe(7700);
    expect((await read()).fault).toBeNull();
  });

  it('stay as they were when the folder is gone, which is a fault; a start without it has plain rules', async () => {
    rmSync(join(content.folder, 'delivery'), { recursive: true });
    await expect.poll(() => live.deliveryFault(), { timeout: 10_000 }).toContain('delivery: the folder is missing');
    expect([await fee(), faults.length]).toEqual([9900, 1]);
    const fresh = await openLiveSite(content.folder, database.db);
    expect(fresh.delivery.classes).toEqual(PLAIN_RULES.classes);
    expect(fresh.deliveryFault()).toBeNull();
    fresh.close();
    cpSync('content/delivery', join(content.folder, 'delivery'), { recursive: true });
    await expect.poll(() => live.deliveryFault(), { timeout: 10_000 }).toBeNull();
  });

  it('stop a start with a broken file, which is named with its line', async () => {
    content.write('delivery/services.md', written('services').replace('medium: 199', 'meduim: 199'));
    const start = openLiveSite(content.folder, database.db);
    await expect(start).rejects.toThrow(ContentError);
    await expect(start).rejects.toThrow(
      /delivery\/services\.md:\d+: services\.0\.perPiece\.meduim: there is no size class 'meduim' in sizes\.md/,
    );
  });

  it('take a change of the back office at once, in another process within moments, and log it', async () => {
    const { version, values } = await withFee(150);
    const { status, json } = await put('zones', version, values);
    expect(status).toBe(200);
    expect(DELIVERY_RULES_CONTRACT.changeDelivery.response.parse(json).edited).toEqual(['zones']);
    expect(await fee()).toBe(15_000);
    await expect.poll(() => other.delivery.zones[0]?.courier.fees[0]?.fee, { timeout: 10_000 }).toBe(15_000);
    expect(asleep.delivery.zones[0]?.courier.fees[0]?.fee).toBe(9900);
    const [entry] = await database.db.select().from(staffLog).where(eq(staffLog.call, 'changeDelivery'));
    expect(entry).toMatchObject({ subject: 'zones' });
    // What was set is written back, and the file then says the same.
    const laid = (await readFields(database.db)).get('delivery/zones.md') ?? {};
    content.write('delivery/zones.md', markdownWithFields(written('zones'), laid));
    expect(readDelivery(content.folder).zones[0]?.courier.fees[0]?.fee).toBe(15_000);
    expect(readFileSync(join(content.folder, 'delivery/zones.md'), 'utf8')).toContain('# Fees are whole rupees');
  });

  it('refuse a change with the field of each fault, and an outdated one with the present values', async () => {
    const { version, values } = await withFee('a lot');
    const faulty = await put('zones', version, values);
    expect(faulty.status).toBe(422);
    expect(faulty.json.faults).toEqual([
      { field: 'zones.0.courier.fees.0.fee', message: 'It must be whole rupees, such as 499.' },
    ]);
    const moved = await put('zones', 'an older version', (await withFee(150)).values);
    expect(moved.status).toBe(409);
    expect(moved.json.file.version).toBe(version);
    expect(await fee()).toBe(9900);
  });

  it('refuse to remove a size class that a service is priced for', async () => {
    const { version, values } = await fileOf('sizes');
    const classes = (values.classes as { id: string }[]).filter(({ id }) => id !== 'medium');
    const { status, json } = await put('sizes', version, { classes });
    expect(status).toBe(422);
    expect(json.faults[0]).toMatchObject({ field: '' });
    expect(json.faults[0].message).toContain("there is no size class 'medium'");
  });

  it('are changed by owners and managers alone', async () => {
    const { version, values } = await withFee(150);
    const { status } = await editor.call('PUT', '/api/merchant/delivery/zones', { version, values });
    expect(status).toBe(403);
    expect(await fee()).toBe(9900);
  });

  it('say of one piece what the quote says of it', async () => {
    const { json } = { json: (await shop.app.inject(`/api/delivery?pin=${PIN}&sku=${SKU}`)).json() };
    const estimate: EstimateResponse = DELIVERY_CONTRACT.deliveryEstimate.response.parse(json);
    const { parcels, shipping, services, delivery } = await quote();
    expect(estimate).toMatchObject({ shipping, services, delivery, problem: null, zone: 'Metro cities' });
    expect(estimate.size).toBe(parcels[0]?.lines[0]?.size);
    expect(estimate.measure).toEqual(parcels[0]?.lines[0]?.measure);
    const nowhere = await shop.app.inject(`/api/delivery?pin=000000&sku=${SKU}`);
    expect(nowhere.json()).toMatchObject({ place: null, shipping: null, problem: expect.any(String) });
    expect((await shop.app.inject(`/api/delivery?pin=${PIN}&sku=NONE`)).statusCode).toBe(404);
  });
});
