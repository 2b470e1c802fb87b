/** The piece as photographed, with the chosen sample laid on it. */
import { Picture } from '../../../components/Picture.tsx';
import { CHOOSER_COPY as SAY } from '../../../core/configuration/copy.ts';
import { type ConfigurationModel, choiceOf, type Selection } from '../../../core/configuration/model.ts';
import type { Picture as PictureData } from '../../../core/images/picture.ts';

const STAGE_SIZES = '(min-width: 64rem) calc(100vw - 32rem), 100vw';
const SAMPLE_SIZES = '(min-width: 64rem) 15rem, 8rem';

type Props = {
  readonly model: ConfigurationModel<PictureData>;
  readonly selection: Selection;
  /** The option that was chosen last. */
  readonly last: string;
  /** The product's first picture. */
  readonly cover: PictureData | null;
};

const same = (a: PictureData, b: PictureData | null) => (a.hash ?? a.url) === (b?.hash ?? b?.url);

export function Stage({ model, selection, last, cover }: Props) {
  const options = model.options.filter((option) => option.kind === 'choice');
  const chosen = options.map((option) => choiceOf(option, selection[option.id])).filter((one) => one !== undefined);
  const pictured = chosen.find(({ picture }) => picture);
  const picture = pictured?.picture ?? cover;
  // What the photograph shows of each option: the choice that it was taken of, else the first.
  const photographed = options
    .filter(({ choices }) => choices.some(({ texture }) => texture))
    .map(({ choices }) => choices.find((one) => one.picture && picture && same(one.picture, picture)) ?? choices[0]);
  const others = photographed.flatMap((one) => (one && !chosen.includes(one) ? [one.name] : []));
  const recent = options.find(({ id }) => id === last);
  const newest = recent && choiceOf(recent, selection[last]);
  const sample = [newest, ...chosen].find((one) => one?.texture);
  return (
    <div className="relative h-[30dvh] shrink-0 overflow-hidden bg-linen md:h-[42dvh] lg:h-auto">
      {picture && (
        <Picture
          key={picture.hash ?? picture.url}
          picture={picture}
          sizes={STAGE_SIZES}
          max={1440}
          priority
          className="block size-full"
        />
      )}
      {sample?.texture && (
        <figure className="absolute bottom-4 left-4 flex items-end gap-3 lg:bottom-10 lg:left-10 lg:gap-5">
          <div className="w-26 bg-paper p-1.5 shadow-float lg:w-60 lg:p-2.5">
            <Picture
              key={sample.id}
              picture={sample.texture}
              sizes={SAMPLE_SIZES}
              max={640}
              alt={SAY.sample(sample.name)}
              className="block aspect-square w-full"
            />
            <figcaption className="pt-1.5 text-caption lg:pt-2.5 lg:pb-0.5 lg:text-small">{sample.name}</figcaption>
          </div>
          {others.length > 0 && (
            <p className="max-w-44 bg-paper/90 px-2.5 py-1.5 text-caption text-soot lg:max-w-56">
              {SAY.photographed(others)}
            </p>
          )}
        </figure>
      )}
    </div>
  );
}
