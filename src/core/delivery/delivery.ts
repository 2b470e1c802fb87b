/** Delivery dates: the shipping policy's bands in business days, as a range of dates. */
import { SHIPPING } from './constants.ts';

/** ISO dates ('2026-11-23'): first and last possible day of arrival. */
export type DateRange = { readonly from: string; readonly to: string };

const DAY_MS = 86_400_000;
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** The date in India at a moment, ISO. */
export function indiaDay(now: Date): string {
  return new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** True on national holidays. */
export const isHoliday = (day: string): boolean => SHIPPING.holidays.some((holiday) => day.endsWith(holiday));

/** False on Sundays and national holidays. */
export function isBusinessDay(day: string): boolean {
  return new Date(day).getUTCDay() !== 0 && !isHoliday(day);
}

/** The date that is the given number of business days later. */
export function addBusinessDays(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = new Date(Date.parse(at) + DAY_MS).toISOString().slice(0, 10);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}

type Length = 'long' | 'short';
/** Cached: creating a formatter is slow. */
const formats = new Map<Length, Intl.DateTimeFormat[]>();

/** Formats an ISO date as 'Friday 27 November', or short as 'Fri 27 Nov'. */
export function dayText(day: string, length: Length = 'long'): string {
  const parts = [{ weekday: length }, { day: 'numeric' }, { month: length }] as const;
  const known =
    formats.get(length) ?? parts.map((part) => new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...part }));
  formats.set(length, known);
  const at = new Date(day);
  return known.map((format) => format.format(at)).join(' ');
}
