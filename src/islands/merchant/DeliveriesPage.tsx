/** The van's deliveries of a day, as a list on the screen and as a route sheet on paper. */
import { MERCHANT_PAGES } from '../../core/merchant/pages.ts';
import { Deliveries } from './deliveries/Deliveries.tsx';
import { Gate } from './Gate.tsx';

export function DeliveriesPage() {
  return <Gate page={MERCHANT_PAGES.deliveries}>{() => <Deliveries />}</Gate>;
}
