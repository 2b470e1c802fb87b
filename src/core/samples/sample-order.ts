/** Which orders are of samples. Apart from their rules and numbers, because pages of orders download it. */

/** The payment method of these orders, which says that nothing is paid. */
export const SAMPLE_PAYMENT = 'sample';

/** payment: the order's payment method, or an object with it. */
type Paying = { readonly payment: string | { readonly method: string } };

/** True for an order of samples, which costs nothing: it has no invoice, return, refund, edit or review. */
export const isSampleOrder = ({ payment }: Paying): boolean =>
  (typeof payment === 'string' ? payment : payment.method) === SAMPLE_PAYMENT;
