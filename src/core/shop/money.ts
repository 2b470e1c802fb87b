/** Money: integer minor units with a currency, and its formatting. */
import { MONEY } from './constants.ts';
import { groupDigits } from './digits.ts';

/** ISO 4217 codes that the shop can show; anything else is read as the shop's currency. */
export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** amount is in minor units (paise, cents), always a safe integer. */
export type Money = { readonly amount: number; readonly currency: Currency };

/** Converts rupees to paise, dollars to cents; rounds half away from zero. For whatever enters: files, URLs, APIs. */
export const toMinor = (major: number): number => Math.sign(major) * Math.round(Math.abs(major) * MONEY.minorPerMajor);

/** Converts paise to rupees, cents to dollars. For whatever leaves: URLs, API responses, exports, structured data. */
export const toMajor = (minor: number): number => minor / MONEY.minorPerMajor;

/** Money of an amount in major units. Returns null when the result is not finite or safe. */
export function fromMajor(major: number, currency: Currency = MONEY.currency): Money | null {
  const amount = toMinor(major);
  return Number.isSafeInteger(amount) ? { amount: amount === 0 ? 0 : amount, currency } : null;
}

/** The currency if supported, else the shop's own. */
export function readCurrency(value: unknown): Currency {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return CURRENCIES.find((known) => known === code) ?? MONEY.currency;
}

/** Adds amounts of one currency; throws when they differ. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`Cannot add ${b.currency} to ${a.currency}.`);
  return { amount: a.amount + b.amount, currency: a.currency };
}

/** Price times a whole quantity. */
export function multiplyMoney(money: Money, quantity: number): Money {
  return { amount: money.amount * quantity, currency: money.currency };
}

/** Converts dollars at the shop's fixed rate, to the whole rupee. Other currencies are returned unchanged. */
export function toShopCurrency(money: Money): Money {
  if (money.currency !== 'USD') return money;
  return { amount: toMinor(Math.round(toMajor(money.amount * MONEY.usdToInr))), currency: MONEY.currency };
}

const SIGNS: Readonly<Record<Currency, string>> = { INR: '₹', USD: '$', EUR: '€', GBP: '£' };

/** Decimals are rounded half away from zero. */
function textOf({ amount, currency }: Money, decimals: 0 | 2): string {
  const [whole, ...minor] = toMajor(Math.abs(amount)).toFixed(decimals).split('.');
  const digits = groupDigits(Number(whole), currency === 'INR' ? 'indian' : 'western');
  return `${amount < 0 ? '-' : ''}${SIGNS[currency]}${[digits, ...minor].join('.')}`;
}

/** Amount without decimals: '₹84,900', '-$1,200'. */
export const formatMoney = (money: Money): string => textOf(money, 0);

/** An amount in minor units of the shop's currency, with paise if there are any: '₹1,290', '₹196.78'. */
export const exactMoney = (minor: number, paise: boolean = minor % MONEY.minorPerMajor !== 0): string =>
  textOf({ amount: minor, currency: MONEY.currency }, paise ? 2 : 0);
