/** Size and weight of a configured piece, or of its box. */
import type { Box } from '../delivery/size.ts';
import { type ConfigurationModel, type Selection, SIDES, sizeOf } from './model.ts';

const LEAST_CM = 1;
const LEAST_KG = 0.1;
const tenths = (kg: number) => Math.round(kg * 10) / 10;

/** Adds what the sizes are above the model's base sizes, or takes off what they are below. At least 1 cm and 0.1 kg remain. */
export function measured({ options }: ConfigurationModel, selection: Selection, base: Box): Box {
  const sizes = options.flatMap((option) => (option.kind === 'size' ? [option] : []));
  const more = sizes.map((option) => ({
    ...option,
    cm: (sizeOf(option, selection[option.id]) ?? option.at) - option.at,
  }));
  const sideOf = (side: (typeof SIDES)[number]) =>
    Math.max(
      LEAST_CM,
      more.reduce((sum, one) => (one.side === side ? sum + one.cm : sum), base[side]),
    );
  const weight = more.reduce((sum, { cm, kgPerCm }) => sum + cm * kgPerCm, base.weight);
  const [width, depth, height] = SIDES.map(sideOf) as [number, number, number];
  return { width, depth, height, weight: Math.max(LEAST_KG, tenths(weight)) };
}
