/** Coupons: active and planned ones first, then those that have ended or are used up. */
import { MERCHANT_PAGES } from '../../core/merchant/pages.ts';
import { Coupons } from './coupons/Coupons.tsx';
import { Gate } from './Gate.tsx';

export function CouponsPage() {
  return <Gate page={MERCHANT_PAGES.coupons}>{() => <Coupons />}</Gate>;
}
