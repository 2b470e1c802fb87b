/** Contact messages: stored, marked when emailed, deleted after their retention time. */
import { randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { PRIVACY } from '../../core/shop/constants.ts';
import type { Db } from '../engine/db.ts';
import { publish } from '../events/publish.ts';
import { messages } from '../schema/messages.ts';

export type Message = { readonly name: string; readonly email: string; readonly message: string };

const TOO_OLD = lt(messages.createdAt, sql`now() - make_interval(months => ${sql.raw(String(PRIVACY.messageMonths))})`);

/** Stores a message and deletes expired ones. Returns its id. */
export async function storeMessage(db: Db, message: Message): Promise<string> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await tx.insert(messages).values({ id, ...message });
    await publish(tx, 'message.received', id, { messageId: id });
  });
  await db.delete(messages).where(TOO_OLD);
  return id;
}

export async function findMessage(db: Db, id: string): Promise<Message | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row ?? null;
}

export async function markMailed(db: Db, id: string): Promise<void> {
  await db.update(messages).set({ mailedAt: sql`now()` }).where(eq(messages.id, id));
}
