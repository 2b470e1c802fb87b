/** Contact messages as the back office reads them. Pure. */
import { number, text } from '../order/line-reader.ts';
import { asObject, type Report, readList } from '../shop/read.ts';

export const MESSAGE_STATES = ['open', 'answered'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export type OfficeMessage = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly createdAt: string;
  /** null: open. */
  readonly answeredAt: string | null;
  /** The answer that was emailed; '' for none. */
  readonly answer: string;
};
export type MessageList = {
  readonly messages: readonly OfficeMessage[];
  readonly counts: Readonly<Record<MessageState, number>>;
  readonly page: number;
  readonly pageSize: number;
};

function readOne(value: unknown): OfficeMessage | null {
  const object = asObject(value);
  if (!object || !text(object, 'id')) return null;
  return {
    id: text(object, 'id'),
    name: text(object, 'name'),
    email: text(object, 'email'),
    message: text(object, 'message'),
    createdAt: text(object, 'createdAt'),
    answeredAt: text(object, 'answeredAt') || null,
    answer: text(object, 'answer'),
  };
}

export function readMessageList(body: unknown, report: Report): MessageList | null {
  const object = asObject(body);
  if (!object || !Array.isArray(object.messages)) return null;
  const counts = asObject(object.counts) ?? {};
  return {
    messages: readList(object.messages, 'messages', readOne, report),
    counts: { open: number(counts, 'open'), answered: number(counts, 'answered') },
    page: number(object, 'page') || 1,
    pageSize: number(object, 'pageSize') || 1,
  };
}
