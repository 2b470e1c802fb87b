/** Photos and videos of a return: access, accepted types, limits and retention. */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepAttachments } from '../../../src/api/orders/return-attachments.ts';
import { RETURN_ATTACHMENT_LIMITS, RETURN_ATTACHMENTS } from '../../../src/core/order/constants.ts';
import { ATTACHMENT_COPY as SAY } from '../../../src/core/order/return-attachments-copy.ts';
import { PRIVACY } from '../../../src/core/shop/constants.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { returnAttachments } from '../../../src/db/schema/returns.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { folderStore } from '../../../src/media/store/folder.ts';
import type { Store } from '../../../src/media/store/store.ts';
import { openSignedIn } from '../../support/browser.ts';
import { buy, call, withEmail, withToken } from '../../support/buyer.ts';
import { clearTables } from '../../support/clear-tables.ts';
import { ENGINES, type OpenShop, openShop } from '../../support/open-shop.ts';
import { smallContent } from '../../support/small-content.ts';
import { withoutDefence } from '../../support/sql-function.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const KEY = 'a key that only the merchant knows';
const LINES = [{ sku: 'HRN-1', quantity: 1 }];
/** The first box of a phone's MP4 file, with some bytes after it. */
const FILM = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(400, 7)]);

describe.each(ENGINES)('return attachments on %s', (engine) => {
  let shop: OpenShop;
  let photo: Buffer;
  let number: string;
  let token: string;
  const root = tempFolder();
  const stage = tempFolder();
  const kept: Store = folderStore(root);
  const stored = () => readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
  const deps = () => ({
    db: shop.database.db,
    store: kept,
    stage,
    maxBytes: RETURN_ATTACHMENT_LIMITS.totalMb * 1_000_000,
  });

  beforeAll(async () => {
    shop = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: { merchantKey: KEY, files: { store: kept, stage } },
    });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a87' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await clearTables(shop.database.db, 'orders', 'order_keys', 'evidence', 'attempts');
    await shop.database.db.update(variants).set({ stock: 7 });
    rmSync(join(root, 'evidence'), { recursive: true, force: true });
    ({ number, token } = await delivered());
  });

  async function delivered(): Promise<{ number: string; token: string }> {
    const { json } = await buy(shop.app, LINES);
    await shop.database.db.update(orders).set({ state: 'delivered', paymentState: 'paid', deliveredAt: sql`now()` });
    return json;
  }

  async function send(
    bytes: Buffer,
    { type = 'image/jpeg', name = 'box.jpg', access = withToken(token) as Record<string, string>, of = number } = {},
  ) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/orders/${of}/evidence?name=${encodeURIComponent(name)}`,
      headers: { 'content-type': type, ...access },
      payload: bytes,
    });
    return { status: answer.statusCode, json: answer.json() };
  }
  const get = (id: string, access: Record<string, string> = withToken(token)) =>
    shop.app.inject({ url: `/api/orders/${number}/evidence/${id}`, headers: access });
  const askReturn = (body: object) =>
    call(shop.app, `/api/orders/${number}/return`, { reason: 'damaged', lines: LINES, ...body }, withToken(token));

  it('are stored, attached to the return, and downloaded unchanged', async () => {
    const { status, json } = await send(photo, { name: '../../of\r\n the box.jpg' });
    expect([status, json]).toEqual([
      200,
      { id: expect.any(String), type: 'image/jpeg', size: photo.length, name: '.. .. of the box.jpg' },
    ]);
    const film = await send(FILM, { type: 'video/mp4', name: 'unboxing.mp4' });
    expect(film.json).toMatchObject({ type: 'video/mp4', size: FILM.length });
    const asked = await askReturn({ files: [json.id, film.json.id, json.id] });
    expect(asked.json.returns[0].files.map(({ name }: { name: string }) => name)).toEqual([
      '.. .. of the box.jpg',
      'unboxing.mp4',
    ]);
    const back = await get(json.id);
    expect(back.rawPayload.equals(photo)).toBe(true);
    expect(back.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${number}-${json.id.slice(0, 8)}.jpg"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(stored()).toBe(2);
    expect(readdirSync(stage)).toEqual([]);
  });

  it('are accessible only to the buyer and the merchant', async () => {
    const { id } = (await send(photo)).json;
    const stranger = await openSignedIn(shop.app);
    for (const access of [{}, withToken('wrong'), withEmail('other@example.com')]) {
      expect((await send(photo, { access })).status, JSON.stringify(access)).toBe(404);
      expect((await get(id, access)).statusCode, JSON.stringify(access)).toBe(404);
    }
    expect((await stranger.call('GET', `/api/orders/${number}/evidence/${id}`)).status).toBe(404);
    const asMerchant = { url: `/api/merchant/orders/${number}/evidence/${id}` };
    expect((await shop.app.inject(asMerchant)).statusCode).toBe(403);
    expect((await stranger.call('GET', asMerchant.url)).status).toBe(403);
    const seen = await shop.app.inject({ ...asMerchant, headers: { authorization: `Bearer ${KEY}` } });
    expect(seen.rawPayload.equals(photo)).toBe(true);
    // A file is not accessible through another order.
    const first = { number, token };
    ({ number, token } = await delivered());
    expect((await get(id)).statusCode).toBe(404);
    expect((await askReturn({ files: [id] })).json.message).toBe(SAY.gone);
    expect((await call(shop.app, `/api/orders/${number}`, undefined, withToken(token))).json.state).toBe('delivered');
    expect(
      (await call(shop.app, `/api/orders/${first.number}`, undefined, withToken(first.token))).json.returns,
    ).toEqual([]);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg', SAY.notWhatItSays],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
      SAY.notWhatItSays,
    ],
    ['a document', Buffer.from('%PDF-1.7 and more'), 'application/octet-stream', SAY.notWhatItSays],
    ['nothing', Buffer.alloc(0), 'image/png', SAY.empty],
  ])('reject %s, whatever its declared type', async (_, bytes, type, message) => {
    const { status, json } = await send(bytes, { type });
    expect([status, json.message]).toEqual([415, message]);
    expect([stored(), readdirSync(stage).length]).toEqual([0, 0]);
  });

  it('are identified by content when the type is generic', async () => {
    expect((await send(photo, { type: 'application/octet-stream', name: '' })).json).toMatchObject({
      type: 'image/jpeg',
    });
    expect((await send(photo, { type: 'text/html' })).status).toBe(415);
    expect((await send(photo, { name: 'a&name=b' })).json).toMatchObject({ name: 'a&name=b' });
    expect((await send(Buffer.from('{"a":1}'), { type: 'application/json' })).status).toBe(415);
    expect((await get('%00')).statusCode).toBe(400);
  });

  it('have a size limit for photos', async () => {
    const large = Buffer.concat([photo, Buffer.alloc(RETURN_ATTACHMENTS.maxPhotoBytes)]);
    const { status, json } = await send(large);
    expect([status, json.message]).toEqual([413, SAY.largePhoto('25 MB')]);
    expect(stored()).toBe(0);
    // The same size is allowed for videos.
    const film = Buffer.concat([FILM, Buffer.alloc(RETURN_ATTACHMENTS.maxPhotoBytes)]);
    expect((await send(film, { type: 'video/mp4' })).status).toBe(200);
  });

  it('are limited in number per order and network', async () => {
    for (let sent = 0; sent < RETURN_ATTACHMENTS.maxFiles; sent++) expect((await send(photo)).status).toBe(200);
    expect((await send(photo)).json.message).toBe(SAY.tooMany(RETURN_ATTACHMENTS.maxFiles));
    await shop.database.db.delete(returnAttachments);
    let last = { status: 0, json: { message: '' } };
    for (let sent = 0; sent < RETURN_ATTACHMENT_LIMITS.perClient && last.status !== 429; sent++) {
      last = await send(photo);
      await shop.database.db.delete(returnAttachments);
    }
    expect([last.status, last.json.message]).toEqual([429, SAY.often]);
  });

  /** Uploads photos concurrently; returns how many were accepted. */
  async function race(many: number): Promise<number> {
    const ends = await Promise.all(Array.from({ length: many }, () => send(photo)));
    const refused = ends.filter(({ status }) => status !== 200);
    for (const { status, json } of refused)
      expect([status, json.message]).toEqual([409, SAY.tooMany(RETURN_ATTACHMENTS.maxFiles)]);
    return many - refused.length;
  }

  it('are limited in number also for sixteen concurrent uploads', async () => {
    expect(await race(16)).toBe(RETURN_ATTACHMENTS.maxFiles);
    expect([stored(), await shop.database.db.$count(returnAttachments)]).toEqual([
      RETURN_ATTACHMENTS.maxFiles,
      RETURN_ATTACHMENTS.maxFiles,
    ]);
    expect(readdirSync(stage)).toEqual([]);
  });

  if (engine === 'postgres')
    it('would exceed it without atomic reservations (control)', async () => {
      const { db } = shop.database;
      const race16 = async () => expect(await race(16)).toBeGreaterThan(RETURN_ATTACHMENTS.maxFiles);
      const lock = /PERFORM pg_advisory_xact_lock[^;]+;/;
      await withoutDefence(db, 'reserve_evidence', lock, race16, /INTO held FROM evidence;/);
    });

  it('release their reservation when rejected', async () => {
    for (let sent = 0; sent < RETURN_ATTACHMENTS.maxFiles + 1; sent++)
      expect((await send(Buffer.from('no photo'))).status).toBe(415);
    expect(await shop.database.db.$count(returnAttachments)).toBe(0);
    expect((await send(photo)).status).toBe(200);
  });

  /** Inserts a file that counts as this many bytes. */
  const hold = (size: number, change: Partial<typeof returnAttachments.$inferInsert> = {}) =>
    shop.database.db
      .insert(returnAttachments)
      .values({ id: randomUUID(), number, type: 'video/mp4', size, name: 'film', ...change });

  it('are limited in bytes per order, per network and in total', async () => {
    for (const _ of [1, 2]) await hold(RETURN_ATTACHMENT_LIMITS.orderBytes / 2);
    expect([(await send(photo)).status, (await send(photo)).json.message]).toEqual([413, SAY.orderFull('1000 MB')]);
    const first = { number, token };
    ({ number, token } = await delivered());
    const network = createHash('sha256').update('127.0.0.1').digest('base64url');
    for (const _ of [1, 2, 3]) await hold(1_500_000_000, { network, number: first.number });
    const busy = await send(photo);
    expect([busy.status, busy.json.message]).toEqual([429, SAY.networkFull]);
    await shop.database.db.update(returnAttachments).set({ network: '' });
    for (let part = 0; part < 10; part++) await hold(2_000_000_000, { number: first.number });
    const full = await send(photo);
    expect([full.status, full.json.message]).toEqual([503, SAY.full]);
    await shop.database.db.delete(returnAttachments);
    expect((await send(photo)).status).toBe(200);
  });

  it('require Content-Length', async () => {
    const { status, json } = await post({ 'transfer-encoding': 'chunked' }, photo.toString('latin1'));
    expect([status, json.message]).toEqual([411, SAY.noLength]);
    expect((await send(Buffer.alloc(10), { type: 'image/png' })).status).toBe(415);
  });

  /** Sends headers and part of a body on a raw socket and returns the response; disconnects after the part if breakOff. */
  function post(headers: Record<string, string>, part: string, breakOff = false) {
    return new Promise<{ status: number; json: { message: string } }>((resolve, reject) => {
      const { port } = shop.app.server.address() as { port: number };
      const path = `/api/orders/${number}/evidence`;
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: 'POST',
          headers: { 'content-type': 'image/jpeg', ...withToken(token), ...headers },
        },
        (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => {
            text += chunk;
          });
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, json: JSON.parse(text) }));
        },
      );
      asked.on('error', breakOff ? () => resolve({ status: 0, json: { message: '' } }) : reject);
      asked.write(part, 'latin1', () => breakOff && asked.destroy());
      if (!breakOff) asked.end();
    });
  }
  const left = async () => [await shop.database.db.$count(returnAttachments), readdirSync(stage).length, stored()];

  it('leave nothing behind when the client disconnects', async () => {
    for (let round = 0; round < 12; round++)
      await post({ 'content-length': '900000' }, 'x'.repeat(round % 3 === 0 ? 1 : 200_000), true);
    await expect.poll(left, { timeout: 10_000 }).toEqual([0, 0, 0]);
    expect((await send(photo)).status).toBe(200);
  });

  it('hold their reservation during the upload (control)', async () => {
    const whole = post({ 'content-length': String(photo.length) }, photo.toString('latin1'));
    await whole;
    expect(await left()).toEqual([1, 0, 1]);
  });

  it('left unfinished by a process are swept at start and periodically', async () => {
    const old = join(stage, 'old.part');
    const arriving = join(stage, 'arriving.part');
    const other = join(stage, 'other.txt');
    for (const path of [old, arriving, other]) writeFileSync(path, 'x');
    const at = new Date(Date.now() - RETURN_ATTACHMENT_LIMITS.staleMs - 1000);
    for (const path of [old, other]) utimesSync(path, at, at);
    await hold(10, { arrived: false, createdAt: at });
    await hold(10, { arrived: false });
    await sweepAttachments(deps());
    expect(readdirSync(stage).sort()).toEqual(['arriving.part', 'other.txt']);
    expect(await shop.database.db.$count(returnAttachments)).toBe(1);
    for (const path of [arriving, other]) rmSync(path);
  });

  it('are swept when the shop starts to listen', async () => {
    const own = tempFolder();
    const path = join(own, 'old.part');
    writeFileSync(path, 'x');
    const at = new Date(Date.now() - RETURN_ATTACHMENT_LIMITS.staleMs - 1000);
    utimesSync(path, at, at);
    const started = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: { files: { stage: own, store: kept } },
    });
    try {
      await started.app.listen({ port: 0, host: '127.0.0.1' });
      await expect.poll(() => readdirSync(own), { timeout: 10_000 }).toEqual([]);
    } finally {
      await started.close();
    }
  });

  it('cannot be downloaded or attached before they are complete', async () => {
    const id = randomUUID();
    await hold(10, { id, arrived: false });
    expect((await get(id)).statusCode).toBe(404);
    expect((await askReturn({ files: [id] })).json.message).toBe(SAY.gone);
  });

  it('are accepted only for returnable orders', async () => {
    await shop.database.db.update(orders).set({ deliveredAt: sql`now() - interval '9 days'` });
    expect((await send(photo)).json.message).toBe(SAY.notNow);
    await shop.database.db.update(orders).set({ state: 'shipped', deliveredAt: null });
    expect((await send(photo)).status).toBe(409);
    expect((await askReturn({ evidence: ['https://film.example/1'] })).status).toBe(409);
  });

  it('can be deleted until a return references them', async () => {
    const { id } = (await send(photo)).json;
    const remove = () =>
      shop.app.inject({ method: 'DELETE', url: `/api/orders/${number}/evidence/${id}`, headers: withToken(token) });
    expect((await remove()).statusCode).toBe(204);
    expect([(await remove()).statusCode, stored()]).toEqual([404, 0]);
    expect((await askReturn({ files: [id] })).status).toBe(409);
    expect((await askReturn({ files: [] })).status).toBe(400);
    const other = (await send(photo)).json.id;
    expect((await askReturn({ files: [other] })).status).toBe(200);
    const kept = await shop.app.inject({
      method: 'DELETE',
      url: `/api/orders/${number}/evidence/${other}`,
      headers: withToken(token),
    });
    expect([kept.statusCode, stored()]).toEqual([409, 1]);
  });

  it('are deleted when unused, and with their return after its retention time', async () => {
    const age = (span: string) =>
      shop.database.db.update(returnAttachments).set({ createdAt: sql`now() - ${sql.raw(`interval '${span}'`)}` });
    await send(photo);
    const used = (await send(photo)).json.id;
    await askReturn({ files: [used] });
    await sweepAttachments(deps());
    expect(stored()).toBe(2);
    await age(`${RETURN_ATTACHMENT_LIMITS.unusedHours + 1} hours`);
    await sweepAttachments(deps());
    expect([stored(), (await get(used)).statusCode]).toEqual([1, 200]);
    await age(`${PRIVACY.evidenceMonths} months 1 day`);
    await sweepAttachments(deps());
    expect([stored(), (await get(used)).statusCode]).toEqual([0, 404]);
  });

  it('are rejected when the store fails', async () => {
    const broken = await openShop(engine, {
      contentDir: smallContent().folder,
      orders: { files: { stage, store: { ...kept, put: () => Promise.reject(new Error('full')) } } },
    });
    try {
      const { json } = await buy(broken.app, LINES);
      await broken.database.db.update(orders).set({ state: 'delivered', deliveredAt: sql`now()` });
      const answer = await broken.app.inject({
        method: 'POST',
        url: `/api/orders/${json.number}/evidence`,
        headers: { 'content-type': 'image/jpeg', ...withToken(json.token) },
        payload: photo,
      });
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain('full');
      expect(await broken.database.db.select().from(returnAttachments)).toEqual([]);
      expect(readdirSync(stage)).toEqual([]);
    } finally {
      await broken.close();
    }
  });
});
