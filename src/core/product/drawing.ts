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

/** A dimension beside a view: the text, the point it is anchored to, and the space that it takes. */
export type Label = {
  readonly text: string;
  readonly anchor: 'middle' | 'end';
  readonly x: number;
  readonly y: number;
  readonly box: Box;
};

/** Front and side view on one floor line, and the view from above below the front, as large as the frame allows. */
export type Views = {
  readonly width: number;
  readonly height: number;
  readonly front: Box;
  readonly side: Box;
  /** null where it would be a plain rectangle: without outlines. */
  readonly above: Box | null;
  /** Below the front, left of the front, below the side. */
  readonly labels: Readonly<Record<'width' | 'height' | 'depth', Label>>;
  /** Centimetres per text unit: lines and letters keep their size at any scale. */
  readonly unit: number;
};

/**
 * The frame of the views, in units; height: at most. line: from a view to its dimension line. between: from a dimension to the
 * view below it, whose name stands there. both: largest height of the front and the view from above together.
 */
const FRAME = { width: 420, height: 250, gap: 56, label: 34, line: 13, edge: 4, between: 38, both: 300 };
/** Letters of dimensions, in units. width: of the widest digit and its spacing; a text is never wider. */
export const LABEL = { size: 14, width: 8.8, below: 15, beside: 8 } as const;

/** '80 cm', with one decimal at most. */
const centimetres = (size: number) => `${Math.round(size * 10) / 10} cm`;
const widthOf = (text: string) => text.length * LABEL.width;

function labelAt(text: string, anchor: Label['anchor'], x: number, y: number): Label {
  const width = widthOf(text);
  const box = { x: anchor === 'end' ? x - width : x - width / 2, y: y - LABEL.size, width, height: LABEL.size + 4 };
  return { text, anchor, x, y, box };
}

/** fromAbove: adds the view from above. */
export function viewsOf({ width, depth, height }: Dimensions, fromAbove = false): Views {
  const texts = { width: centimetres(width), depth: centimetres(depth), height: centimetres(height) };
  const half = { width: widthOf(texts.width) / 2, depth: widthOf(texts.depth) / 2 };
  const beside = FRAME.line + LABEL.beside + widthOf(texts.height);
  const gap = Math.max(FRAME.gap, half.width + half.depth + FRAME.edge);
  // A label below a narrow view is wider than the view.
  const margin = { left: Math.max(beside, half.width) + FRAME.edge, right: half.depth + FRAME.edge };
  const room = { width: FRAME.width - margin.left - gap - margin.right, height: FRAME.height - 2 * FRAME.label };
  const tall = fromAbove ? (height + depth) / FRAME.both : 0;
  const unit = Math.max((width + depth) / room.width, height / room.height, tall);
  const w = width / unit;
  const d = depth / unit;
  const h = height / unit;
  const left = margin.left + (room.width - w - d) / 2;
  const y = FRAME.label;
  const front = { x: left, y, width: w, height: h };
  const side = { x: left + w + gap, y, width: d, height: h };
  const below = y + h + FRAME.line + LABEL.below;
  const above = fromAbove ? { x: left, y: below + FRAME.between, width: w, height: d } : null;
  return {
    width: FRAME.width,
    height: above ? above.y + above.height + FRAME.edge : h + 2 * FRAME.label,
    front,
    side,
    above,
    labels: {
      width: labelAt(texts.width, 'middle', left + w / 2, below),
      height: labelAt(texts.height, 'end', left - FRAME.line - LABEL.beside, y + h / 2 + 4),
      depth: labelAt(texts.depth, 'middle', side.x + d / 2, below),
    },
    unit,
  };
}
