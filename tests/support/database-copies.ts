/**
 * Copies test databases from templates, which the first test of a run creates: migrating and seeding takes seconds, a copy
 * less than one. The global setup (postgres.ts) sets the folder of PGlite's templates and removes them.
 */
import { existsSync, openAsBlob, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { readEnv } from '../../src/core/shop/env.ts';
import type { Database } from '../../src/db/engine/db.ts';
import { openDatabase, openMemory } from '../../src/db/engine/open.ts';
import { seed } from '../../src/ingest/seed.ts';
import { openMedia } from '../../src/media/media.ts';

/** All shop tests run on both engines. */
export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];
/** migrated: empty tables. seeded: with the rows of content/. */
export type Template = 'migrated' | 'seeded';

export const media = openMedia('content/media');

function setting(name: 'TEST_DATABASE_URL' | 'TEST_TEMPLATES'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the test run sets it.`);
  return value;
}

/** Returns the URL of a database on the PostgreSQL of the test run. */
export function addressOf(database: string): string {
  const url = new URL(setting('TEST_DATABASE_URL'));
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: setting('TEST_DATABASE_URL') });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Runs work under a lock, so that one process creates a template. */
const alone = (work: (admin: pg.Client) => Promise<void>) =>
  asAdmin(async (admin) => {
    await admin.query("select pg_advisory_lock(hashtext('aroha test templates'))");
    await work(admin);
  });

const fill = async ({ db }: Database, template: Template) => {
  if (template === 'seeded') await seed(db, 'content', media);
};

/** Returns the name of a template on PostgreSQL, unique per test run. */
export const templateName = (template: Template) => `${basename(setting('TEST_TEMPLATES')).toLowerCase()}_${template}`;

async function copyServer(template: Template): Promise<Database> {
  const from = `"${templateName(template)}"`;
  const exists = async (admin: pg.Client) =>
    (await admin.query('select 1 from pg_database where datname = $1', [templateName(template)])).rowCount === 1;
  if (!(await asAdmin(exists)))
    await alone(async (admin) => {
      if (await exists(admin)) return;
      const making = `${templateName(template)}_making`;
      await admin.query(`CREATE DATABASE "${making}"`);
      const database = await openDatabase(readEnv({ DATABASE_URL: addressOf(making) }));
      await fill(database, template);
      await database.close();
      await admin.query(`ALTER DATABASE "${making}" RENAME TO ${from}`);
    });
  const name = `aroha_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  await asAdmin((admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${from}`));
  const database = await openDatabase(readEnv({ DATABASE_URL: addressOf(name) }));
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

/**
 * Statements that drop the databases from which PostgreSQL creates others, which an embedded one never does: two fifths of
 * a template's bytes, and a quarter of the processor time of opening a copy.
 */
const DROP_SPARE = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
];

async function copyLite(template: Template): Promise<Database> {
  const file = join(setting('TEST_TEMPLATES'), `${template}.tar`);
  if (!existsSync(file))
    await alone(async () => {
      if (existsSync(file)) return;
      const database = await openMemory();
      await fill(database, template);
      const { $client } = database.db as unknown as { $client: PGlite };
      for (const statement of DROP_SPARE) await $client.exec(statement);
      const dump = await $client.dumpDataDir('none');
      writeFileSync(`${file}.making`, Buffer.from(await dump.arrayBuffer()));
      renameSync(`${file}.making`, file);
      await database.close();
    });
  return openMemory(await openAsBlob(file));
}

/** Opens a copy for one test; on PostgreSQL it is dropped on close. */
export function openCopy(engine: Engine, template: Template): Promise<Database> {
  return engine === 'pglite' ? copyLite(template) : copyServer(template);
}

/** Drops the templates of the test run from PostgreSQL. */
export const dropTemplates = () =>
  asAdmin(async (admin) => {
    for (const template of ['migrated', 'seeded'] as const)
      await admin.query(`DROP DATABASE IF EXISTS "${templateName(template)}" WITH (FORCE)`);
  });
