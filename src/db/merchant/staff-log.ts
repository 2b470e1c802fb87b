/** The log of changes in the back office. */
import { and, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { STAFF_LOG } from '../../core/merchant/constants.ts';
import type { Db } from '../engine/db.ts';
import { staffLog } from '../schema/staff.ts';

export type LogRow = typeof staffLog.$inferSelect;
export type LogFilter = {
  /** Id of an account; 'key': the merchant key. */
  readonly person?: string | undefined;
  readonly call?: string | undefined;
  readonly subject?: string | undefined;
  /** Days, ISO, in UTC; both are included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

type Begun = Pick<LogRow, 'userId' | 'person' | 'call' | 'subject' | 'request'>;

/** Writes that a change begins. Returns the row's id. */
export async function beginLog(db: Db, row: Begun): Promise<number> {
  const [{ id }] = (await db.insert(staffLog).values(row).returning({ id: staffLog.id })) as [{ id: number }];
  return id;
}

/** Writes how it ended. */
export async function endLog(db: Db, id: number, row: Pick<LogRow, 'before' | 'after' | 'status'>): Promise<void> {
  await db.update(staffLog).set(row).where(eq(staffLog.id, id));
}

function conditionOf({ person, call, subject, from, to }: LogFilter): SQL | undefined {
  return and(
    person === undefined ? undefined : person === 'key' ? isNull(staffLog.userId) : eq(staffLog.userId, person),
    call === undefined ? undefined : eq(staffLog.call, call),
    subject === undefined ? undefined : eq(staffLog.subject, subject),
    from === undefined ? undefined : gte(staffLog.at, sql`${from}::date`),
    to === undefined ? undefined : lt(staffLog.at, sql`${to}::date + 1`),
  );
}

/** Returns one page, newest first, and how many rows there are. */
export async function listLog(db: Db, filter: LogFilter, page: number) {
  const condition = conditionOf(filter);
  const rows = await db
    .select()
    .from(staffLog)
    .where(condition)
    .orderBy(desc(staffLog.id))
    .limit(STAFF_LOG.pageSize)
    .offset((page - 1) * STAFF_LOG.pageSize);
  const [row] = await db.select({ total: count() }).from(staffLog).where(condition);
  return { rows, total: row?.total ?? 0 };
}

/** Deletes a batch of rows that are older than the log is kept. */
export async function removeOldLog(db: Db): Promise<void> {
  const age = sql`now() - make_interval(days => ${sql.raw(String(STAFF_LOG.keepDays))})`;
  const old = db.select({ id: staffLog.id }).from(staffLog).where(lt(staffLog.at, age)).limit(STAFF_LOG.purgeBatch);
  await db.delete(staffLog).where(inArray(staffLog.id, old));
}
