/**
 * Goods and Services Tax. Prices include it; what is included is worked out per line, from the goods' HSN code. Rates are
 * those in force since 22 September 2025; a merchant's accountant decides for the goods really sold.
 */
import { INDIAN_STATES, readState } from '../delivery/india.ts';

/** percent of the price without tax. */
export type Tax = { readonly hsn: string; readonly percent: number };

type Rule = Tax & {
  /** Pieces dearer than this, in minor units, bear the other rate. */
  readonly upTo?: number;
  readonly beyond?: number;
};

const goods = (hsn: string, percent: number): Rule => ({ hsn, percent });
/** Made-up textiles bear 5 % up to ₹2,500 a piece, and 18 % above. */
const cloth = (hsn: string): Rule => ({ hsn, percent: 5, upTo: 250_000, beyond: 18 });

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
  hammocks: cloth('6306'),
  rugs: goods('5702', 5),
  'bath mats': goods('5702', 5),
  'bed linen': cloth('6302'),
  towels: cloth('6302'),
  'table linen': cloth('6302'),
  curtains: cloth('6303'),
  throws: cloth('6301'),
  quilts: cloth('9404'),
  cushions: cloth('9404'),
};

const BY_CATEGORY: Readonly<Record<string, Rule>> = {
  lighting: goods('9405', 18),
  textiles: cloth('6304'),
  kitchenware: goods('7323', 5),
  bathroom: goods('7324', 18),
  decor: goods('8306', 18),
};

const FURNITURE = goods('9403', 18);

/** Code and rate of a piece by its type, else its category, else as furniture. price is of one piece, in minor units. */
export function taxOf(product: { readonly type: string; readonly category: string }, price: number): Tax {
  const rule = BY_TYPE[product.type.toLowerCase()] ?? BY_CATEGORY[product.category] ?? FURNITURE;
  const dear = rule.upTo !== undefined && price > rule.upTo;
  return { hsn: rule.hsn, percent: dear ? (rule.beyond ?? rule.percent) : rule.percent };
}

/** The tax within an amount that includes it, in minor units, half a unit rounded up. */
export function includedTax(amount: number, percent: number): number {
  const whole = 100 + percent;
  return Number((2n * BigInt(amount) * BigInt(percent) + BigInt(whole)) / BigInt(2 * whole));
}

/** What an invoice states: half to the state and half to the union within one state, else all of it integrated. */
export type TaxSplit = { readonly cgst: number; readonly sgst: number; readonly igst: number };

/** gstin is the seller's: its first two digits are the code of the seller's state. None: as to another state. */
export function splitTax(tax: number, gstin: string | undefined, state: string): TaxSplit {
  const known = readState(state);
  const within = gstin !== undefined && known !== null && gstin.startsWith(INDIAN_STATES[known]);
  if (!within) return { cgst: 0, sgst: 0, igst: tax };
  const cgst = Math.floor(tax / 2);
  return { cgst, sgst: tax - cgst, igst: 0 };
}
