/** Answers to contact messages. */
import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { MESSAGE_LIST } from '../../core/merchant/constants.ts';
import type { MessageState } from '../../core/merchant/message.ts';
import type { Db } from '../engine/db.ts';
import { publish } from '../events/publish.ts';
import { messages } from '../schema/messages.ts';

/** Longer than the page offers to undo, shorter than the letter waits. */
const UNDO_SECONDS = MESSAGE_LIST.undoMs / 1000 + 2;

/** Returns a page of messages in a state, open ones oldest first, and the number in each state. */
export async function findMessages(db: Db, state: MessageState, page: number) {
  const condition = state === 'open' ? isNull(messages.answeredAt) : isNotNull(messages.answeredAt);
  const [rows, open, answered] = await Promise.all([
    db
      .select()
      .from(messages)
      .where(condition)
      .orderBy(state === 'open' ? asc(messages.createdAt) : desc(messages.answeredAt), asc(messages.id))
      .limit(MESSAGE_LIST.pageSize)
      .offset((page - 1) * MESSAGE_LIST.pageSize),
    db.select({ total: count() }).from(messages).where(isNull(messages.answeredAt)),
    db.select({ total: count() }).from(messages).where(isNotNull(messages.answeredAt)),
  ]);
  return { rows, counts: { open: open[0]?.total ?? 0, answered: answered[0]?.total ?? 0 } };
}

export const messageExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(messages, eq(messages.id, id))) > 0;

/** Stores an answer and writes the event that emails it. Returns false when there is no such open message. */
export function answerMessage(db: Db, id: string, text: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const rows = await tx
      .update(messages)
      .set({ answer: text, answeredAt: sql`now()` })
      .where(and(eq(messages.id, id), isNull(messages.answeredAt)))
      .returning({ id: messages.id });
    if (rows.length === 0) return false;
    await publish(tx, 'message.answered', id, { messageId: id });
    return true;
  });
}

/** Marks a message as answered elsewhere. Returns false when there is none. */
export async function markAnswered(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(messages)
    .set({ answeredAt: sql`coalesce(${messages.answeredAt}, now())` })
    .where(eq(messages.id, id))
    .returning({ id: messages.id });
  return rows.length > 0;
}

/** Opens a message again. Returns false when there is none, or its answer is about to be emailed or has been. */
export async function reopenMessage(db: Db, id: string): Promise<boolean> {
  const isFresh = sql`${messages.answeredAt} > now() - make_interval(secs => ${UNDO_SECONDS}::int)`;
  const rows = await db
    .update(messages)
    .set({ answeredAt: null, answer: null })
    .where(and(eq(messages.id, id), or(isNull(messages.answer), isFresh)))
    .returning({ id: messages.id });
  return rows.length > 0;
}

/** What the letter of an answer is written from. */
export type Answer = { readonly email: string; readonly message: string; readonly answer: string };

/** Returns the answer that was given at a moment; null when it was taken back or replaced, or the message is gone. */
export async function findAnswer(db: Db, id: string, at: Date): Promise<Answer | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  if (!row || row.answer === null || row.answeredAt?.getTime() !== at.getTime()) return null;
  return { email: row.email, message: row.message, answer: row.answer };
}
