/** Counts what waits for the merchant. */
import { sql } from 'drizzle-orm';
import { LOW_STOCK } from '../../core/events/constants.ts';
import type { WaitingKind } from '../../core/merchant/waiting.ts';
import type { Db } from '../engine/db.ts';

const FUNDED = sql`(payment_state = 'paid' or (payment = 'cod' and payment_state = 'due'))`;

/** One subquery per kind, each with an index. Orders that are not paid wait for the shopper, not for the merchant. */
const COUNTS: Readonly<Record<WaitingKind, ReturnType<typeof sql>>> = {
  confirm: sql`select count(*) from orders where state = 'placed' and ${FUNDED}`,
  payments: sql`select count(*) from orders where payment_state = 'claimed'`,
  pack: sql`select count(*) from orders where state = 'confirmed' and ${FUNDED}`,
  ship: sql`select count(*) from orders where state = 'packed'`,
  returns: sql`select count(*) from returns where state = 'requested'`,
  refunds: sql`select count(*) from orders where refund_since is not null`,
  reviews: sql`select count(*) from reviews where state = 'held'`,
  messages: sql`select count(*) from messages where answered_at is null`,
  stock: sql`select count(*) from variants where stock <= ${sql.raw(String(LOW_STOCK))}`,
};

/** Counts the given kinds in one statement. */
export async function countWaiting(db: Db, kinds: readonly WaitingKind[]) {
  if (kinds.length === 0) return [];
  const columns = kinds.map((kind) => sql`(${COUNTS[kind]})::int as ${sql.identifier(kind)}`);
  const { rows } = (await db.execute(sql`select ${sql.join(columns, sql`, `)}`)) as unknown as {
    rows: Record<WaitingKind, number>[];
  };
  return kinds.map((kind) => ({ kind, count: rows[0]?.[kind] ?? 0 }));
}
