/** Samples that an address and a mailbox had. place_order_within() counts them again, under a lock. */
import { sql } from 'drizzle-orm';
import { roomBeside, type SampleRoom, tighter } from '../../core/samples/limit.ts';
import { SAMPLE_PAYMENT } from '../../core/samples/sample-order.ts';
import type { Db } from '../engine/db.ts';

/** Hash of an address or a mailbox, and its limit: samples within a number of days. */
export type SampleClient = { readonly client: string; readonly samples: number; readonly days: number };

type Row = { client: string; placed_at: string | Date; samples: number };

/** What is left to these clients, and from when the wanted number can be ordered. */
export async function sampleRoom(
  db: Db,
  clients: readonly SampleClient[],
  wanted: number,
  now: Date,
): Promise<SampleRoom> {
  const hashes = clients.map(({ client }) => client);
  const { rows } = (await db.execute(sql`
    select c.client, o.placed_at, (select sum(l.quantity) from order_lines l where l.number = o.number)::int as samples
    from order_clients c join orders o on o.number = c.number
    where c.client in (${sql.join(hashes, sql`, `)}) and o.payment = ${SAMPLE_PAYMENT} and o.state <> 'cancelled'`)) as unknown as {
    rows: Row[];
  };
  const counted = rows.map(({ placed_at: at, ...row }) => ({ ...row, placedAt: new Date(at) }));
  return hashes
    .map((hash) =>
      roomBeside(
        counted.filter(({ client }) => client === hash),
        wanted,
        now,
      ),
    )
    .reduce(tighter);
}
