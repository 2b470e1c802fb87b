/** What the script beside opening hours says: apart from the store's other words, so that a page ships these few alone. */
export const HOURS_COPY = {
  closed: 'Closed',
  openUntil: (time: string) => `Open now, until ${time}`,
  opensToday: (time: string) => `Closed now, opens today at ${time}`,
  opensOn: (day: string, time: string) => `Closed now, opens ${day} at ${time}`,
} as const;
