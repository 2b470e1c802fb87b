/** Outlines of a piece, taken from its 3D model: scale drawings show them in place of boxes. */
import type { Dimensions } from './product.ts';

export const OUTLINE_VIEWS = ['front', 'side', 'above'] as const;
export type OutlineView = (typeof OUTLINE_VIEWS)[number];

/** width, height: of the view, in centimetres. path: SVG path data in thousandths of the longer side. */
export type Outline = { readonly width: number; readonly height: number; readonly path: string };
export type Outlines = Readonly<Record<OutlineView, Outline>>;

/** Largest share by which a model's side may differ from the stated one: cloth swells, pages round. */
const LOOSE_SHARE = 0.12;
const LOOSE_CM = 2;
const isClose = (found: number, stated: number) => Math.abs(found - stated) <= Math.max(LOOSE_CM, LOOSE_SHARE * stated);

/** False for models that show a set, an open lid or a raised back: their outlines would contradict the stated sizes. */
export function isDrawnAsStated({ front, side }: Outlines, { width, depth, height }: Dimensions): boolean {
  return isClose(front.width, width) && isClose(front.height, height) && isClose(side.width, depth);
}

/** Width and height of the path's own space. */
export function spaceOf({ width, height }: Outline): { readonly width: number; readonly height: number } {
  const unit = 1000 / Math.max(width, height);
  return { width: width * unit, height: height * unit };
}
