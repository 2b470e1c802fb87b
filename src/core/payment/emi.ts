/** Instalments (EMI) that the shop names beside prices. Product pages are drawn with it; the cart downloads it in a shop that offers it. */
import { exactMoney } from '../shop/money.ts';

/** from: the lowest price in minor units. percent: yearly interest on what is still owed. */
export type EmiPlan = { readonly from: number; readonly months: number; readonly percent: number };

const RUPEE = 100;

/** Equal instalments in minor units, rounded up to a rupee, and their sum; null below the plan's price. */
export function emiOf(price: number, { from, months, percent }: EmiPlan): { monthly: number; total: number } | null {
  if (price < from) return null;
  const rate = percent / 1200;
  const exact = rate === 0 ? price / months : (price * rate) / (1 - (1 + rate) ** -months);
  const monthly = Math.ceil(exact / RUPEE) * RUPEE;
  return { monthly, total: monthly * months };
}

/**
 * The monthly amount, and what it comes to. The detail names the price, so that it stays true when the price beside it changes.
 * null without instalments.
 */
export function emiWords(price: number, plan: EmiPlan): { lead: string; detail: string } | null {
  const emi = emiOf(price, plan);
  if (!emi) return null;
  const { months, percent } = plan;
  return {
    lead: `From ${exactMoney(emi.monthly)} a month by EMI`,
    detail: `${exactMoney(price)} in ${months} months at ${percent} %, ${exactMoney(emi.total)} in all. Banks may add a fee, and GST on interest.`,
  };
}
