/** Rows of the photos and videos of returns. */
import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import { EVIDENCE, PRIVACY } from '../../core/constants.ts';
import type { EvidenceFile } from '../../core/evidence.ts';
import type { Db } from './open.ts';
import { evidence } from './order-schema.ts';

export type EvidenceRow = typeof evidence.$inferSelect;

const whole = (value: number) => sql.raw(String(value));
const older = (span: ReturnType<typeof sql>) => sql`${evidence.createdAt} < now() - ${span}`;

/** How many files an order has. */
export async function countEvidence(db: Db, number: string): Promise<number> {
  const [row] = await db.select({ files: count() }).from(evidence).where(eq(evidence.number, number));
  return row?.files ?? 0;
}

/** Notes a file before its bytes are stored: what a stop leaves behind is then found and removed. */
export async function noteEvidence(db: Db, file: Omit<EvidenceFile, 'id'> & { number: string }): Promise<EvidenceRow> {
  const [row] = await db
    .insert(evidence)
    .values({ ...file, id: randomUUID() })
    .returning();
  return row as EvidenceRow;
}

export async function findEvidence(db: Db, number: string, id: string): Promise<EvidenceRow | null> {
  const [row] = await db
    .select()
    .from(evidence)
    .where(and(eq(evidence.number, number), eq(evidence.id, id)));
  return row ?? null;
}

/** Files that the return of an order names, in the order they came. */
export function listEvidence(db: Db, number: string): Promise<EvidenceRow[]> {
  return db
    .select()
    .from(evidence)
    .where(and(eq(evidence.number, number), eq(evidence.used, true)))
    .orderBy(asc(evidence.createdAt), asc(evidence.id));
}

/** Makes files of an order those of its return. Answers how many there were. */
export async function attachEvidence(db: Db, number: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .update(evidence)
    .set({ used: true })
    .where(and(eq(evidence.number, number), inArray(evidence.id, [...ids])))
    .returning({ id: evidence.id });
  return rows.length;
}

/** Forgets a file; one that a return names only with force. False: there was none. */
export async function forgetEvidence(db: Db, id: string, force = false): Promise<boolean> {
  const rows = await db
    .delete(evidence)
    .where(and(eq(evidence.id, id), force ? undefined : eq(evidence.used, false)))
    .returning({ id: evidence.id });
  return rows.length > 0;
}

/** Ids of files whose time is over: those that no return names, and those of long ago. */
export async function listOverdue(db: Db, most: number): Promise<string[]> {
  const unused = and(eq(evidence.used, false), older(sql`make_interval(hours => ${whole(EVIDENCE.unusedHours)})`));
  const old = older(sql`make_interval(months => ${whole(PRIVACY.evidenceMonths)})`);
  const rows = await db.select({ id: evidence.id }).from(evidence).where(or(unused, old)).limit(most);
  return rows.map(({ id }) => id);
}
