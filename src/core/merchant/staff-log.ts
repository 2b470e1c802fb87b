/** The log of changes in the back office: what is stored of a change, and how the browser reads it. Pure. */
import { asNumber, asObject, asText } from '../shop/read.ts';
import { STAFF_LOG } from './constants.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that no log may hold. */
const SECRET = /secret|token|password|^(codes?|uri|qr|link)$/i;

/** Returns a value for the log: without secrets, long texts cut. */
export function loggable(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > STAFF_LOG.maxTextLength ? `${value.slice(0, STAFF_LOG.maxTextLength)} …` : value;
  if (Array.isArray(value)) return value.map(loggable);
  const fields = asObject(value);
  if (!fields) return value ?? null;
  const kept = Object.entries(fields).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, loggable(one)]));
}

/** Returns the fields of two objects that differ; null where there is nothing to compare. */
export function changedFields(before: unknown, after: unknown): { before: Fields | null; after: Fields | null } {
  const [old, fresh] = [asObject(before), asObject(after)];
  if (!old || !fresh) return { before: old && (loggable(old) as Fields), after: fresh && (loggable(fresh) as Fields) };
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  const changed = names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name]));
  const pick = (from: Fields) => loggable(Object.fromEntries(changed.map((name) => [name, from[name] ?? null])));
  return { before: pick(old) as Fields, after: pick(fresh) as Fields };
}

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
