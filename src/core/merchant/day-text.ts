/** Days and amounts as the back office writes them. Pure; days are ISO dates in India. */
import { groupDigits } from '../shop/digits.ts';
import { type Currency, formatMoney, toMajor } from '../shop/money.ts';

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options });
const SHORT = dayFormat({ day: 'numeric', month: 'short' });
const LONG = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const IN_INDIA = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' } as const;
const DATE = new Intl.DateTimeFormat('en-IN', { ...IN_INDIA, year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-IN', { ...IN_INDIA, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const writeMoment = (format: Intl.DateTimeFormat, moment: string) =>
  Number.isNaN(Date.parse(moment)) ? '' : format.format(Date.parse(moment));

/** '25 Nov'. */
export const shortDay = (day: string): string => SHORT.format(Date.parse(day));
/** 'Wed, 25 Nov'. */
export const longDay = (day: string): string => LONG.format(Date.parse(day));
/** '25 Nov 2026', the day in India of an ISO moment; '' when it is none. */
export const dateText = (moment: string): string => writeMoment(DATE, moment);
/** '25 Nov, 16:05', in India; '' when it is none. */
export const momentText = (moment: string): string => writeMoment(MOMENT, moment);

export const moneyText = (amount: number, currency: Currency): string => formatMoney({ amount, currency });

/** '₹4.2L', for axes. */
export const roughMoney = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(toMajor(amount));

/** '+12 %', '−8 %', '±0 %'. */
export const changeText = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${groupDigits(Math.abs(percent))} %`;
