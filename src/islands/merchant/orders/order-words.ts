/** Words about the payment and the delivery of an order in the list. */
import type { OfficeSummary } from '../../../core/merchant/office-summary.ts';
import { ORDERS_COPY as SAY } from '../../../core/merchant/orders-copy.ts';
import { OFFICE_PARCELS_COPY } from '../../../core/merchant/parcels-copy.ts';
import { isSampleOrder } from '../../../core/samples/sample-order.ts';

/** 'Cash on delivery' is due by nature, and samples cost nothing; other payments show their state. */
export const paymentOf = ({ payment, paymentState }: OfficeSummary) => {
  if (isSampleOrder({ payment })) return SAY.samples;
  return payment === 'cod' && paymentState === 'due' ? SAY.cash : SAY.paymentState[paymentState];
};

/** Of orders that are not one parcel to an address. */
export const deliveryOf = ({ parcels }: OfficeSummary) =>
  parcels.some(({ transport }) => transport === 'pickup')
    ? OFFICE_PARCELS_COPY.collected.toLowerCase()
    : parcels.length > 1 && OFFICE_PARCELS_COPY.count(parcels.length);
