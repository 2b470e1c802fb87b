/** Calls that a page of the back office sends before its code has loaded. Pure, and small: it runs before everything else. */
import { indiaDay } from '../delivery/delivery.ts';
import type { Role } from './role.ts';

/**
 * Path with :parameters, names and defaults of the query, and the roles that may make the call; null for everyone. The
 * default 'today' stands for the day in India.
 */
export type EarlyCall = readonly [path: string, query: string, roles: readonly Role[] | null];

/**
 * Returns the URL of a call on a page whose address has this search, the same as the client makes of the page's own call;
 * null when the address lacks a parameter of the path.
 */
export function earlyUrl([path, query]: EarlyCall, search: string, now: Date): string | null {
  const given = new URLSearchParams(search);
  const filled = path.replace(/:(\w+)/g, (name, key) => encodeURIComponent(given.get(key) ?? '') || name);
  if (filled.includes('/:')) return null;
  const rest = [...new URLSearchParams(query)].flatMap(([name, usual]) => {
    const value = given.get(name) || (usual === 'today' ? indiaDay(now) : usual);
    return value ? [[name, value]] : [];
  });
  return rest.length > 0 ? `${filled}?${new URLSearchParams(rest)}` : filled;
}
