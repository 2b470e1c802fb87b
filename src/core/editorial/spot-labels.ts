/** The side of its hotspot on which a label stands, so that labels cover neither each other nor other hotspots. */
import type { Hotspot } from './room.ts';

const LABEL_SIDES = [
  'right',
  'left',
  'above',
  'below',
  'above-right',
  'below-right',
  'above-left',
  'below-left',
] as const;
export type LabelSide = (typeof LABEL_SIDES)[number];
/** always: widths of the picture at which the label covers nothing and is shown without hover or focus. */
export type LabelPlace = { readonly side: LabelSide; readonly always: readonly number[] };

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Labelled = Pick<Hotspot, 'x' | 'y'> & { readonly text: string };
type Stage = { readonly width: number; readonly height: number };

/** CSS pixels: a hotspot's radius, distance of the label, its line height in total and the mean width of a letter. */
const LABEL = { radius: 16, gap: 20, corner: 14, height: 46, letter: 7, padding: 22, between: 4 } as const;
/** Shares of the picture that may be cropped at its edges. */
const EDGE = { x: 0.005, y: 0.07 } as const;

function boxOf({ text, x, y }: Labelled, side: LabelSide, stage: Stage): Box {
  const [cx, cy] = [(x / 100) * stage.width, (y / 100) * stage.height];
  const width = text.length * LABEL.letter + LABEL.padding;
  const [vertical, horizontal] = side.includes('-') ? side.split('-') : [side, side];
  const corner = vertical !== horizontal;
  const gap = corner ? LABEL.corner : LABEL.gap;
  const left = horizontal === 'right' ? cx + gap : horizontal === 'left' ? cx - gap - width : cx - width / 2;
  const top = vertical === 'below' ? cy + gap : vertical === 'above' ? cy - gap - LABEL.height : cy - LABEL.height / 2;
  return { left, top, right: left + width, bottom: top + LABEL.height };
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left) + LABEL.between) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + LABEL.between);

/** Area of a box outside the part of the picture that is always visible. */
function outside(box: Box, { width, height }: Stage): number {
  const within = {
    left: Math.max(box.left, width * EDGE.x),
    top: Math.max(box.top, height * EDGE.y),
    right: Math.min(box.right, width * (1 - EDGE.x)),
    bottom: Math.min(box.bottom, height * (1 - EDGE.y)),
  };
  const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
  return area(box) - area(within);
}

type Sides = readonly LabelSide[];
type Cost = (sides: Sides, index: number, side?: LabelSide) => number;

/** Area that a label covers of hotspots, of other labels and of the picture's surroundings. */
function costIn(spots: readonly Labelled[], stage: Stage): Cost {
  const rings = spots.map(({ x, y }) => {
    const [cx, cy] = [(x / 100) * stage.width, (y / 100) * stage.height];
    return { left: cx - LABEL.radius, top: cy - LABEL.radius, right: cx + LABEL.radius, bottom: cy + LABEL.radius };
  });
  const boxes = spots.map((spot) => new Map(LABEL_SIDES.map((side) => [side, boxOf(spot, side, stage)])));
  const boxAt = (index: number, side: LabelSide | undefined) => boxes[index]?.get(side as LabelSide) as Box;
  return (sides, index, side = sides[index]) => {
    const box = boxAt(index, side);
    return sides.reduce(
      (sum, otherSide, other) =>
        other === index ? sum : sum + overlap(box, rings[other] as Box) + overlap(box, boxAt(other, otherSide)),
      outside(box, stage) * 4,
    );
  };
}

/** Moves one label at a time to its cheapest side until nothing changes. */
function improve(start: Sides, cost: Cost): Sides {
  const sides = [...start];
  for (let round = 0; round < sides.length; round += 1) {
    const before = sides.join();
    for (const index of sides.keys())
      sides[index] = LABEL_SIDES.reduce(
        (best, side) => (cost(sides, index, side) < cost(sides, index, best) ? side : best),
        sides[index] as LabelSide,
      );
    if (sides.join() === before) break;
  }
  return sides;
}

/**
 * Returns the places of labels in the order of the spots: the best of a search from each side as the start, at the
 * widest of the widths (in CSS pixels).
 */
export function placeLabels(spots: readonly Labelled[], ratio: number, widths: readonly number[]): LabelPlace[] {
  const costs = widths.map((width) => ({ width, cost: costIn(spots, { width, height: width / ratio }) }));
  const { cost } = costs.reduce((widest, one) => (one.width > widest.width ? one : widest));
  const total = (sides: Sides) => sides.reduce((sum, _, index) => sum + cost(sides, index), 0);
  const searched = LABEL_SIDES.map((start) =>
    improve(
      spots.map(() => start),
      cost,
    ),
  );
  const sides = searched.reduce((best, one) => (total(one) < total(best) ? one : best));
  return sides.map((side, index) => ({
    side,
    always: costs.flatMap(({ width, cost: at }) => (at(sides, index) === 0 ? [width] : [])),
  }));
}
