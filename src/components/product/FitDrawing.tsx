/**
 * Scale drawing of a product: in a room with a person and a door, then its views with dimensions. Drawn with the outlines of
 * its 3D model, or as boxes.
 */

import { FIT_COPY } from '../../core/product/fit-copy.ts';
import { isDrawnAsStated, type Outlines } from '../../core/product/outline.ts';
import type { Product } from '../../core/product/product.ts';
import { Scene } from './FitScene.tsx';
import { FitViews } from './FitViews.tsx';

type Props = {
  readonly product: Pick<Product, 'type' | 'dimensions'>;
  /** Of the product's model, where it has any. */
  readonly outlines?: Outlines | null | undefined;
};

export function FitDrawing({ product, outlines }: Props) {
  const { dimensions } = product;
  if (!dimensions) return null;
  const drawn = outlines && isDrawnAsStated(outlines, dimensions) ? outlines : null;
  const { width, depth, height } = dimensions;
  return (
    <figure>
      <div
        className="grid items-end gap-x-6 gap-y-8 sm:grid-cols-2 lg:max-xl:grid-cols-1"
        role="img"
        aria-label={FIT_COPY.drawing(width, depth, height)}
      >
        <Scene dimensions={dimensions} product={product} outlines={drawn} />
        <FitViews dimensions={dimensions} outlines={drawn} />
      </div>
      <figcaption className="mt-6 text-caption text-soot">{FIT_COPY.scene}</figcaption>
    </figure>
  );
}
