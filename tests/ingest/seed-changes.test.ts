/** A start seeds again when files, code, or what a person set have changed, and not before. */
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/engine/db.ts';
import { products } from '../../src/db/schema/products.ts';
import { ContentError } from '../../src/ingest/markdown.ts';
import { seed } from '../../src/ingest/seed.ts';
import { seedChanges } from '../../src/ingest/seed-changes.ts';
import { openMedia } from '../../src/media/media.ts';
import { openTestDatabase } from '../support/open-shop.ts';
import { productFile, type SmallContent, smallContent } from '../support/small-content.ts';

describe('seeding at a start', () => {
  let database: Database;
  let content: SmallContent;
  beforeAll(async () => {
    database = await openTestDatabase('pglite');
  });
  beforeEach(async () => {
    await database.db.execute(
      sql`truncate products, product_texts, variants, store_stock, categories, collections, slides, search_words, meta, reviews, content_fields`,
    );
    content = smallContent();
    expect(await start()).toBe(true);
  });
  afterAll(() => database.close());

  const start = (code = 'one') =>
    seedChanges(database.db, content.folder, openMedia(join(content.folder, 'media')), code);
  const nameOf = async (slug: string) =>
    (await database.db.select().from(products).where(eq(products.slug, slug)))[0]?.name;

  it('is left out when nothing has changed', async () => {
    expect(await start()).toBe(false);
    expect(await nameOf('desk-lamp')).toBe('Heron desk lamp');
  });

  it('follows a changed file, once', async () => {
    content.write('products/desk-lamp.md', productFile({ name: 'Crane lamp' }));
    expect([await start(), await start()]).toEqual([true, false]);
    expect(await nameOf('desk-lamp')).toBe('Crane lamp');
  });

  it('follows a removed file and a touched picture', async () => {
    utimesSync(join(content.folder, 'media/products/kiri-stoneware-vases.webp'), 1, 1);
    expect(await start()).toBe(true);
    content.remove('products/desk-lamp.md');
    expect(await start()).toBe(true);
    expect(await nameOf('desk-lamp')).toBeUndefined();
  });

  it('follows other code', async () => {
    expect([await start('two'), await start('two')]).toEqual([true, false]);
  });

  it('follows what a person set over a file', async () => {
    await database.db.execute(
      sql`insert into content_fields (file, field, value) values ('site.md', 'phone', '"+91 1"'::jsonb)`,
    );
    expect([await start(), await start()]).toEqual([true, false]);
  });

  it('comes back after a seed from another folder', async () => {
    const other = smallContent();
    other.write('products/desk-lamp.md', productFile({ name: 'Crane lamp' }));
    await seed(database.db, other.folder);
    expect(await nameOf('desk-lamp')).toBe('Crane lamp');
    expect(await start()).toBe(true);
    expect(await nameOf('desk-lamp')).toBe('Heron desk lamp');
  });

  it('reports a faulty file at each start until it is mended', async () => {
    content.write('products/desk-lamp.md', productFile({ price: 'cheap' }));
    await expect(start()).rejects.toThrow(ContentError);
    await expect(start()).rejects.toThrow(ContentError);
    content.write('products/desk-lamp.md', productFile());
    expect([await start(), await start()]).toEqual([true, false]);
  });
});
