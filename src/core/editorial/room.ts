/** Rooms: a picture, the products in it, and their total price. */
import type { Cart } from '../cart/cart.ts';
import { subtotal } from '../cart/cart.ts';
import { ROOM_TILE } from '../catalogue/constants.ts';
import type { Picture } from '../images/picture.ts';
import { groupDigits } from '../shop/digits.ts';
import { fromMajor, type Money } from '../shop/money.ts';
import { ROOM_COPY } from './room-copy.ts';

/** Position of a product in a picture, in percent from the left and top. */
export type Hotspot = {
  readonly product: string;
  readonly x: number;
  readonly y: number;
  /** In whole US dollars, for rooms priced in them; shown beside the product's own price. */
  readonly usd: number | null;
};

/** The same view at another time, or as a drawing: the left side of the before-after slider. */
export type BeforePicture = { readonly picture: Picture; readonly label: string; readonly after: string };

/** From wall to wall and from floor to ceiling, in metres. */
export type RoomMeasures = { readonly width: number; readonly depth: number; readonly height: number };

export type Room = {
  readonly slug: string;
  readonly name: string;
  readonly order: number;
  readonly line: string;
  readonly picture: Picture;
  readonly hotspots: readonly Hotspot[];
  /** Portrait crop for phones; null: the wide picture is cropped. */
  readonly portrait: Picture | null;
  readonly portraitHotspots: readonly Hotspot[];
  readonly before: BeforePicture | null;
  readonly measures: RoomMeasures | null;
  /** What stands in the picture and cannot be bought here. */
  readonly notForSale: readonly string[];
  readonly html: string;
};

/** What a list shows of a room: its picture, with a link to it. */
export type RoomLink = Pick<Room, 'name' | 'order' | 'line' | 'picture'>;

/** The room of each page of a list, in turn; none on short pages, where it would stand out more than the products. */
export function roomOfPage(rooms: readonly RoomLink[], page: number, products: number): RoomLink | null {
  return products < ROOM_TILE.leastProducts ? null : (rooms[(page - 1) % rooms.length] ?? null);
}

/** Number of products before the room: at any number of columns it begins where two are free. */
export const productsBeforeRoom = (page: number): number => ROOM_TILE.after[(page - 1) % ROOM_TILE.after.length] ?? 0;

/** 'about US$ 1,299': beside a price in rupees, which is the one that is charged. */
export const dollarText = (usd: number) => ROOM_COPY.dollars(groupDigits(usd, 'western'));
/** Whole dollars as Money. */
export const dollars = (usd: number): Money | null => fromMajor(usd, 'USD');

/** '5.6 × 6.4 m, 2.85 m high'. */
export const measuresText = ({ width, depth, height }: RoomMeasures) => ROOM_COPY.measures(width, depth, height);

/** Each product of a room once, in the order of its hotspots; those only in the portrait come last. */
export function roomProducts({ hotspots, portraitHotspots }: Pick<Room, 'hotspots' | 'portraitHotspots'>): string[] {
  return [...new Set([...hotspots, ...portraitHotspots].map(({ product }) => product))];
}

/** The SKUs that can be bought now: in stock and priced. */
export function availableSkus(pieces: Cart): Set<string> {
  return new Set(pieces.filter(({ stock, price }) => stock !== 0 && price).map(({ sku }) => sku));
}

/** Total price of the chosen products; null when none has a price. */
export function roomPrice(pieces: Cart, chosen: ReadonlySet<string>): Money | null {
  return subtotal(pieces.filter(({ sku }) => chosen.has(sku)));
}

/** The next room, wrapping around. */
export function nextRoom<T extends { readonly order: number }>(rooms: readonly T[], order: number): T | undefined {
  const sorted = rooms.toSorted((a, b) => a.order - b.order);
  return sorted.find((room) => room.order > order) ?? sorted[0];
}
