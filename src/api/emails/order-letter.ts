/** What letters about an order are built from, and the parts that several of them have. */

import { chargeRows } from '../../core/delivery/charges.ts';
import { dayText } from '../../core/delivery/delivery.ts';
import type { BookedSlot } from '../../core/delivery/slot-text.ts';
import {
  firstSentence,
  type Letter,
  type LetterLine,
  type LetterPicture,
  type LetterRow,
} from '../../core/emails/letter.ts';
import type { EventType, OrderEventType, ShopEvent } from '../../core/events/event.ts';
import type { EventData } from '../../core/events/shapes.ts';
import { IMAGE_FILES_PX } from '../../core/images/constants.ts';
import { imagePath } from '../../core/images/picture.ts';
import { refundDeadline } from '../../core/order/deadlines.ts';
import { ORDER_LETTERS as SAY } from '../../core/order/letters-copy.ts';
import { exactMoney } from '../../core/shop/money.ts';
import type { ParcelRow } from '../../db/orders/parcels.ts';
import type { LineRow, OrderRow, ReturnRow } from '../../db/orders/rows.ts';
import type { StoredPicture } from '../../db/schema/shop.ts';

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

const PICTURE_WIDTH = 88;

/** The rendition is one that pages use too, so that it is served and cached. */
export function pictureOf(images: string, stored: StoredPicture | null): LetterPicture | null {
  if (!stored) return null;
  const { hash, alt, width, height } = stored;
  const url = images + imagePath(hash, IMAGE_FILES_PX.recentlyViewed, 'jpg');
  return { url, alt, width: PICTURE_WIDTH, height: Math.round((PICTURE_WIDTH * height) / width) };
}

export function letterLine(images: string, { picture, quantity, name, variant, amount }: LineRow): LetterLine {
  return { picture: pictureOf(images, picture), quantity, name, variant, amount: exactMoney(amount) };
}

export const linesOf = ({ images, lines }: OrderFacts): LetterLine[] => lines.map((line) => letterLine(images, line));

/** The pieces of one of the order's returns. */
export function returnedLines({ images, lines, returned }: OrderFacts, position = 1): LetterLine[] {
  const found = returned.find((one) => one.position === position);
  const back = new Map(found?.lines.map(({ sku, quantity }) => [sku, quantity]));
  return lines
    .filter(({ sku }) => back.has(sku))
    .map((line) => ({ ...letterLine(images, line), quantity: back.get(line.sku) ?? 0, amount: '' }));
}

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
