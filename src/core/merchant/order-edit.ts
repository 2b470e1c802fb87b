/** An edit of an order that is not packed yet: the offers it is priced from, and what it changes. Pure. */
import type { Offer, WantedLine } from '../checkout/offer.ts';
import { IN_STOCK } from '../delivery/lead.ts';
import { NO_BOX } from '../delivery/size.ts';
import { phoneText } from '../order/view.ts';
import { exactMoney } from '../shop/money.ts';
import { ORDER_EDIT_COPY as SAY } from './order-edit-copy.ts';

/** A line of an order as it was agreed on. Prices are minor units. */
export type AgreedLine<Image = unknown> = {
  readonly sku: string;
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly variant: string;
  readonly picture: Image | null;
  readonly price: number;
  readonly quantity: number;
  readonly hsn: string;
  readonly gstPercent: number;
  readonly madeToOrder: boolean;
};

/**
 * Today's offers, with those of the order's own lines as agreed: price and tax stay, also for more pieces of them, and the
 * order's own pieces are available to it.
 */
export function editOffers<Image>(
  lines: readonly AgreedLine<Image>[],
  offers: ReadonlyMap<string, Offer<Image>>,
): Map<string, Offer<Image>> {
  const agreed = lines.map(({ quantity, hsn, gstPercent, ...line }): [string, Offer<Image>] => [
    line.sku,
    {
      ...line,
      originalPrice: null,
      stock: quantity + (offers.get(line.sku)?.stock ?? 0),
      tax: { hsn, percent: gstPercent },
      box: offers.get(line.sku)?.box ?? NO_BOX,
      piece: offers.get(line.sku)?.piece ?? null,
      lead: offers.get(line.sku)?.lead ?? IN_STOCK,
    },
  ]);
  return new Map([...offers, ...agreed]);
}

/** Pieces to take from stock by SKU; negative ones go back. SKUs whose quantity stays are left out. */
export function stockChanges(before: readonly WantedLine[], after: readonly WantedLine[]): Map<string, number> {
  const changes = new Map(after.map(({ sku, quantity }) => [sku, quantity]));
  for (const { sku, quantity } of before) changes.set(sku, (changes.get(sku) ?? 0) - quantity);
  return new Map([...changes].filter(([, quantity]) => quantity !== 0));
}

/** What the text of a change compares. */
export type EditedOrder = {
  readonly lines: readonly (WantedLine & { readonly name: string; readonly variant: string })[];
  readonly address: Readonly<Record<'name' | 'phone' | 'line1' | 'line2' | 'city' | 'state' | 'pin', string>>;
  readonly phone: string;
  readonly gstin: string | null;
  readonly coupon: string | null;
  /** Missing: not compared. */
  readonly shipping?: number;
  readonly total: number;
};

const placeOf = ({ name, line1, line2, city, state, pin }: EditedOrder['address']) =>
  [name, line1, line2, `${city} ${pin}`, state].filter(Boolean).join(', ');

function lineTexts(before: EditedOrder['lines'], after: EditedOrder['lines']): string[] {
  const was = new Map(before.map(({ sku, quantity }) => [sku, quantity]));
  const stays = new Set(after.map(({ sku }) => sku));
  const named = ({ name, variant }: EditedOrder['lines'][number]) => [name, variant].filter(Boolean).join(', ');
  return [
    ...before.filter(({ sku }) => !stays.has(sku)).map((line) => SAY.removed(line.quantity, named(line))),
    ...after.flatMap((line) => {
      const former = was.get(line.sku);
      if (former === line.quantity) return [];
      return former === undefined
        ? SAY.added(line.quantity, named(line))
        : SAY.quantity(line.quantity, named(line), former);
    }),
  ];
}

/** What changed, one sentence each, for the timeline and the letter. Empty: nothing did. */
export function describeEdit(before: EditedOrder, after: EditedOrder): string[] {
  const place = placeOf(after.address);
  const phones = new Set([
    ...(before.phone === after.phone ? [] : [after.phone]),
    ...(before.address.phone === after.address.phone ? [] : [after.address.phone]),
  ]);
  return [
    ...lineTexts(before.lines, after.lines),
    ...(place === placeOf(before.address) ? [] : [SAY.address(place)]),
    ...[...phones].map((phone) => SAY.phone(phoneText(phone))),
    ...(before.gstin === after.gstin ? [] : [after.gstin ? SAY.gstin(after.gstin) : SAY.noGstin]),
    ...(before.coupon === after.coupon || before.coupon === null ? [] : [SAY.noCoupon(before.coupon)]),
    ...(before.shipping === undefined || after.shipping === undefined || before.shipping === after.shipping
      ? []
      : [SAY.shipping(exactMoney(after.shipping), exactMoney(before.shipping))]),
    ...(before.total === after.total ? [] : [SAY.total(exactMoney(after.total), exactMoney(before.total))]),
  ];
}
