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
/** Not from Intl, which loads its data at its first use: on product pages 15 ms of a fast processor before they are ready. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
/** As Intl shortens names for India. */
const shortened = (name: string) => name.slice(0, name === 'September' ? 4 : 3);

/** Formats an ISO date as 'Friday 27 November', or short as 'Fri 27 Nov'. Throws for what is no date. */
export function dayText(day: string, length: Length = 'long'): string {
  const at = new Date(day);
  const names = [WEEKDAYS[at.getUTCDay()], MONTHS[at.getUTCMonth()]];
  const [weekday, month] = names.map((name) => name && (length === 'short' ? shortened(name) : name));
  if (!weekday || !month) throw new RangeError(`${day} is not a date such as 2026-11-27.`);
  return `${weekday} ${at.getUTCDate()} ${month}`;
}
