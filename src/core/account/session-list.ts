/** The list of an account's signed-in devices. */
import { asFlag, asObject, findList, firstText, type Report, readList } from '../shop/read.ts';

/** A device on which the shopper is signed in. */
export type AccountSession = {
  readonly id: string;
  readonly current: boolean;
  readonly createdAt: string | null;
  readonly lastSeenAt: string | null;
  /** User agent; '' when the browser sends none. */
  readonly agent: string;
};

function readSession(value: unknown): AccountSession | null {
  const object = asObject(value);
  const id = object && firstText(object, '_id', 'id');
  if (!object || !id) return null;
  return {
    id,
    current: asFlag(object.current),
    createdAt: firstText(object, 'createdAt'),
    lastSeenAt: firstText(object, 'lastSeenAt', 'updatedAt', 'createdAt'),
    agent: firstText(object, 'agent', 'userAgent') ?? '',
  };
}

/** Reads {sessions}. */
export function readSessions(body: unknown, report: Report): AccountSession[] | null {
  const items = findList(body, 'sessions');
  return items && readList(items, 'sessions', readSession, report);
}
