/** Which orders are of samples. Apart from the rules, because pages of orders download it. */
import { SAMPLES } from './constants.ts';

/** payment: the order's payment method, or an object with it. */
type Paying = { readonly payment: string | { readonly method: string } };

/** True for an order of samples, which costs nothing: it has no invoice, return, refund, edit or review. */
export const isSampleOrder = ({ payment }: Paying): boolean =>
  (typeof payment === 'string' ? payment : payment.method) === SAMPLES.payment;
