/** Searches that found nothing, counted by day and term. */
import { sql } from 'drizzle-orm';
import { MISSES, TODAY } from '../../core/merchant/constants.ts';
import type { Db } from '../engine/db.ts';

const TODAY_IN_INDIA = sql`(now() at time zone 'Asia/Kolkata')::date`;

/**
 * Adds counts by term to today, and deletes old days. New terms are stored until the day has MISSES.perDay of them. In
 * order of terms, so that processes do not deadlock.
 */
export async function addMisses(db: Db, misses: ReadonlyMap<string, number>): Promise<void> {
  const counted = JSON.stringify(Array.from(misses, ([term, times]) => ({ term, times })));
  await db.execute(sql`
    with stored as (select term from search_misses where day = ${TODAY_IN_INDIA}),
    added as (
      select a.term, a.times, known.term is not null as is_known,
        row_number() over (partition by known.term is null order by a.times desc, a.term) as place
      from jsonb_to_recordset(${counted}::jsonb) as a (term text, times int) left join stored known on known.term = a.term
    )
    insert into search_misses (day, term, times)
    select ${TODAY_IN_INDIA}, term, times from added
    where is_known or place + (select count(*) from stored) <= ${MISSES.perDay}
    order by term
    on conflict (day, term) do update set times = search_misses.times + excluded.times`);
  await db.execute(sql`delete from search_misses where day < ${TODAY_IN_INDIA} - ${MISSES.keepDays}::int`);
}

/** The most frequent terms of the last days. */
export async function findMisses(db: Db, days: number): Promise<{ term: string; times: number }[]> {
  const { rows } = (await db.execute(sql`
    select term, sum(times)::int as times from search_misses where day > ${TODAY_IN_INDIA} - ${days}::int
    group by term order by times desc, term limit ${TODAY.misses}`)) as unknown as {
    rows: { term: string; times: number }[];
  };
  return rows;
}
