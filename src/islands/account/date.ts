/** Date format of the account pages. */

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** '21 November 2026'; '' for an invalid date. */
export function dayText(iso: string | null): string {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? '' : DAY.format(time);
}
