/** Days, moments and times left as an order's page shows them. */
import { dayText, indiaDay } from '../delivery/delivery.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });

const count = (many: number, unit: string) => `${many} ${unit}${many === 1 ? '' : 's'}`;

/** 'Saturday 21 November' in Indian time; '' for an invalid date. */
export function dayOf(moment: string): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? '' : dayText(indiaDay(new Date(at)));
}

/** Like dayOf(), with the year. */
export function dateOf(moment: string): string {
  const day = dayOf(moment);
  return day && `${day} ${indiaDay(new Date(moment)).slice(0, 4)}`;
}

/** '19:42' today, else 'Tuesday 24 November, 18:50'. */
export function momentText(moment: string, now: number): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  const clock = CLOCK.format(at);
  return indiaDay(at) === indiaDay(new Date(now)) ? clock : `${dayOf(moment)}, ${clock}`;
}

/** Remaining time: '43 minutes', '2 hours and 5 minutes', '2 days and 3 hours'; null once it has passed. */
export function timeLeft(until: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(until) - now) / 60_000);
  if (!(minutes > 0)) return null;
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const parts =
    days > 0
      ? [count(days, 'day'), hours && count(hours, 'hour')]
      : [hours && count(hours, 'hour'), rest && count(rest, 'minute')];
  return parts.filter(Boolean).join(' and ');
}
