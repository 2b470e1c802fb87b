/** A database from the file of an empty one, as a first start opens it. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEmptyDatabase, writeEmptyDatabase } from '../../../src/db/engine/empty-database.ts';
import { openMemory } from '../../../src/db/engine/open.ts';

const TABLES = "select count(*)::int as count from pg_tables where schemaname = 'public'";

describe('file of an empty database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aroha-empty-'));
  let lite: PGlite;
  beforeAll(async () => {
    lite = await PGlite.create();
  }, 60_000);
  afterAll(async () => {
    await lite.close();
    rmSync(folder, { recursive: true });
  });

  it('opens as a database without tables, which takes all migrations', async () => {
    expect(await readEmptyDatabase(folder)).toBeUndefined();
    await writeEmptyDatabase(lite, folder);
    const dump = (await readEmptyDatabase(folder)) as Blob;
    const copy = await PGlite.create({ loadDataDir: dump });
    expect((await copy.query(TABLES)).rows).toEqual([{ count: 0 }]);
    await copy.close();
    const database = await openMemory(dump);
    await database.check();
    await database.close();
  }, 60_000);

  it('is named after the version of PGlite, so that another one creates its own', () => {
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+\.tar\.gz$/)]);
  });

  it('is left out where it cannot be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await writeEmptyDatabase(lite, join(file, 'below'));
    expect(await readEmptyDatabase(join(file, 'below'))).toBeUndefined();
  });
});
