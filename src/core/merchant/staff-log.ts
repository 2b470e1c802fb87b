/** The log of changes in the back office, as the browser reads it. Pure. */
import { asNumber, asObject, asText } from '../shop/read.ts';

export type Fields = Readonly<Record<string, unknown>>;

export type LogEntry = {
  readonly id: number;
  readonly at: string;
  readonly person: string;
  readonly call: string;
  readonly subject: string;
  readonly request: Fields;
  readonly before: Fields | null;
  readonly after: Fields | null;
  readonly status: number | null;
};
export type StaffLog = {
  readonly entries: readonly LogEntry[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
};

function readEntry(value: unknown): LogEntry | null {
  const row = asObject(value) ?? {};
  const [id, at] = [asNumber(row.id), asText(row.at)];
  if (id === null || at === null) return null;
  return {
    id,
    at,
    person: asText(row.person) ?? '',
    call: asText(row.call) ?? '',
    subject: asText(row.subject) ?? '',
    request: asObject(row.request) ?? {},
    before: asObject(row.before),
    after: asObject(row.after),
    status: asNumber(row.status),
  };
}

export function readStaffLog(body: unknown): StaffLog | null {
  const log = asObject(body);
  if (!log || !Array.isArray(log.entries)) return null;
  const entries = log.entries.map(readEntry).filter((entry) => entry !== null);
  const whole = (value: unknown, least: number) => Math.max(least, asNumber(value) ?? least);
  return { entries, total: whole(log.total, 0), page: whole(log.page, 1), pageSize: whole(log.pageSize, 1) };
}
