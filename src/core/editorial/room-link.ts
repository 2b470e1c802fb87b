/** The ticked pieces of a room in its address: `?pieces=elegant-lamp,black-chair`. Without it every piece is ticked. */
const PARAMETER = 'pieces';

/** Returns the slugs that an address ticks, or null when it names none. */
export function readTicks(search: string): Set<string> | null {
  const value = new URLSearchParams(search).get(PARAMETER);
  return value === null ? null : new Set(value.split(',').filter(Boolean));
}

/** Returns the query of an address with these pieces ticked; other parameters stay, and a whole room adds nothing. */
export function writeTicks(search: string, ticked: readonly string[], whole: boolean): string {
  const rest = new URLSearchParams(search);
  rest.delete(PARAMETER);
  const parts = [rest.toString(), whole ? '' : `${PARAMETER}=${ticked.map(encodeURIComponent).join(',')}`];
  const query = parts.filter(Boolean).join('&');
  return query && `?${query}`;
}
