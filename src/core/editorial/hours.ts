/** Opening hours, calculated in the store's own time zone. */

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof DAYS)[number];

/** '10:00' to '19:00', on one day; null: closed. */
export type Span = { readonly from: string; readonly to: string };
export type Hours = Readonly<Record<Day, Span | null>>;

export type OpeningState =
  | { readonly open: true; readonly day: Day; readonly until: string }
  /** next is null for a store that never opens; daysAhead 0 means later today. */
  | { readonly open: false; readonly day: Day; readonly next: { day: Day; from: string; daysAhead: number } | null };

/** Weekday and time ('14:05') of a moment in a time zone such as 'Europe/Berlin'. */
export function localTime(moment: Date, timeZone: string): { day: Day; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: part('weekday').toLowerCase() as Day, time: `${part('hour')}:${part('minute')}` };
}

/** Whether a store is open at a moment, until when, or when it opens next. */
export function openingState(hours: Hours, moment: Date, timeZone: string): OpeningState {
  const { day, time } = localTime(moment, timeZone);
  const today = hours[day];
  if (today && time >= today.from && time < today.to) return { open: true, day, until: today.to };
  const start = DAYS.indexOf(day);
  for (let daysAhead = 0; daysAhead <= DAYS.length; daysAhead++) {
    const next = DAYS[(start + daysAhead) % DAYS.length] as Day;
    const span = hours[next];
    if (span && (daysAhead > 0 || time < span.from))
      return { open: false, day, next: { day: next, from: span.from, daysAhead } };
  }
  return { open: false, day, next: null };
}

/** Groups consecutive days with the same hours: Monday to Friday, Saturday, Sunday. */
export function hourLines(hours: Hours): { days: Day[]; span: Span | null }[] {
  const lines: { days: Day[]; span: Span | null }[] = [];
  for (const day of DAYS) {
    const span = hours[day];
    const last = lines.at(-1);
    if (last && last.span?.from === span?.from && last.span?.to === span?.to) last.days.push(day);
    else lines.push({ days: [day], span });
  }
  return lines;
}
