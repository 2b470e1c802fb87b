/** Dates and times of the back office, in the shop's time zone, as orders show theirs. */

const ZONE = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' } as const;
const DAY = new Intl.DateTimeFormat('en-IN', { ...ZONE, year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-IN', { ...ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const write = (format: Intl.DateTimeFormat) => (iso: string) => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : format.format(time);
};

/** '21 Nov 2026'; '' for an invalid date. */
export const dayText = write(DAY);
/** '21 Nov, 16:05'; '' for an invalid date. */
export const momentText = write(MOMENT);
