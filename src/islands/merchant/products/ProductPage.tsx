/** The product editor's page: loads the product that the address names, or starts a new one. */
import { MERCHANT_PAGES } from '../../../core/merchant/pages.ts';
import { Gate } from '../Gate.tsx';
import { LoadedProduct } from './LoadedProduct.tsx';

export function ProductPage() {
  return <Gate page={MERCHANT_PAGES.product}>{(staff) => <LoadedProduct staff={staff} />}</Gate>;
}
