/** 3D models in the back office: checked by their bytes, on the product's page at once, swept and exported. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkModel } from '../../../src/api/merchant/check-model.ts';
import type { EditedProduct } from '../../../src/core/merchant/edited-product-shapes.ts';
import { MODEL_UPLOADS } from '../../../src/core/merchant/file-paths.ts';
import { PRODUCT_MESSAGES } from '../../../src/core/merchant/product-copy.ts';
import { GLB_COPY as SAY } from '../../../src/core/product/glb-copy.ts';
import { MODEL_LIMITS as MOST } from '../../../src/core/product/model.ts';
import { NO_CONTENT } from '../../../src/core/shop/content-policy.ts';
import { modelUploads } from '../../../src/db/schema/uploads.ts';
import { seed } from '../../../src/ingest/seed.ts';
import { openMedia } from '../../../src/media/media.ts';
import { modelKey } from '../../../src/media/models.ts';
import { folderStore } from '../../../src/media/store/folder.ts';
import { exportContent } from '../../../src/server/cli/content.ts';
import { aGlb } from '../../support/glb.ts';
import { type OpenShop, openShop } from '../../support/open-shop.ts';
import { draftFrom } from '../../support/product-draft.ts';
import { smallContent } from '../../support/small-content.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const KEY = 'a key that only this test knows of';
const AS = { authorization: `Bearer ${KEY}` };
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const texture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#a8502f' } })
    .png()
    .toBuffer();
const scaled = (scale: number) =>
  aGlb({ change: (json) => Object.assign((json.nodes as object[])[0] ?? {}, { scale: [scale, scale, scale] }) });
const counted = (count: number) =>
  aGlb({ change: (json) => Object.assign((json.accessors as object[])[0] ?? {}, { count, bufferView: undefined }) });

describe('3D models', () => {
  const content = smallContent();
  const ofVase = aGlb();
  const store = folderStore(tempFolder());
  let shop: OpenShop;
  beforeAll(async () => {
    mkdirSync(join(content.folder, 'media', 'models'));
    writeFileSync(join(content.folder, 'media', 'models', 'vase.glb'), ofVase);
    const media = openMedia(join(content.folder, 'media'));
    shop = await openShop('postgres', {
      contentDir: content.folder,
      orders: { merchantKey: KEY, media, files: { store, stage: tempFolder(), maxBytes: 1 } },
    });
  });
  afterAll(() => shop.close());

  const upload = (payload: Uint8Array, headers: object = {}) =>
    shop.app.inject({
      method: 'POST',
      url: MODEL_UPLOADS,
      payload: Buffer.from(payload),
      headers: { ...AS, 'content-type': 'application/octet-stream', ...headers },
    });
  const path = (slug: string) => `/api/merchant/products/${slug}`;
  const read = async (slug: string): Promise<EditedProduct> =>
    (await shop.app.inject({ url: path(slug), headers: AS })).json();
  const put = async (slug: string, changes: object) => {
    const payload = { ...draftFrom(await read(slug)), ...changes };
    return shop.app.inject({ method: 'PUT', url: path(slug), headers: AS, payload });
  };
  const shown = async (slug: string) => (await shop.app.inject({ url: `/api/v1/products/${slug}` })).json().data.model;

  it('an upload is on its product page, and served as nothing but a model', async () => {
    const bytes = aGlb({ textures: [await texture(64)] });
    const sent = await upload(bytes);
    expect([sent.statusCode, sent.json()]).toEqual([200, { hash: sha(bytes), bytes: bytes.length, triangles: 1 }]);
    expect((await put('desk-lamp', { model: sha(bytes) })).statusCode).toBe(200);
    expect(await shown('desk-lamp')).toBe(`/models/${sha(bytes)}.glb`);
    const served = await shop.app.inject({ url: `/models/${sha(bytes)}.glb` });
    expect([served.statusCode, sha(served.rawPayload)]).toEqual([200, sha(bytes)]);
    expect(served.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'x-content-type-options': 'nosniff',
      'content-security-policy': NO_CONTENT,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    // A draft that does not name the model keeps it; null takes it away.
    expect((await put('desk-lamp', { model: undefined })).json().model).toMatchObject({ hash: sha(bytes) });
    expect((await put('desk-lamp', { model: null })).json().model).toBeNull();
    expect(await shown('desk-lamp')).toBeNull();
  });

  it('one of the content folder is on its product page, and a person may replace or remove it until the file agrees', async () => {
    expect(await shown('vase')).toBe(`/models/${sha(ofVase)}.glb`);
    expect((await shop.app.inject({ url: `/models/${sha(ofVase)}.glb` })).statusCode).toBe(200);
    expect((await put('vase', { model: null })).json()).toMatchObject({ model: null, edited: ['model'] });
    await seed(shop.database.db, content.folder);
    expect(await shown('vase')).toBeNull();
    expect((await put('vase', { model: sha(ofVase) })).statusCode).toBe(200);
    await shop.database.db.execute("delete from meta where key = 'seed'" as never);
    content.write(
      'products/vase.md',
      readFileSync(join(content.folder, 'products/vase.md'), 'utf8').replace(/weight: .*/, 'weight: 3'),
    );
    await seed(shop.database.db, content.folder);
    expect(await read('vase')).toMatchObject({ edited: [], model: { hash: sha(ofVase) } });
  });

  it('a draft cannot name one that is not there', async () => {
    const refused = await put('desk-lamp', { model: 'a'.repeat(64) });
    expect([refused.statusCode, refused.json().faults]).toEqual([
      422,
      [{ field: 'model', message: PRODUCT_MESSAGES.noModel }],
    ]);
    // A file of the store that was never checked as a model is not served as one.
    const draft = join(tempFolder(), 'x.part');
    writeFileSync(draft, '<script>alert(1)</script>');
    const hash = 'b'.repeat(64);
    await store.put(modelKey(hash), draft, 'text/html');
    expect((await shop.app.inject({ url: `/models/${hash}.glb` })).statusCode).toBe(404);
    for (const name of ['x.glb', `${hash}.html`, `${sha(ofVase)}`, '..%2F..%2Fpackage.json'])
      expect((await shop.app.inject({ url: `/models/${name}` })).statusCode, name).toBe(404);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    ['HTML', () => Buffer.from('<script>alert(1)</script>'), 415, SAY.notGlb],
    ['a texture that is HTML', () => aGlb({ textures: [Buffer.from('<script>alert(1)</script>')] }), 422, SAY.texture],
    [
      'a texture that is SVG',
      () => aGlb({ textures: [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')] }),
      422,
      SAY.texture,
    ],
    [
      'a large texture',
      async () => aGlb({ textures: [await texture(5000, 10)] }),
      422,
      SAY.textureSide(5000, MOST.maxTextureSide),
    ],
    ['many textures', async () => aGlb({ textures: Array(3).fill(await texture(4096)) }), 422, SAY.texturePixels],
    ['a model in centimetres', () => scaled(80), 422, SAY.tooBig('80')],
    ['a model in kilometres', () => scaled(0.001), 422, SAY.tooSmall],
    ['many triangles', () => counted(3_000_000), 422, SAY.triangles(1_000_000, MOST.maxTriangles)],
    ['a bomb', () => counted(3_000_000_000), 422, SAY.unpacked(MOST.maxUnpacked)],
  ])('refuses %s, and stores nothing', async (_, file, status, message) => {
    const before = await shop.database.db.$count(modelUploads);
    const refused = await upload(await file());
    expect([refused.statusCode, refused.json().message]).toEqual([status, message]);
    expect(await shop.database.db.$count(modelUploads)).toBe(before);
  });

  it('the same files pass when the fault is taken out (control)', async () => {
    for (const file of [aGlb({ textures: [await texture(4096, 10)] }), scaled(0.8), counted(900)])
      expect(await checkModel(file)).toMatchObject({ hash: sha(file) });
  });

  it('has a limit in bytes, and its size must be announced', async () => {
    const announced = await upload(Buffer.alloc(MOST.maxBytes + 1));
    expect([announced.statusCode, announced.json().message]).toEqual([413, SAY.tooLarge(MOST.maxBytes)]);
    // Without an announced size nothing is read.
    const unannounced = await shop.app.inject({
      ...{ method: 'POST', url: MODEL_UPLOADS, payload: Readable.from([aGlb()]) },
      headers: { ...AS, 'content-type': 'application/octet-stream' },
    });
    expect(unannounced.statusCode).toBe(411);
  });

  it('is for those with the right', async () => {
    const shopper = await shop.app.inject({ method: 'POST', url: MODEL_UPLOADS, payload: aGlb() });
    expect(shopper.statusCode).toBe(403);
  });

  it('is exported beside its product, and a removed file is removed there too', async () => {
    const bytes = aGlb({ textures: [await texture(32)] });
    await upload(bytes);
    await put('desk-lamp', { model: sha(bytes) });
    await put('vase', { model: null });
    const inject = (url: string) =>
      shop.app
        .inject({ url, headers: AS })
        .then((answer) => new Response(Buffer.from(answer.rawPayload), { status: answer.statusCode }));
    const said: string[] = [];
    await exportContent(inject as never, [content.folder], (line) => void said.push(line), {});
    const file = (slug: string) => join(content.folder, 'media', 'models', `${slug}.glb`);
    expect(sha(readFileSync(file('desk-lamp')))).toBe(sha(bytes));
    expect(existsSync(file('vase'))).toBe(false);
    await seed(shop.database.db, content.folder);
    expect(await read('desk-lamp')).toMatchObject({ edited: [], model: { hash: sha(bytes) } });
    expect(await read('vase')).toMatchObject({ edited: [], model: null });
  });

  it('a file of the content folder that is no model stops the seed with its name', async () => {
    const own = smallContent();
    mkdirSync(join(own.folder, 'media', 'models'));
    writeFileSync(join(own.folder, 'media', 'models', 'vase.glb'), 'no model');
    await expect(seed(shop.database.db, own.folder)).rejects.toThrow(`content/media/models/vase.glb: ${SAY.notGlb}`);
  });
});
