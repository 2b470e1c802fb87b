/** What letters about an order are built from, and the parts that several of them have. */

import { chargeRows } from '../../core/delivery/charges.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import type { BookedSlot } from '../../core/delivery/slot-text.ts';
import { firstSentence, type Letter, type LetterRow } from '../../core/emails/letter.ts';
import type { EventType, OrderEventType, ShopEvent } from '../../core/events/event.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { refundDeadline } from '../../core/order/deadlines.ts';
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { ParcelRow } from '../../db/orders/parcels.ts';
import type { LineRow, OrderRow, ReturnRow } from '../../db/orders/rows.ts';

/** slot: the booked window; null: none, or one that the rules no longer have. */
export type LetterParcel = ParcelRow & { readonly slot: BookedSlot | null };

/** An event's order as it is now. Whatever must be as it was at the event is in the event's data. */
export type OrderFacts = {
  readonly event: ShopEvent;
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  readonly parcels: readonly LetterParcel[];
  /** The code to show at the store; '' when the order is delivered. */
  readonly code: string;
  /** Oldest first. */
  readonly returned: readonly ReturnRow[];
  /** To be refunded now, in minor units. */
  readonly owed: number;
  /** To be paid, in minor units; meaningful while the payment state is due or claimed. */
  readonly due: number;
  /** Absolute URLs: the order's page, and the page that confirms the order (null when none is needed). pages: the site's origin. */
  readonly links: { readonly order: string; readonly confirm: string | null; readonly pages: string };
  /** Origin of the pictures. */
  readonly images: string;
};

/** Returns null when the event needs no letter. */
export type OrderLetter<Type extends EventType> = Type extends OrderEventType
  ? (facts: OrderFacts, data: EventData<Type>) => Letter | null
  : never;

/** Delivery, surcharges and services by name, as on the order's page. */
export function totalsOf({ order, parcels }: OrderFacts): LetterRow[] {
  const { subtotal, discount, shipping, total } = order;
  const charges = chargeRows(parcels, shipping);
  return [
    ...(discount > 0 || charges.length > 1
      ? [
          { label: SAY.pieces, value: exactMoney(subtotal) },
          ...(discount > 0 ? [{ label: SAY.discount, value: `−${exactMoney(discount)}` }] : []),
        ]
      : []),
    ...charges.map(({ name, amount }) => ({ label: name, value: amount === 0 ? SAY.free : exactMoney(amount) })),
    { label: SAY.total, value: exactMoney(total) },
  ];
}

export const addressOf = ({ address }: OrderRow): string[] =>
  [address.name, address.line1, address.line2, `${address.city} ${address.pin}`, address.state].filter(Boolean);

/** Rows with a value. */
export const factsOf = (rows: readonly (readonly [label: string, value: string])[]): LetterRow[] =>
  rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));

export const noteOf = (note: string, label: string = SAY.note): Pick<Letter, 'quote'> =>
  note ? { quote: { label, text: note } } : {};

/** How and until when an amount goes back. Cash cannot go back the way it came. */
export function owedText({ order, event }: OrderFacts, amount: number): string {
  const words = order.payment === 'cod' ? SAY.owed.cash : SAY.owed.same;
  return words(exactMoney(amount), dayText(refundDeadline(order.refundSince ?? event.at)));
}

type Own = Omit<Letter, 'to' | 'label' | 'preheader'> & { readonly preheader?: string };

/** A letter to the shopper with the order's number and link. The preheader is the first sentence by default. */
export function toShopper({ order, links }: OrderFacts, own: Own): Letter {
  return {
    to: order.email,
    label: SAY.order(order.number),
    preheader: firstSentence(own.paragraphs[0] ?? ''),
    action: { words: SAY.button, url: links.order },
    ...own,
  };
}
