/** Unused uploads are deleted after some days, and never one that a product is about to show. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_SWEEP } from '../../../src/core/merchant/constants.ts';
import { readEdited } from '../../../src/db/catalogue/edited-product.ts';
import { addModel } from '../../../src/db/catalogue/model-uploads.ts';
import { deleteUnused, lockUpload, sweepModels, sweepUploads } from '../../../src/db/catalogue/upload-sweep.ts';
import { addUpload } from '../../../src/db/catalogue/uploads.ts';
import type { Db } from '../../../src/db/engine/db.ts';
import { categories, removedEntries } from '../../../src/db/schema/entries.ts';
import type { StoredPicture } from '../../../src/db/schema/pictures.ts';
import { products } from '../../../src/db/schema/products.ts';
import { modelUploads, uploads } from '../../../src/db/schema/uploads.ts';
import { variants } from '../../../src/db/schema/variants.ts';
import { draftOf } from '../../../src/ingest/product-prepare.ts';
import { changeProduct } from '../../../src/ingest/product-save.ts';
import { ENGINES, media, type OpenShop, openShop } from '../../support/open-shop.ts';
import { openRival } from '../../support/rival.ts';
import { smallContent } from '../../support/small-content.ts';

const hashOf = (at: number) => at.toString(16).padStart(64, 'a');
const upload = (hash: string) => ({ hash, type: 'image/webp', bytes: 10, width: 500, height: 500, tint: '#aabbcc' });
const picture = (hash: string): StoredPicture => ({ hash, width: 500, height: 500, tint: '#aabbcc', alt: 'A lamp' });

describe.each(ENGINES)('unused uploads on %s', (engine) => {
  let shop: OpenShop;
  let removed: string[] = [];
  beforeAll(async () => {
    shop = await openShop(engine, { contentDir: smallContent().folder });
  });
  afterAll(() => shop.close());
  const db = () => shop.database.db;
  const sweep = () => sweepUploads(db(), async (hash) => void removed.push(hash));
  const left = async () => (await db().select({ hash: uploads.hash }).from(uploads)).map(({ hash }) => hash).sort();
  const age = (days: number) =>
    db().execute(sql`update uploads set created_at = now() - make_interval(days => ${days})`);
  beforeEach(async () => {
    removed = [];
    await db().delete(uploads);
    await db().update(products).set({ pictures: [] });
    await db().update(variants).set({ picture: null });
    await db().update(categories).set({ picture: null });
  });

  it('are deleted with their bytes when they are old, and not those that something shows', async () => {
    for (const at of [1, 2, 3]) await addUpload(db(), upload(hashOf(at)));
    await age(UPLOAD_SWEEP.keepDays + 1);
    await addUpload(db(), upload(hashOf(4)));
    // A deleted product can be restored.
    await db()
      .update(products)
      .set({ pictures: [picture(hashOf(1))], state: 'deleted' })
      .where(eq(products.slug, 'vase'));
    await db()
      .update(variants)
      .set({ picture: picture(hashOf(2)) })
      .where(eq(variants.sku, 'HRN-1'));
    expect(await sweep()).toBe(1);
    expect([await left(), removed]).toEqual([[hashOf(1), hashOf(2), hashOf(4)], [hashOf(3)]]);
  });

  it('stay while a category shows them, or a deleted entry can come back with them', async () => {
    for (const at of [1, 2, 3]) await addUpload(db(), upload(hashOf(at)));
    await age(UPLOAD_SWEEP.keepDays + 1);
    await db()
      .update(categories)
      .set({ picture: picture(hashOf(1)) });
    const gone = { id: 'gone', kind: 'slides', slug: 'gone', row: { picture: picture(hashOf(2)) } } as const;
    await db().insert(removedEntries).values(gone);
    expect(await sweep()).toBe(1);
    expect(removed).toEqual([hashOf(3)]);
    await db().delete(removedEntries);
    expect(await sweep()).toBe(1);
  });

  it('of 3D models are deleted too, and not those of products in any state', async () => {
    const model = (at: number) => ({ hash: hashOf(at), bytes: 10, triangles: 1 });
    for (const at of [1, 2]) await addModel(db(), model(at));
    await db()
      .update(products)
      .set({ model: model(1), state: 'deleted' })
      .where(eq(products.slug, 'vase'));
    const sweepThem = () => sweepModels(db(), async (hash) => void removed.push(hash));
    expect(await sweepThem()).toBe(0);
    await db().execute(
      sql`update model_uploads set created_at = now() - make_interval(days => ${UPLOAD_SWEEP.keepDays + 1})`,
    );
    expect([await sweepThem(), removed]).toEqual([1, [hashOf(2)]]);
    // Control: it was kept because the product has it.
    await db().update(products).set({ model: null, state: 'shown' });
    expect([await sweepThem(), await db().$count(modelUploads)]).toEqual([1, 0]);
  });

  it('are deleted in batches', async () => {
    for (let at = 0; at < UPLOAD_SWEEP.batch + 3; at++) await addUpload(db(), upload(hashOf(at)));
    await age(UPLOAD_SWEEP.keepDays + 1);
    expect([await sweep(), await sweep(), await sweep()]).toEqual([UPLOAD_SWEEP.batch, 3, 0]);
  });

  it('are new again when they are uploaded again', async () => {
    await addUpload(db(), upload(hashOf(1)));
    await age(UPLOAD_SWEEP.keepDays + 1);
    await addUpload(db(), upload(hashOf(1)));
    expect(await sweep()).toBe(0);
  });

  it('never lose a picture to a product that is saved at the same moment', async () => {
    for (let run = 0; run < 20; run++) {
      const hash = hashOf(run);
      await addUpload(db(), upload(hash));
      await age(UPLOAD_SWEEP.keepDays + 1);
      const now = (await readEdited(db(), 'desk-lamp')) ?? expect.fail();
      const pictures = [{ hash, alt: 'A lamp', focus: null }];
      const [saved] = await Promise.all([
        changeProduct(db(), media, 'desk-lamp', { ...draftOf(now), pictures }, now.version),
        sweep(),
      ]);
      // Either the product has it and it stays, or the save reports that it is gone.
      expect([saved.state, (await left()).includes(hash)]).toSatisfy(([state, stays]) => (state === 'saved') === stays);
      await db().update(products).set({ pictures: [] });
    }
  });
});

describe('a sweep on PostgreSQL while a product is being saved', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop('postgres', { contentDir: smallContent().folder });
  });
  afterAll(() => shop.close());
  const hash = hashOf(7);
  const save = `select pg_advisory_xact_lock(7276443);
    update products set pictures = '[${JSON.stringify(picture(hash))}]' where slug = 'desk-lamp'`;
  const meet = async (work: (db: Db) => Promise<unknown>) => {
    const { db } = shop.database;
    await db.update(products).set({ pictures: [] });
    await db.delete(uploads);
    await addUpload(db, upload(hash));
    await db.execute(sql`update uploads set created_at = now() - interval '90 days'`);
    const rival = await openRival(db);
    await rival.meet(save, () => work(db));
    await rival.close();
    return (await db.select().from(uploads)).length;
  };

  it('waits for it and keeps its picture', async () => {
    expect(await meet((db) => sweepUploads(db, async () => {}))).toBe(1);
  });
  it('would delete its picture without the lock (control)', async () => {
    expect(await meet(deleteUnused)).toBe(0);
  });

  it('waits for an upload of the same picture, which is new again', async () => {
    const { db } = shop.database;
    await meet(async () => {});
    await db.update(products).set({ pictures: [] });
    const rival = await openRival(db);
    const [swept] = await rival.meet(
      `select pg_advisory_xact_lock_shared(7276444); update uploads set created_at = now()`,
      () => sweepUploads(db, async () => {}),
    );
    await rival.close();
    expect(swept).toBe(0);
    await db.transaction((tx) => lockUpload(tx as unknown as Db));
  });
});
