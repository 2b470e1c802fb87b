/** A mail server and a webhook receiver that count what processes deliver, and the events to deliver. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/engine/db.ts';
import { addEndpoint } from '../../src/db/events/endpoints.ts';
import { publish } from '../../src/db/events/publish.ts';
import { deliveries, events } from '../../src/db/schema/events.ts';
import { openSmtp } from './smtp-server.ts';
import { openReceiver } from './webhook-receiver.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** What became of the events, by receipts. */
export type DeliveryCounts = {
  readonly events: number;
  /** Deliveries that no receiver got, or that the database does not call sent. */
  readonly lost: number;
  /** Receipts of one delivery under a second key: receivers that honour Message-ID and webhook-id would take it twice. */
  readonly twice: number;
  /** Receipts of a key that the receiver had already: it ignores them. */
  readonly repeated: number;
  /** Subjects whose events first arrived in another order. */
  readonly disordered: number;
};

export async function openReceivers() {
  const [smtp, receiver] = await Promise.all([openSmtp(), openReceiver()]);
  receiver.secrets = [SECRET];
  const messageIds = () => smtp.emails.map(({ raw }) => /^Message-ID:\s+<([^@>]+)@/im.exec(raw)?.[1] ?? '');

  /** Writes three events per subject. Each becomes a webhook and, with letters, two of them a letter. */
  async function fill(db: Db, subjects: number, { letters = true } = {}): Promise<void> {
    await addEndpoint(db, { url: receiver.url, types: [], description: '', secret: SECRET });
    await db.transaction(async (tx) => {
      for (let at = 0; at < subjects; at++) {
        const userId = `u-${at}`;
        const email = `new-${at}@shop.example`;
        if (!letters) {
          for (const reviewId of ['a', 'b', 'c'])
            await publish(tx, 'review.submitted', userId, { reviewId, productId: 'p', rating: 5, state: 'shown' });
          continue;
        }
        await publish(tx, 'account.created', userId, { userId, email });
        await publish(tx, 'account.email-changed', userId, { userId, email, former: `old-${at}@shop.example` });
        await publish(tx, 'account.password-changed', userId, { userId, email });
      }
    });
  }

  async function count(db: Db): Promise<DeliveryCounts> {
    const rows = await db
      .select({ event: events.id, subject: events.subject, channel: deliveries.channel, state: deliveries.state })
      .from(deliveries)
      .innerJoin(events, sql`${events.position} = ${deliveries.event}`)
      .orderBy(deliveries.id);
    const letters = Map.groupBy(messageIds(), (id) => id.split('.')[0] ?? '');
    const hooks = Map.groupBy(receiver.received, ({ body }) => body.id);
    const keysOf = ({ channel, event }: (typeof rows)[number]) =>
      new Set(channel === 'webhook' ? hooks.get(event)?.map(({ id }) => id) : letters.get(event));
    const keys = rows.map(keysOf);
    const received = smtp.emails.length + receiver.received.length;
    const first = new Map<string, number>();
    for (const [at, { body }] of receiver.received.entries()) if (!first.has(body.id)) first.set(body.id, at);
    const bySubject = Map.groupBy(
      rows.filter(({ channel }) => channel === 'webhook'),
      ({ subject }) => subject,
    );
    const isOrdered = (of: typeof rows) =>
      of.every(({ event }, at) => at === 0 || (first.get(of[at - 1]?.event ?? '') ?? 0) < (first.get(event) ?? 0));
    return {
      events: await db.$count(events),
      lost: rows.filter(({ state }, at) => state !== 'sent' || keys[at]?.size === 0).length,
      twice: keys.reduce((sum, { size }) => sum + Math.max(0, size - 1), 0),
      repeated: received - new Set([...messageIds(), ...receiver.received.map(({ id }) => id)]).size,
      disordered: [...bySubject.values()].filter((of) => !isOrdered(of)).length,
    };
  }

  return {
    fill,
    count,
    smtpUrl: smtp.url,
    received: () => smtp.emails.length + receiver.requests,
    close: async () => {
      await smtp.close();
      await receiver.close();
    },
  };
}
