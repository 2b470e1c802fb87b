/** Rooms (§2 'Rooms'): a picture, the pieces that stand in it, and what they cost together. */
import type { Cart } from '../cart/cart.ts';
import { subtotal } from '../cart/cart.ts';
import type { Picture } from '../images/picture.ts';
import { fromMajor, type Money } from '../shop/money.ts';

/** Where a piece stands in a picture, in percent from its left and top. */
export type Hotspot = {
  readonly product: string;
  readonly x: number;
  readonly y: number;
  /** In whole US dollars, where the room was priced in them (§2); shown beside the piece's own price. */
  readonly usd: number | null;
};

/** The same view at another time, or drawn: what stands under the slider on the left of the room's own picture. */
export type Before = { readonly picture: Picture; readonly label: string; readonly after: string };

export type Room = {
  readonly slug: string;
  readonly name: string;
  readonly order: number;
  readonly line: string;
  readonly picture: Picture;
  readonly hotspots: readonly Hotspot[];
  /** The same room upright and closer, for phones; null: the wide picture is cut. */
  readonly portrait: Picture | null;
  readonly portraitHotspots: readonly Hotspot[];
  readonly before: Before | null;
  readonly html: string;
};

/** '$ 69.00 USD', as §2 writes it. */
export const dollarText = (usd: number) => `$ ${usd.toFixed(2)} USD`;
/** Dollars as money, for conversion. */
export const dollars = (usd: number): Money | null => fromMajor(usd, 'USD');

/** Every piece of a room once, in the order of its spots, those of the portrait that the wide picture lacks last. */
export function piecesOf({ hotspots, portraitHotspots }: Pick<Room, 'hotspots' | 'portraitHotspots'>): string[] {
  return [...new Set([...hotspots, ...portraitHotspots].map(({ product }) => product))];
}

/** The pieces that can be bought now: in stock, and priced. */
export function takeable(pieces: Cart): Set<string> {
  return new Set(pieces.filter(({ stock, price }) => stock !== 0 && price).map(({ sku }) => sku));
}

/** What the chosen pieces cost together; null when none has a price. */
export function roomPrice(pieces: Cart, chosen: ReadonlySet<string>): Money | null {
  return subtotal(pieces.filter(({ sku }) => chosen.has(sku)));
}

/** The room after this one, the first after the last. */
export function nextRoom<T extends { readonly order: number }>(rooms: readonly T[], order: number): T | undefined {
  const sorted = rooms.toSorted((a, b) => a.order - b.order);
  return sorted.find((room) => room.order > order) ?? sorted[0];
}
