/** Request and response schemas of contact messages. */

import { z } from 'zod';
import { messageShape } from '../account/shapes.ts';
import { CATALOGUE } from '../catalogue/constants.ts';
import { count, withoutNull } from '../shop/value-shapes.ts';
import { MESSAGE_LIST } from './constants.ts';
import { MESSAGE_STATES } from './message.ts';
import { MESSAGES_COPY as SAY } from './messages-copy.ts';

const ofMessage = z.object({ id: z.string().max(60) });

export const MESSAGES_CONTRACT = {
  messages: {
    summary: 'Contact messages: open ones oldest first, answered ones newest first',
    merchant: true,
    query: z.object({
      state: z.enum(MESSAGE_STATES).default('open'),
      page: z.coerce.number().int().min(1).max(CATALOGUE.maxPage).default(1),
    }),
    response: z.strictObject({
      messages: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          message: z.string(),
          createdAt: z.iso.datetime(),
          answeredAt: z.iso.datetime().nullable(),
          answer: z.string().nullable(),
        }),
      ),
      counts: z.strictObject({ open: count, answered: count }),
      page: count,
      pageSize: count,
    }),
  },
  answerMessage: {
    summary: `Emails an answer, ${MESSAGE_LIST.delaySeconds} s later; until shortly before it can be taken back`,
    merchant: true,
    params: ofMessage,
    body: z.object({
      text: withoutNull(z.string().trim().min(1, SAY.empty).max(MESSAGE_LIST.answerMax, SAY.long)),
    }),
    response: messageShape,
  },
  markMessage: {
    summary: 'Marks a message as answered elsewhere, or opens it again; an answer that was emailed stays',
    merchant: true,
    params: ofMessage,
    body: z.object({ answered: z.boolean() }),
    response: messageShape,
  },
} as const;
