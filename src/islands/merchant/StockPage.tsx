/** All variants with stock and price: searched, sorted, paged, and edited in place. */
import { MERCHANT_PAGES } from '../../core/merchant/pages.ts';
import { Gate } from './Gate.tsx';
import { StockTable } from './stock/StockTable.tsx';

export function StockPage() {
  return <Gate page={MERCHANT_PAGES.stock}>{({ role }) => <StockTable role={role} />}</Gate>;
}
