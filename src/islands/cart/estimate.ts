/** Asks the shop what the delivery of a cart costs and when it arrives. Loaded on first use. */
import { chargeRows } from '../../core/delivery/charges.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import { ESTIMATE_COPY as SAY } from '../../core/delivery/estimate-copy.ts';
import { findPlace, placeName } from '../../core/delivery/pin.ts';
import { ORDER_ENDPOINTS } from '../../core/order/endpoints.ts';
import { exactMoney } from '../../core/shop/money.ts';
import { client } from '../../stores/client.ts';

type Line = { readonly sku: string; readonly quantity: number };

/** rows: name and amount of each charge; an amount of '' is free. */
export type CartEstimate =
  | {
      readonly pin: string;
      readonly place: string;
      readonly dates: string;
      readonly rows: readonly (readonly [name: string, amount: string])[];
      readonly note: string;
    }
  | { readonly problem: string };

/** Delivery to the door without services. Rejects when the shop cannot be reached. */
export async function estimateCart(text: string, lines: readonly Line[]): Promise<CartEstimate> {
  const local = findPlace(text);
  if (local.state === 'bad') return { problem: local.message };
  const { pin } = local.place;
  const body = { pin, lines: lines.map(({ sku, quantity }) => ({ sku, quantity })) };
  const {
    delivery,
    shipping,
    parcels,
    pinProblem,
    freeShippingFrom: free,
  } = await client(ORDER_ENDPOINTS.quote, {
    body,
  });
  if (!delivery || shipping === null) return { problem: pinProblem ?? SAY.notServed };
  const rows = chargeRows(parcels, shipping);
  return {
    pin,
    place: placeName(local.place),
    dates: SAY.arrives(dayText(delivery.from, 'short'), dayText(delivery.to, 'short')),
    rows: rows.map(({ name, amount }) => [name, amount === 0 ? SAY.isFree : exactMoney(amount)]),
    note: free && (rows[0]?.amount ?? 0) > 0 ? SAY.cartFreeFrom(exactMoney(free)) : '',
  };
}
