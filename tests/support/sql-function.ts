/** A database function with one defence removed, which tests must detect. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/engine/db.ts';

/**
 * Runs work while part of the function is removed; restores it afterwards. The function pauses after the statement that
 * `pauseAfter` matches, so that concurrent callers meet there on fast and slow machines.
 */
export async function withoutDefence(
  db: Db,
  name: string,
  defence: RegExp,
  work: () => Promise<void>,
  pauseAfter?: RegExp,
): Promise<void> {
  const { rows } = (await db.execute(
    sql`select pg_get_functiondef(oid) as source from pg_proc where proname = ${name}`,
  )) as unknown as { rows: { source: string }[] };
  const source = rows[0]?.source ?? '';
  if (!defence.test(source)) throw new Error(`${name}() has no ${defence}.`);
  if (pauseAfter && !pauseAfter.test(source)) throw new Error(`${name}() has no ${pauseAfter}.`);
  const open = source.replace(defence, '');
  await db.execute(sql.raw(pauseAfter ? open.replace(pauseAfter, '$& PERFORM pg_sleep(0.2);') : open));
  try {
    await work();
  } finally {
    await db.execute(sql.raw(source));
  }
}
