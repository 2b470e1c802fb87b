/** The monthly amount of the cart by EMI; nothing below the plan's price, and for another currency than the plan's. */
import { type Cart, subtotal } from '../../core/cart/cart.ts';
import { type EmiPlan, emiWords } from '../../core/payment/emi.ts';

export default function Instalments({ cart, plan }: { readonly cart: Cart; readonly plan: EmiPlan }) {
  const sum = subtotal(cart);
  const words = sum?.currency === 'INR' ? emiWords(sum.amount, plan) : null;
  return (
    words && (
      <p className="mt-4 tabular-nums">
        <span className="block">{words.lead}</span>
        <span className="mt-0.5 block text-caption text-soot">{words.detail}</span>
      </p>
    )
  );
}
