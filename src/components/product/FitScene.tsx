/** The room of the fit drawing, with a person for scale. */
import { type Box, placementOf, sceneOf } from '../../core/product/drawing.ts';
import { type Outline, type Outlines, spaceOf } from '../../core/product/outline.ts';
import type { Dimensions, Product } from '../../core/product/product.ts';

/** A person 170 cm high and 46 cm wide: head, then the outline of the body. */
const FIGURE =
  'M23 0c5 0 8.400 4 8.400 10.500S27.500 23 23 23s-8.400-6-8.400-12.500S18 0 23 0ZM19.500 24.500c0 3-1 4-5.500 5.800-7 2.700-9.300 5.500-10.300 13.200L1.200 82c-.4 3.800 4.600 5 5.400 1.200L12 53c.6 14-2 25-1.400 40L14.200 163c.2 3-3.200 4.200-5.200 7h12.300c.6-22 .5-40 1.700-62 1.200 22 1.100 40 1.700 62H37c-2-2.800-5.400-4-5.200-7L35.400 93C36 78 33.400 67 34 53l5.400 30.200c.8 3.800 5.800 2.600 5.400-1.200l-2.500-38.500c-1-7.700-3.300-10.500-10.300-13.200-4.500-1.800-5.500-2.800-5.500-5.800';

const STROKE = { stroke: 'currentColor', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;

export const LINE = { ...STROKE, fill: 'none' } as const;

/** The piece in a view: its outline, stretched to the stated size, or a box. */
export function Piece({ box, outline }: { readonly box: Box; readonly outline: Outline | undefined }) {
  if (!outline) return <rect {...box} {...STROKE} className="fill-linen" />;
  const space = spaceOf(outline);
  const scale = `${round(box.width / space.width)} ${round(box.height / space.height)}`;
  return (
    <path
      {...STROKE}
      d={outline.path}
      transform={`translate(${round(box.x)} ${round(box.y)}) scale(${scale})`}
      fillRule="evenodd"
      strokeLinejoin="round"
      className="fill-linen"
    />
  );
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;

type SceneProps = {
  readonly dimensions: Dimensions;
  readonly product: Pick<Product, 'type' | 'dimensions'>;
  readonly outlines: Outlines | null;
};

export function Scene({ dimensions, product, outlines }: SceneProps) {
  const scene = sceneOf(dimensions, placementOf(product));
  const { figure, door, piece, table, cord, floorY } = scene;
  return (
    <svg viewBox={`0 0 ${scene.width} ${scene.height}`} aria-hidden="true" className="h-auto max-h-88 w-full">
      <g className="text-soot/70">
        <path d={FIGURE} {...LINE} transform={`translate(${figure.x} ${figure.y})`} />
        <rect {...door} {...LINE} />
        <rect x={door.x + 5} y={door.y + 5} width={door.width - 10} height={door.height - 5} {...LINE} opacity={0.5} />
        <circle cx={door.x + 14} cy={floorY - 100} r={2.5} {...LINE} />
        {table && (
          <path
            {...LINE}
            d={`M${table.x} ${table.y}h${table.width}v4h${-table.width}zM${table.x + 6} ${table.y + 4}V${floorY}M${table.x + table.width - 6} ${table.y + 4}V${floorY}`}
          />
        )}
        {cord && <path {...LINE} d={`M${cord.x - 8} ${cord.from}h16M${cord.x} ${cord.from}V${cord.to}`} />}
        <path {...LINE} d={`M0 ${floorY}H${scene.width}`} />
      </g>
      <Piece box={piece} outline={outlines?.front} />
    </svg>
  );
}
