/** Scale drawings of a product: position and rectangles for every view, in centimetres. Components render them. */
import { FIT } from './constants.ts';
import type { Dimensions, Product } from './product.ts';

/** Typical placement of a product: decides its height in the scene. */
export type Placement = 'floor' | 'table' | 'wall' | 'ceiling';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** y grows downwards; the floor is at floorY. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly floorY: number;
  readonly figure: Box;
  readonly door: Box;
  readonly piece: Box;
  /** The table under a product that stands on one. */
  readonly table: Box | null;
  /** From the ceiling to a hanging product. */
  readonly cord: { readonly x: number; readonly from: number; readonly to: number } | null;
};

const CEILING = 250;
const TABLE = { height: 74, overhang: 24, least: 70 };
const EYE = 150;
const GAP = 34;
const MARGIN = 12;
const FIGURE_WIDTH = 46;

const HANGS = /pendant|chandelier/i;
const ON_WALL = /mirror|clock|print|wall|shel(f|ves)|curtain/i;
const SMALL = 60;

export function placementOf({ type, dimensions }: Pick<Product, 'type' | 'dimensions'>): Placement {
  const words = type ?? '';
  if (HANGS.test(words)) return 'ceiling';
  if (ON_WALL.test(words)) return 'wall';
  const flat = dimensions !== null && dimensions.height < 6 && Math.max(dimensions.width, dimensions.depth) > SMALL;
  const small = dimensions !== null && Math.max(dimensions.width, dimensions.depth, dimensions.height) < SMALL;
  return small && !flat ? 'table' : 'floor';
}

/** Front view of a product between a person and a door, on one floor line. */
export function sceneOf({ width, height }: Dimensions, stand: Placement): Scene {
  const tableWidth = Math.max(TABLE.least, width + 2 * TABLE.overhang);
  const lane = stand === 'table' ? tableWidth : width;
  const top = Math.max(
    FIT.door.height,
    stand === 'ceiling' ? CEILING : 0,
    height + (stand === 'table' ? TABLE.height : 0),
    stand === 'wall' ? EYE + height / 2 : 0,
  );
  const floorY = MARGIN + top;
  const laneX = MARGIN + FIGURE_WIDTH + GAP;
  const bottomY = {
    floor: floorY,
    table: floorY - TABLE.height,
    wall: floorY - Math.max(0, EYE - height / 2),
    ceiling: floorY - CEILING + Math.min(60 + height, CEILING),
  }[stand];
  const pieceX = laneX + (lane - width) / 2;
  const doorX = laneX + lane + GAP;
  return {
    width: doorX + FIT.door.width + MARGIN,
    height: floorY + MARGIN,
    floorY,
    figure: { x: MARGIN, y: floorY - FIT.figure, width: FIGURE_WIDTH, height: FIT.figure },
    door: { x: doorX, y: floorY - FIT.door.height, ...FIT.door },
    piece: { x: pieceX, y: bottomY - height, width, height },
    table: stand === 'table' ? { x: laneX, y: floorY - TABLE.height, width: tableWidth, height: TABLE.height } : null,
    cord: stand === 'ceiling' ? { x: pieceX + width / 2, from: floorY - CEILING, to: bottomY - height } : null,
  };
}
