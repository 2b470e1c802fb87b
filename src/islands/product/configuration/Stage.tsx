/** The piece as photographed in the newest choice, with a sample beside it; or in 3D in all choices. */
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import { CHOOSER_COPY as SAY } from '../../../core/configuration/copy.ts';
import { type ConfigurationModel, choiceOf, type Selection } from '../../../core/configuration/model.ts';
import type { Picture as PictureData } from '../../../core/images/picture.ts';
import { PRODUCT_COPY } from '../../../core/product/copy.ts';
import { savesData, whenIdle } from '../../idle.ts';
import { NextPictures } from './NextPictures.tsx';
import type { StageModel } from './StageModel.tsx';
import { idOf, STAGE_WORDS, StagePicture } from './StagePicture.tsx';

const SAMPLE_SIZES = '9rem';
const CONTROL =
  'min-h-11 rounded-control border border-(--edge) bg-paper px-4 text-small font-medium hover:border-ink hover:bg-ink hover:text-paper disabled:opacity-60';

type Props = {
  readonly model: ConfigurationModel<PictureData>;
  readonly selection: Selection;
  /** The option that was chosen last. */
  readonly last: string;
  /** The product's first picture. */
  readonly cover: PictureData | null;
  readonly name: string;
  /** Path of the 3D model; null: none. */
  readonly path: string | null;
};

type View =
  | { readonly state: 'picture' | 'opening' | 'failed' }
  | { readonly state: 'model'; readonly Model: ComponentType<ComponentProps<typeof StageModel>> };

const same = (a: PictureData, b: PictureData) => idOf(a) === idOf(b);

export function Stage({ model, selection, last, cover, name, path }: Props) {
  const [view, setView] = useState<View>({ state: 'picture' });
  const [ahead, setAhead] = useState(false);
  useEffect(() => {
    if (!savesData()) whenIdle(() => setAhead(true));
  }, []);
  const options = model.options.filter((option) => option.kind === 'choice');
  const chosen = options.map((option) => choiceOf(option, selection[option.id])).filter((one) => one !== undefined);
  const recent = options.find(({ id }) => id === last);
  const newest = recent && choiceOf(recent, selection[last]);
  const picture = [newest, ...chosen].find((one) => one?.picture)?.picture ?? cover;
  // What the photograph shows of each option: the choice that it was taken of, else the first.
  const photographed = options
    .filter(({ choices }) => choices.some(({ texture }) => texture))
    .map((option) => ({
      own: choiceOf(option, selection[option.id]),
      seen: option.choices.find((one) => one.picture && picture && same(one.picture, picture)) ?? option.choices[0],
    }));
  const others = photographed.flatMap(({ own, seen }) => (own && seen && own !== seen ? [{ own, seen }] : []));
  const sample = [newest, ...chosen].find((one) => one?.texture);
  const next = [recent, ...options].flatMap((option) => option?.choices.flatMap((one) => one.picture ?? []) ?? []);

  async function turn(): Promise<void> {
    setView({ state: 'opening' });
    try {
      const { StageModel: Model } = await import('./StageModel.tsx');
      setView({ state: 'model', Model });
    } catch (error) {
      console.warn(error);
      setView({ state: 'failed' });
    }
  }

  return (
    <div className="relative h-[30dvh] shrink-0 overflow-hidden bg-linen md:h-[42dvh] lg:h-auto">
      {view.state === 'model' && path ? (
        <view.Model path={path} name={name} model={model} selection={selection} />
      ) : (
        picture && <StagePicture picture={picture} />
      )}
      {ahead && <NextPictures pictures={[...new Map(next.map((one) => [idOf(one), one])).values()]} />}
      {view.state !== 'model' && others.length > 0 && (
        <p className={STAGE_WORDS}>
          {SAY.photographed(
            others.map(({ seen }) => seen.name),
            others.map(({ own }) => own.name),
          )}
        </p>
      )}
      <div className="pointer-events-none absolute inset-x-4 bottom-4 flex items-end gap-3 lg:inset-x-10 lg:bottom-10 lg:gap-5">
        {view.state !== 'model' && sample?.texture && (
          <figure className="w-36 bg-paper p-1.5 shadow-float max-md:hidden">
            <Picture
              key={sample.id}
              picture={sample.texture}
              sizes={SAMPLE_SIZES}
              max={480}
              alt={SAY.sample(sample.name)}
              className="block aspect-square w-full"
            />
            <figcaption className="pt-1.5 text-caption">{sample.name}</figcaption>
          </figure>
        )}
        <p role="status" className="ml-auto bg-paper/90 text-caption not-empty:px-2.5 not-empty:py-1.5">
          {view.state === 'failed' && PRODUCT_COPY.room.failed}
        </p>
        {path && (
          <button
            type="button"
            disabled={view.state === 'opening'}
            onClick={() => (view.state === 'model' ? setView({ state: 'picture' }) : void turn())}
            className={`${CONTROL} pointer-events-auto shrink-0 ${view.state === 'model' ? '-order-1' : ''}`}
          >
            {view.state === 'model' ? SAY.photograph : SAY.turn}
          </button>
        )}
      </div>
    </div>
  );
}
