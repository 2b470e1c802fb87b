/** Texts of the opening-hours script, in a file of their own to keep its bundle small. */
export const HOURS_COPY = {
  closed: 'Closed',
  openUntil: (time: string) => `Open now, until ${time}`,
  opensToday: (time: string) => `Closed now, opens today at ${time}`,
  opensOn: (day: string, time: string) => `Closed now, opens ${day} at ${time}`,
} as const;
