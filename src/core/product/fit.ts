/** Checks whether a product fits through the shopper's door and into the room. Centimetres throughout. */

import { FIT } from './constants.ts';
import type { Dimensions, Product } from './product.ts';
import { SPACE_SIDES, type Space } from './space.ts';

export type Fit =
  | { readonly state: 'unknown' }
  | { readonly state: 'fits' }
  | {
      readonly state: 'too';
      readonly where: 'door' | 'room';
      readonly side: 'wide' | 'deep' | 'tall';
      readonly by: number;
    };

/**
 * Properties that decide whether a product fits: dimensions, whether it is an open-fronted seat, whether it comes in
 * parts.
 */
export type FitPiece = Dimensions & { readonly seat: boolean; readonly inParts: boolean };

const SEAT = /sofa|chair|lounger|armchair/i;

/** Fit properties of a product; null without dimensions. */
export function pieceOf(product: Pick<Product, 'dimensions' | 'type' | 'assembly'>): FitPiece | null {
  if (!product.dimensions) return null;
  const inParts = (product.assembly?.minutes ?? 0) >= FIT.partsMinutes;
  return { ...product.dimensions, seat: SEAT.test(product.type ?? ''), inParts };
}

/**
 * The gap that a seat needs when tilted on its back: from the corner behind its feet to the line from seat to headrest.
 */
export function diagonalDepth({ depth, height }: Pick<Dimensions, 'depth' | 'height'>): number {
  return (depth * height) / Math.hypot(depth, height);
}

/** The narrowest gap of a given height that a p × q board passes, straight or tilted (Carver's condition). */
export function gapFor(p: number, q: number, height: number): number {
  const [long, short] = p >= q ? [p, q] : [q, p];
  if (long <= height) return short;
  const straight = short <= height ? long : Number.POSITIVE_INFINITY;
  const diagonal = Math.hypot(long, short);
  if (height < short || diagonal < height) return straight;
  const square = diagonal ** 2;
  const tilted = (2 * long * short * height + (long ** 2 - short ** 2) * Math.sqrt(square - height ** 2)) / square;
  return Math.min(straight, tilted);
}

/** Required door width: any of the three faces may go first, and a seat may be tilted. */
export function doorNeeded(piece: FitPiece, doorHeight: number): number {
  const { width, depth, height } = piece;
  const faces = [
    gapFor(width, depth, doorHeight),
    gapFor(width, height, doorHeight),
    gapFor(depth, height, doorHeight),
  ];
  if (piece.seat && Math.hypot(depth, height) <= doorHeight) faces.push(diagonalDepth(piece));
  return Math.min(...faces);
}

/** Excess length, null when it fits; 1 mm of tolerance for rounding. */
function over(size: number, space: number | null): number | null {
  const excess = space === null ? 0 : size - space;
  return excess > 0.1 ? Math.ceil(excess - 0.1) : null;
}

const too = (where: 'door' | 'room', side: 'wide' | 'deep' | 'tall', by: number): Fit => ({
  state: 'too',
  where,
  side,
  by,
});

/** On the floor in either orientation, whichever fits better. */
function inRoom({ width, depth, height }: Dimensions, { roomWidth, roomDepth, roomHeight }: Space): Fit | null {
  const tall = over(height, roomHeight);
  if (tall !== null) return too('room', 'tall', tall);
  const ways = [
    { wide: over(width, roomWidth), deep: over(depth, roomDepth) },
    { wide: over(depth, roomWidth), deep: over(width, roomDepth) },
  ].sort((a, b) => Math.max(a.wide ?? 0, a.deep ?? 0) - Math.max(b.wide ?? 0, b.deep ?? 0));
  const { wide, deep } = ways[0] as (typeof ways)[number];
  if (wide === null && deep === null) return null;
  return (wide ?? 0) >= (deep ?? 0) ? too('room', 'wide', wide ?? 0) : too('room', 'deep', deep ?? 0);
}

/** The fit rule for cards, filters and the product page. The room is checked before the door. */
export function fitOf(piece: FitPiece, space: Space): Fit {
  if (SPACE_SIDES.every((side) => space[side] === null)) return { state: 'unknown' };
  const room = inRoom(piece, space);
  if (room) return room;
  const { doorWidth, doorHeight } = space;
  if (doorWidth !== null && !piece.inParts) {
    const wide = over(doorNeeded(piece, doorHeight ?? FIT.doorHeight), doorWidth);
    if (wide !== null) return too('door', 'wide', wide);
  }
  return { state: 'fits' };
}

/** Serializes the fit properties for an attribute: '220x95x80', with s for a seat and p for parts. */
export function pieceText({ width, depth, height, seat, inParts }: FitPiece): string {
  return `${width}x${depth}x${height}${seat ? 's' : ''}${inParts ? 'p' : ''}`;
}

export function readPiece(text: string): FitPiece | null {
  const [, width, depth, height, marks = ''] = /^([\d.]+)x([\d.]+)x([\d.]+)(s?p?)$/.exec(text) ?? [];
  const sizes = [width, depth, height].map(Number);
  if (sizes.some((size) => !(size > 0 && Number.isFinite(size)))) return null;
  const [w, d, h] = sizes as [number, number, number];
  return { width: w, depth: d, height: h, seat: marks.includes('s'), inParts: marks.includes('p') };
}
