/** The delivery estimate of the cart for the saved PIN code. */
import { useEffect, useState } from 'react';
import type { Cart } from '../../core/cart/cart.ts';
import { DELIVERY_COPY as SAY } from '../../core/delivery/copy.ts';
import type { CartEstimate } from './estimate.ts';

/** Never rejects: neither the code nor the answer may arrive. */
export async function estimate(text: string, cart: Cart): Promise<CartEstimate> {
  try {
    const { estimateCart } = await import('./estimate.ts');
    return await estimateCart(text, cart);
  } catch (error) {
    console.warn(error);
    return { problem: SAY.away };
  }
}

export function useEstimate(pin: string, cart: Cart) {
  const [result, setResult] = useState<CartEstimate | null>(null);
  useEffect(() => {
    if (!pin) return setResult(null);
    let isLatest = true;
    estimate(pin, cart).then((next) => isLatest && setResult(next));
    return () => {
      isLatest = false;
    };
  }, [pin, cart]);
  return [result, setResult] as const;
}
