/** Merchant routes for contact messages. */
import type { FastifyInstance } from 'fastify';
import { MESSAGE_LIST } from '../../core/merchant/constants.ts';
import { MESSAGES_COPY as SAY } from '../../core/merchant/messages-copy.ts';
import { answerMessage, findMessages, markAnswered, messageExists, reopenMessage } from '../../db/contact/answers.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/route.ts';
import type { OrderDeps } from '../orders/deps.ts';

export function merchantMessageRoutes(app: FastifyInstance, { db, mail }: OrderDeps): void {
  /** Throws 404 for an unknown message, else 409 with the reason. */
  async function refuse(id: string, reason: string): Promise<never> {
    if (await messageExists(db, id)) throw new HttpError(409, reason);
    throw new HttpError(404, SAY.noMessage);
  }

  serve(app, 'messages', async ({ query: { state, page } }) => {
    const { rows, counts } = await findMessages(db, state, page);
    const messages = rows.map(({ mailedAt: _, createdAt, answeredAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    }));
    return { messages, counts, page, pageSize: MESSAGE_LIST.pageSize };
  });

  serve(app, 'answerMessage', async ({ params: { id }, body: { text } }) => {
    if (!mail) throw new HttpError(409, SAY.noMail);
    if (!(await answerMessage(db, id, text))) await refuse(id, SAY.answered);
    return { message: SAY.sent };
  });

  serve(app, 'markMessage', async ({ params: { id }, body: { answered } }) => {
    const isDone = await (answered ? markAnswered(db, id) : reopenMessage(db, id));
    if (!isDone) await refuse(id, SAY.mailed);
    return { message: answered ? SAY.marked : SAY.reopened };
  });
}
