/**
 * Goods and Services Tax. Prices include it; the included tax is calculated per line from the HSN code. Rates in force
 * since 22 September 2025; merchants must check them for the goods they sell.
 */
import { INDIAN_STATES, readState } from '../delivery/india.ts';

/** percent is relative to the price without tax. */
export type Tax = { readonly hsn: string; readonly percent: number };

type Rule = Tax & {
  /** Unit price in minor units above which the other rate applies. */
  readonly upTo?: number;
  readonly beyond?: number;
};

const goods = (hsn: string, percent: number): Rule => ({ hsn, percent });
/** Made-up textiles: 5 % up to ₹2,500 a piece, 18 % above. */
const textile = (hsn: string): Rule => ({ hsn, percent: 5, upTo: 250_000, beyond: 18 });

const BY_TYPE: Readonly<Record<string, Rule>> = {
  armchairs: goods('9401', 18),
  benches: goods('9401', 18),
  chairs: goods('9401', 18),
  'garden chairs': goods('9401', 18),
  loungers: goods('9401', 18),
  poufs: goods('9401', 18),
  sofas: goods('9401', 18),
  stools: goods('9401', 18),
  baskets: goods('4602', 5),
  boards: goods('4419', 5),
  trays: goods('6815', 18),
  bowls: goods('6815', 18),
  mortars: goods('6815', 18),
  candlesticks: goods('8306', 18),
  clocks: goods('9105', 18),
  mirrors: goods('7009', 18),
  'basin mirrors': goods('7009', 18),
  prints: goods('4911', 18),
  bookends: goods('6815', 18),
  dinnerware: goods('6911', 5),
  'soap dishes': goods('4419', 5),
  dispensers: goods('6912', 5),
  vases: goods('6913', 5),
  planters: goods('6914', 18),
  glassware: goods('7013', 18),
  kettles: goods('7323', 5),
  pots: goods('7323', 5),
  'spice boxes': goods('7418', 5),
  jugs: goods('7418', 5),
  'watering cans': goods('7326', 18),
  parasols: goods('6601', 5),
  hammocks: textile('6306'),
  rugs: goods('5702', 5),
  'bath mats': goods('5702', 5),
  'bed linen': textile('6302'),
  towels: textile('6302'),
  'table linen': textile('6302'),
  curtains: textile('6303'),
  throws: textile('6301'),
  quilts: textile('9404'),
  cushions: textile('9404'),
};

const BY_CATEGORY: Readonly<Record<string, Rule>> = {
  lighting: goods('9405', 18),
  textiles: textile('6304'),
  kitchenware: goods('7323', 5),
  bathroom: goods('7324', 18),
  decor: goods('8306', 18),
};

const FURNITURE = goods('9403', 18);

/** HSN code and rate by type, else by category, else as furniture. price is the unit price in minor units. */
export function taxOf(product: { readonly type: string; readonly category: string }, price: number): Tax {
  const rule = BY_TYPE[product.type.toLowerCase()] ?? BY_CATEGORY[product.category] ?? FURNITURE;
  const dear = rule.upTo !== undefined && price > rule.upTo;
  return { hsn: rule.hsn, percent: dear ? (rule.beyond ?? rule.percent) : rule.percent };
}

/** Tax included in an amount, in minor units, half a unit rounded up. */
export function includedTax(amount: number, percent: number): number {
  const whole = 100 + percent;
  return Number((2n * BigInt(amount) * BigInt(percent) + BigInt(whole)) / BigInt(2 * whole));
}

/** Split for invoices: half CGST and half SGST within one state, else all IGST. */
export type TaxSplit = { readonly cgst: number; readonly sgst: number; readonly igst: number };

/** gstin is the seller's; its first two digits are the state code. Without it, IGST applies. */
export function splitTax(tax: number, gstin: string | undefined, state: string): TaxSplit {
  const known = readState(state);
  const within = gstin !== undefined && known !== null && gstin.startsWith(INDIAN_STATES[known]);
  if (!within) return { cgst: 0, sgst: 0, igst: tax };
  const cgst = Math.floor(tax / 2);
  return { cgst, sgst: tax - cgst, igst: 0 };
}
