/** The product's views in the fit drawing, with their measures. */
import type { Box } from '../../core/product/drawing.ts';
import { LABEL, type Label, viewsOf } from '../../core/product/drawing-views.ts';
import { FIT_COPY } from '../../core/product/fit-copy.ts';
import type { Outlines } from '../../core/product/outline.ts';
import type { Dimensions } from '../../core/product/product.ts';
import { LINE, Piece } from './FitScene.tsx';

type MeasureProps = { readonly box: Box; readonly along: 'below' | 'left'; readonly label: Label };

/** Dimension line along a side, with its value in the middle. */
function Measure({ box, along, label }: MeasureProps) {
  const at = along === 'below' ? box.y + box.height + 13 : box.x - 13;
  const [from, to] = along === 'below' ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
  const line =
    along === 'below'
      ? `M${from} ${at - 4}v8M${to} ${at - 4}v8M${from} ${at}H${to}`
      : `M${at - 4} ${from}h8M${at - 4} ${to}h8M${at} ${from}V${to}`;
  return (
    <g>
      <path {...LINE} d={line} className="text-soot" />
      <text x={label.x} y={label.y} textAnchor={label.anchor} fontSize={LABEL.size} className="fill-ink tabular-nums">
        {label.text}
      </text>
    </g>
  );
}

function Name({ box, text }: { readonly box: Box; readonly text: string }) {
  return (
    <text x={box.x + box.width / 2} y={box.y - 9}>
      {text}
    </text>
  );
}

type ViewsProps = { readonly dimensions: Dimensions; readonly outlines: Outlines | null };

export function FitViews({ dimensions, outlines }: ViewsProps) {
  const { front, side, above, labels, width, height } = viewsOf(dimensions, outlines !== null);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-views className="h-auto max-h-112 w-full">
      <Piece box={front} outline={outlines?.front} />
      <Piece box={side} outline={outlines?.side} />
      {above && <Piece box={above} outline={outlines?.above} />}
      <Measure box={front} along="below" label={labels.width} />
      <Measure box={front} along="left" label={labels.height} />
      <Measure box={side} along="below" label={labels.depth} />
      <g className="fill-soot text-[13px]" textAnchor="middle">
        <Name box={front} text={FIT_COPY.front} />
        <Name box={side} text={FIT_COPY.side} />
        {above && <Name box={above} text={FIT_COPY.above} />}
      </g>
    </svg>
  );
}
