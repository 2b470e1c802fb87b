/** What of a request and of a changed record may stand in the staff log. */
import { asObject } from '../shop/read.ts';
import { STAFF_LOG } from './constants.ts';
import type { Fields } from './staff-log.ts';

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
