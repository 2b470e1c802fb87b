/** A function of the database as it is, and with one of its defences taken out: what a test must notice. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/engine/db.ts';

/** Runs work while the named function lacks a piece of its text; the real one is back afterwards. */
export async function withoutDefence(db: Db, name: string, defence: RegExp, work: () => Promise<void>): Promise<void> {
  const { rows } = (await db.execute(
    sql`select pg_get_functiondef(oid) as source from pg_proc where proname = ${name}`,
  )) as unknown as { rows: { source: string }[] };
  const source = rows[0]?.source ?? '';
  if (!defence.test(source)) throw new Error(`${name}() has no ${defence}.`);
  await db.execute(sql.raw(source.replace(defence, '')));
  try {
    await work();
  } finally {
    await db.execute(sql.raw(source));
  }
}
