/** What is known about the delivery to a PIN code. */
import { DELIVERY_COPY } from '../../core/delivery/copy.ts';
import { storePin } from '../../stores/pin.ts';
import type { EstimateText } from './estimate.ts';

/** Never rejects: neither the code nor the answer may arrive. */
export async function deliveryTo(text: string, sku: string): Promise<EstimateText> {
  try {
    const { estimateFor } = await import('./estimate.ts');
    const result = await estimateFor(text, sku);
    if ('pin' in result) storePin(result.pin);
    return result;
  } catch (error) {
    console.warn(error);
    return { problem: DELIVERY_COPY.away };
  }
}
