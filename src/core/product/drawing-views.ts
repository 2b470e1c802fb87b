/** Front and side views of a product with their measures, for the fit drawing. */

import type { Box } from './drawing.ts';
import type { Dimensions } from './product.ts';

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
