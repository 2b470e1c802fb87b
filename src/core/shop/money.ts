/** Money: integer minor units with a currency, and the one way to write it. */
import { MONEY } from './constants.ts';

/** ISO 4217 codes the shop can show; anything else reads as the shop's own currency. */
export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** amount is in minor units (paise, cents) and is always a safe integer. */
export type Money = { readonly amount: number; readonly currency: Currency };

/** Turns major units (rupees) into Money, rounding half away from zero. Not a finite, safe amount: null. */
export function fromMajor(major: number, currency: Currency = MONEY.currency): Money | null {
  const amount = Math.sign(major) * Math.round(Math.abs(major) * MONEY.minorPerMajor);
  return Number.isSafeInteger(amount) ? { amount: amount === 0 ? 0 : amount, currency } : null;
}

/** Major units as a number, for wire shapes and structured data. */
export function toMajor(money: Money): number {
  return money.amount / MONEY.minorPerMajor;
}

/** The named currency when it is one of ours, else the shop's own. */
export function readCurrency(value: unknown): Currency {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return CURRENCIES.find((known) => known === code) ?? MONEY.currency;
}

/** Adds amounts of one currency. Mixing currencies is a programming error and throws. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`Cannot add ${b.currency} to ${a.currency}.`);
  return { amount: a.amount + b.amount, currency: a.currency };
}

/** Price times a whole quantity. */
export function multiplyMoney(money: Money, quantity: number): Money {
  return { amount: money.amount * quantity, currency: money.currency };
}

/** Converts a dollar price at the shop's fixed rate (§9), to the whole rupee. Other currencies pass unchanged. */
export function toShopCurrency(money: Money): Money {
  if (money.currency !== 'USD') return money;
  const rupees = Math.round((money.amount * MONEY.usdToInr) / MONEY.minorPerMajor);
  return { amount: rupees * MONEY.minorPerMajor, currency: MONEY.currency };
}

const formats = new Map<Currency, Intl.NumberFormat>();

/** Whole-number currency text: en-IN grouping for INR, en-US otherwise (§9). '₹84,900'. */
export function formatMoney(money: Money): string {
  let format = formats.get(money.currency);
  if (!format) {
    format = new Intl.NumberFormat(money.currency === 'INR' ? 'en-IN' : 'en-US', {
      style: 'currency',
      currency: money.currency,
      maximumFractionDigits: 0,
    });
    formats.set(money.currency, format);
  }
  return format.format(toMajor(money));
}

const inRupees = (digits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: MONEY.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
/** Made once each: making one takes longer than writing a whole letter. */
const exact: { whole?: Intl.NumberFormat; paise?: Intl.NumberFormat } = {};

/** An amount in minor units of the shop's own currency to the paisa, where there are paise: '₹1,290', '₹196.78'. */
export function exactMoney(minor: number, paise: boolean = minor % MONEY.minorPerMajor !== 0): string {
  exact.whole ??= inRupees(0);
  exact.paise ??= inRupees(2);
  return (paise ? exact.paise : exact.whole).format(minor / MONEY.minorPerMajor);
}
