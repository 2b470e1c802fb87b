/** Asks the shop what the delivery of a piece costs and when it arrives. Loaded on first use. */

import { chargeRows } from '../../core/delivery/charges.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import { DELIVERY_ENDPOINTS, type Estimate } from '../../core/delivery/estimate.ts';
import { ESTIMATE_COPY as SAY } from '../../core/delivery/estimate-copy.ts';
import { measureText } from '../../core/delivery/measure-copy.ts';
import { findPlace, placeName } from '../../core/delivery/pin.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { client } from '../../stores/client.ts';

/** place: '560001, Bengaluru, Karnataka'. rows: charge, class and services, one line each. */
export type EstimateText =
  | { readonly pin: string; readonly place: string; readonly dates: string; readonly rows: readonly string[] }
  | { readonly problem: string };

/** 'Delivery ₹1,499, no fee from ₹25,000, Hill road ₹400'. */
function chargesText({ charges, shipping, freeFrom }: Estimate): string {
  const [first, ...others] = chargeRows([{ charges }], shipping ?? 0);
  const fee = first && first.amount > 0 ? SAY.charge(exactMoney(first.amount)) : SAY.free;
  const more = others.map(({ name, amount }) => SAY.service(name, exactMoney(amount)));
  const free = freeFrom !== null && first && first.amount > 0 ? [SAY.freeFrom(exactMoney(freeFrom))] : [];
  return [fee, ...free, ...more].join(', ');
}

/** Rejects when the shop cannot be reached. */
export async function estimateFor(text: string, sku: string): Promise<EstimateText> {
  const local = findPlace(text);
  if (local.state === 'bad') return { problem: local.message };
  const { pin } = local.place;
  const estimate = await client(DELIVERY_ENDPOINTS.deliveryEstimate, { query: { pin, sku } });
  const { delivery, place, size, measure, services } = estimate;
  if (!delivery || !place) return { problem: estimate.problem ?? SAY.notServed };
  const offered = services.map(({ name, price }) => SAY.service(name, exactMoney(price)));
  return {
    pin,
    place: `${pin}, ${placeName(place)}`,
    dates: SAY.arrives(dayText(delivery.from), dayText(delivery.to)),
    rows: [
      chargesText(estimate),
      [size, measure && measureText(measure)].filter(Boolean).join(': '),
      offered.length > 0 ? SAY.services(offered) : '',
    ].filter(Boolean),
  };
}
