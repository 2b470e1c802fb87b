/** One sample to choose. */
import { togglePick } from '../../../stores/samples.ts';
import { SwatchTile } from '../configuration/SwatchTile.tsx';
import type { PickedSample } from './samples-of.ts';

export function SamplePick({
  sample: { sku, choice },
  picked,
  full,
}: {
  readonly sample: PickedSample;
  readonly picked: boolean;
  readonly full: boolean;
}) {
  return (
    <label className="relative block rounded-control">
      <input
        type="checkbox"
        aria-label={choice.name}
        checked={picked}
        aria-disabled={full && !picked}
        onChange={() => togglePick(sku)}
        className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-control opacity-0 aria-disabled:cursor-not-allowed"
      />
      <SwatchTile choice={choice} added="" refused={false} />
    </label>
  );
}
