/** Chooses who is written to when stock arrives, no more people than there are pieces. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { WAITING_LIST } from '../../core/lists/constants.ts';
import { batchSize } from '../../core/lists/lists.ts';
import type { Db } from '../engine/db.ts';
import { transact } from '../engine/retry.ts';
import { events } from '../schema/events.ts';
import { stockWatchers } from '../schema/lists.ts';
import { variants } from '../schema/variants.ts';
import { ago } from './stock-watchers.ts';

const TOLD_LATELY = gt(stockWatchers.toldAt, ago('hours', WAITING_LIST.batchHours));

/** Puts a person back in the queue whose letter was not sent because the pieces are gone again. */
export async function unchoose(db: Db, id: string): Promise<void> {
  await db
    .update(stockWatchers)
    .set({ state: 'waiting', toldAt: null })
    .where(and(eq(stockWatchers.id, id), eq(stockWatchers.state, 'told')));
}

/**
 * Marks the next people of a variant as told and returns their ids, oldest request first. Call it in the planning
 * transaction: one process plans at a time, and their letters exist exactly if the marks do.
 */
export async function chooseWatchers(tx: Db, sku: string): Promise<string[]> {
  const [variant] = await tx.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku));
  if (!variant || variant.stock === 0) return [];
  const told = await tx.$count(stockWatchers, and(eq(stockWatchers.sku, sku), TOLD_LATELY));
  const most = batchSize(variant.stock, told);
  if (most === 0) return [];
  const next = tx
    .select({ id: stockWatchers.id })
    .from(stockWatchers)
    .where(and(eq(stockWatchers.sku, sku), eq(stockWatchers.state, 'waiting')))
    .orderBy(asc(stockWatchers.askedAt), asc(stockWatchers.id))
    .limit(most)
    .for('update');
  const chosen = await tx
    .update(stockWatchers)
    .set({ state: 'told', toldAt: sql`now()` })
    .where(inArray(stockWatchers.id, sql`(select id from ${next.as('next')})`))
    .returning({ id: stockWatchers.id, askedAt: stockWatchers.askedAt });
  return chosen.toSorted((a, b) => +a.askedAt - +b.askedAt || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}

/**
 * Writes an event for each variant in stock with people who may be written to: after a day, or when stock has grown. Two
 * processes may write the same one; the second then has no recipients.
 */
export function offerStock(db: Db, most: number): Promise<void> {
  return transact(db, async (tx) => {
    const due = sql`
      select v.sku from ${variants} v
      where v.stock > 0
        and v.sku in (select w.sku from ${stockWatchers} w where w.state = 'waiting')
        and v.stock > (select count(*) from ${stockWatchers} t
          where t.sku = v.sku and t.told_at > ${ago('hours', WAITING_LIST.batchHours)})
        and not exists (select from ${events} e
          where e.planned_at is null and e.subject = v.sku and e.type in ('stock.back', 'stock.offered'))
      order by v.sku limit ${most}`;
    await tx.execute(sql`insert into ${events} (type, subject, data)
      select 'stock.offered', sku, jsonb_build_object('sku', sku) from (${due}) due`);
  });
}
