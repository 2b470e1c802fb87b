/** The monthly amount of the cart by EMI; nothing below the plan's price, and for another currency than the plan's. */
import { type Cart, subtotal } from '../../core/cart/cart.ts';
import { type EmiPlan, emiLine } from '../../core/payment/emi.ts';

export default function Instalments({ cart, plan }: { readonly cart: Cart; readonly plan: EmiPlan }) {
  const sum = subtotal(cart);
  const line = sum?.currency === 'INR' ? emiLine(sum.amount, plan) : '';
  return line && <p className="mt-4 text-small text-soot tabular-nums">{line}</p>;
}
