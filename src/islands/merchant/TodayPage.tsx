/** First screen of the back office. */
import { MERCHANT_PAGES } from '../../core/merchant/pages.ts';
import { Gate } from './Gate.tsx';

export function TodayPage() {
  return <Gate page={MERCHANT_PAGES.today}>{({ name }) => <p>{name}</p>}</Gate>;
}
