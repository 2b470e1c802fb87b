/** Exports newsletter subscribers as CSV rows for mailing programs: confirmed ones, oldest first. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/engine/db.ts';
import { subscribers } from '../db/schema/newsletter.ts';
import { writeCsv } from './csv.ts';

const COLUMNS = ['email', 'state', 'askedAt', 'confirmedAt', 'leftAt', 'language'];
const moment = (at: Date | null) => at?.toISOString() ?? '';

/** all: includes unconfirmed and unsubscribed addresses as a record of consent. They must not be emailed. */
export async function exportSubscribers(db: Db, all = false): Promise<string> {
  const rows = await db
    .select()
    .from(subscribers)
    .where(all ? undefined : eq(subscribers.state, 'confirmed'))
    .orderBy(asc(subscribers.createdAt), asc(subscribers.email));
  const lines = rows.map((row) => [
    row.email,
    row.state,
    moment(row.createdAt),
    moment(row.confirmedAt),
    moment(row.unsubscribedAt),
    row.consentLocale,
  ]);
  return writeCsv([COLUMNS, ...lines]);
}
