/** Rows of return attachments (photos and videos). */
import { and, asc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { RETURN_ATTACHMENT_LIMITS } from '../../core/order/constants.ts';
import type { ReturnAttachment } from '../../core/order/return-attachments.ts';
import { PRIVACY } from '../../core/shop/constants.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { returnAttachments } from '../schema/returns.ts';

export type AttachmentRow = typeof returnAttachments.$inferSelect;

/** A file without a return. */
const UNUSED = eq(returnAttachments.used, false);

const whole = (value: number) => sql.raw(String(value));
const older = (span: ReturnType<typeof sql>) => sql`${returnAttachments.createdAt} < now() - ${span}`;

/** size is in bytes; number and network are the owners of the quota. */
export type Reservation = {
  readonly id: string;
  readonly number: string;
  readonly network: string;
  readonly size: number;
};
/** Maximum number of files per order, and maximum bytes per order, of a network's unused files, and of all files. */
export type AttachmentLimits = {
  readonly files: number;
  readonly order: number;
  readonly network: number;
  readonly total: number;
};
export type ReservationResult = 'reserved' | 'files' | 'order' | 'network' | 'total';

/** Reserves space before the upload, or returns the exceeded limit. One atomic call. */
export async function reserveAttachment(
  db: Db,
  file: Reservation,
  limits: AttachmentLimits,
): Promise<ReservationResult> {
  const { id, number, network, size } = file;
  const [row] = await db
    .select({ state: sql<ReservationResult>`reservation.state` })
    .from(
      sql`reserve_evidence(${id}, ${number}, ${network}, ${size}::bigint, ${JSON.stringify(limits)}::jsonb) as reservation(state)`,
    );
  if (!row) throw new Error('reserve_evidence() returned no row.');
  return row.state;
}

/** Completes a reservation after the upload. Returns null when it was released meanwhile. */
export async function completeAttachment(
  db: Db,
  id: string,
  file: Omit<ReturnAttachment, 'id'>,
): Promise<AttachmentRow | null> {
  const [row] = await db
    .update(returnAttachments)
    .set({ ...file, arrived: true })
    .where(and(eq(returnAttachments.id, id), eq(returnAttachments.arrived, false)))
    .returning();
  return row ?? null;
}

export async function findAttachment(db: Db, number: string, id: string): Promise<AttachmentRow | null> {
  const [row] = await db
    .select()
    .from(returnAttachments)
    .where(and(eq(returnAttachments.number, number), eq(returnAttachments.id, id), returnAttachments.arrived));
  return row ?? null;
}

/** Returns the attachments of an order's returns, oldest first. */
export function listAttachments(db: Db, number: string): Promise<AttachmentRow[]> {
  return db
    .select()
    .from(returnAttachments)
    .where(and(eq(returnAttachments.number, number), eq(returnAttachments.used, true)))
    .orderBy(asc(returnAttachments.createdAt), asc(returnAttachments.id));
}

/** Attaches files that no return has yet. Returns the number of files found. */
export async function attachToReturn(
  db: Db,
  number: string,
  position: number,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .update(returnAttachments)
    .set({ used: true, position })
    .where(
      and(
        eq(returnAttachments.number, number),
        inArray(returnAttachments.id, [...ids]),
        returnAttachments.arrived,
        UNUSED,
      ),
    )
    .returning({ id: returnAttachments.id });
  return rows.length;
}

/**
 * Deletes a file that still meets the condition, and its bytes, in one transaction: a concurrent return request waits and
 * then finds it gone. Returns false when there was none.
 */
export function deleteAttachmentRow(
  db: Db,
  id: string,
  removeBytes: () => Promise<unknown>,
  condition: SQL = UNUSED,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const rows = await tx
      .delete(returnAttachments)
      .where(and(eq(returnAttachments.id, id), condition))
      .returning({ id: returnAttachments.id });
    if (rows.length > 0) await removeBytes();
    return rows.length > 0;
  });
}

const unused = and(UNUSED, older(sql`make_interval(hours => ${whole(RETURN_ATTACHMENT_LIMITS.unusedHours)})`));
const old = older(sql`make_interval(months => ${whole(PRIVACY.evidenceMonths)})`);
const stale = and(
  not(returnAttachments.arrived),
  older(sql`make_interval(secs => ${whole(RETURN_ATTACHMENT_LIMITS.staleMs / 1000)})`),
);
/** Incomplete reservations, unused files and expired ones. */
export const OVERDUE = or(unused, old, stale) as SQL;

/** Returns ids of expired files. */
export async function listOverdue(db: Db, most: number): Promise<string[]> {
  const rows = await db.select({ id: returnAttachments.id }).from(returnAttachments).where(OVERDUE).limit(most);
  return rows.map(({ id }) => id);
}
