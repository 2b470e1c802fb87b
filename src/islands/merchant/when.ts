/** Dates and times of the back office, in the browser's time zone. */

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

const write = (format: Intl.DateTimeFormat) => (iso: string) => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : format.format(time);
};

/** '21 Nov 2026'; '' for an invalid date. */
export const dayText = write(DAY);
/** '21 Nov, 4:05 pm'; '' for an invalid date. */
export const momentText = write(MOMENT);
