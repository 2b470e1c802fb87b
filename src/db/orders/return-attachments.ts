/** Rows of the photos and videos of returns. */
import { and, asc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { EvidenceFile } from '../../core/order/return-attachments.ts';
import { EVIDENCE_LIMITS, PRIVACY } from '../../core/shop/constants.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { evidence } from '../schema/orders.ts';

export type EvidenceRow = typeof evidence.$inferSelect;

const whole = (value: number) => sql.raw(String(value));
const older = (span: ReturnType<typeof sql>) => sql`${evidence.createdAt} < now() - ${span}`;

/** Bytes; number and network say whose they are counted as. */
export type Reservation = {
  readonly id: string;
  readonly number: string;
  readonly network: string;
  readonly size: number;
};
/** Greatest number of files of an order, and greatest bytes of an order, of a network's unused files and of all files. */
export type EvidenceLimits = {
  readonly files: number;
  readonly order: number;
  readonly network: number;
  readonly total: number;
};
export type Reserved = 'reserved' | 'files' | 'order' | 'network' | 'total';

/** Reserves the place of a file before its bytes are read, or returns the limit that it would exceed. One atomic call. */
export async function reserveEvidence(db: Db, file: Reservation, limits: EvidenceLimits): Promise<Reserved> {
  const { id, number, network, size } = file;
  const [row] = await db
    .select({ state: sql<Reserved>`reservation.state` })
    .from(
      sql`reserve_evidence(${id}, ${number}, ${network}, ${size}::bigint, ${JSON.stringify(limits)}::jsonb) as reservation(state)`,
    );
  if (!row) throw new Error('reserve_evidence() returned nothing.');
  return row.state;
}

/** Completes a reservation whose bytes are stored. Null: it was given up meanwhile. */
export async function completeEvidence(
  db: Db,
  id: string,
  file: Omit<EvidenceFile, 'id'>,
): Promise<EvidenceRow | null> {
  const [row] = await db
    .update(evidence)
    .set({ ...file, arrived: true })
    .where(and(eq(evidence.id, id), eq(evidence.arrived, false)))
    .returning();
  return row ?? null;
}

export async function findEvidence(db: Db, number: string, id: string): Promise<EvidenceRow | null> {
  const [row] = await db
    .select()
    .from(evidence)
    .where(and(eq(evidence.number, number), eq(evidence.id, id), evidence.arrived));
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
    .where(and(eq(evidence.number, number), inArray(evidence.id, [...ids]), evidence.arrived))
    .returning({ id: evidence.id });
  return rows.length;
}

/** A file that no return names. */
const UNUSED = eq(evidence.used, false);

/**
 * Deletes a file for which the condition still holds, and its bytes, in one transaction: a return that names the file at
 * the same moment waits, and then finds that it is gone. Returns false when there was none.
 */
export function forgetEvidence(
  db: Db,
  id: string,
  removeBytes: () => Promise<unknown>,
  condition: SQL = UNUSED,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const rows = await tx
      .delete(evidence)
      .where(and(eq(evidence.id, id), condition))
      .returning({ id: evidence.id });
    if (rows.length > 0) await removeBytes();
    return rows.length > 0;
  });
}

const unused = and(UNUSED, older(sql`make_interval(hours => ${whole(EVIDENCE_LIMITS.unusedHours)})`));
const old = older(sql`make_interval(months => ${whole(PRIVACY.evidenceMonths)})`);
const stale = and(not(evidence.arrived), older(sql`make_interval(secs => ${whole(EVIDENCE_LIMITS.staleMs / 1000)})`));
/** Reservations that were not completed, files that no return names, and old ones. */
export const OVERDUE = or(unused, old, stale) as SQL;

/** Ids of files whose time is over. */
export async function listOverdue(db: Db, most: number): Promise<string[]> {
  const rows = await db.select({ id: evidence.id }).from(evidence).where(OVERDUE).limit(most);
  return rows.map(({ id }) => id);
}
