/** Dates as the account says them. */

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** '21 November 2026', '' for a date that cannot be read. */
export function dayText(iso: string | null): string {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? '' : DAY.format(time);
}
