/** A choice as a square of its cloth or wood with its name. It stands after the input whose state it shows. */
import { Check } from 'lucide-react';
import { Icon } from '../../../components/Icon.tsx';
import { Picture } from '../../../components/Picture.tsx';
import type { Choice } from '../../../core/configuration/model.ts';
import type { Picture as PictureData } from '../../../core/images/picture.ts';

const SAMPLE_PX = 160;

/** Groups of five, as most are, leave no orphan. */
export const SWATCH_GRID =
  'grid grid-cols-3 gap-x-2.5 gap-y-4 min-[22.5rem]:grid-cols-5 sm:grid-cols-[repeat(auto-fill,5rem)] sm:gap-x-3';

type Props = {
  readonly choice: Choice<PictureData>;
  /** What it adds to the price; '' for nothing. */
  readonly added: string;
  readonly refused: boolean;
};

/** A square of the cloth, a tick when chosen, struck through when it cannot be had. */
export function SwatchTile({ choice, added, refused }: Props) {
  return (
    <>
      <span
        aria-hidden="true"
        className={`relative block aspect-square overflow-hidden rounded-control outline-ink outline-offset-3 forced-color-adjust-none peer-checked:outline-2 peer-focus-visible:outline-2 peer-focus-visible:outline-clay ${
          refused
            ? 'opacity-45 after:absolute after:top-1/2 after:left-1/2 after:h-px after:w-[145%] after:-translate-1/2 after:-rotate-45 after:bg-ink'
            : ''
        }`}
        style={{ backgroundColor: choice.swatch ?? undefined }}
      >
        {choice.texture && (
          <Picture picture={choice.texture} sizes="104px" max={SAMPLE_PX * 2} alt="" className="block size-full" />
        )}
      </span>
      <span className="absolute top-1.5 right-1.5 hidden size-5 place-items-center rounded-full bg-paper text-ink peer-checked:grid">
        <Icon of={Check} size={13} />
      </span>
      <span
        aria-hidden="true"
        className={`mt-1.5 block text-caption wrap-normal ${refused ? 'text-soot line-through' : ''}`}
      >
        {choice.name}
        {added && <span className="block text-soot tabular-nums">{added}</span>}
      </span>
    </>
  );
}
