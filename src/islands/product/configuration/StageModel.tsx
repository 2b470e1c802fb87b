/** The piece in 3D in what is chosen, with the button that places it in a room. Loaded when it is asked for. */
import { useEffect, useRef, useState } from 'react';
import { CHOOSER_COPY as SAY } from '../../../core/configuration/copy.ts';
import type { ConfigurationModel, Selection } from '../../../core/configuration/model.ts';
import { otherSize, shownNames, variantName } from '../../../core/configuration/model-variant.ts';
import { PRODUCT_COPY } from '../../../core/product/copy.ts';
import type { Viewer } from '../../model-stage.ts';
import { dressModel, placeModel } from '../place-model.ts';
import { STAGE_WORDS } from './StagePicture.tsx';

/** As from the camera of the photographs. */
const FROM = { 'camera-orbit': '-38deg 74deg auto' };

type Props = {
  readonly path: string;
  readonly name: string;
  readonly model: ConfigurationModel;
  readonly selection: Selection;
};

type Shown = { readonly state: 'loading' | 'failed' } | { readonly state: 'shown'; readonly viewer: Viewer };

export function StageModel({ path, name, model, selection }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const [words, setWords] = useState('');
  const variant = variantName(model, selection);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the model is loaded once, and dressed below from then on.
  useEffect(() => {
    if (!stage.current) return;
    let open = true;
    placeModel(stage.current, path, name, { ...FROM, 'variant-name': variant })
      .then((viewer) => open && setShown({ state: 'shown', viewer }))
      .catch((error: unknown) => {
        console.warn(error);
        if (open) setShown({ state: 'failed' });
      });
    return () => {
      open = false;
    };
  }, [path]);

  useEffect(() => {
    if (shown.state !== 'shown') return;
    const dressed = dressModel(shown.viewer, variant);
    const size = otherSize(model, selection);
    setWords(
      [dressed ? SAY.shownIn(shownNames(model, selection)) : SAY.oneModel, size ? SAY.drawnAt(size) : '']
        .filter(Boolean)
        .join(' '),
    );
  }, [shown, variant, model, selection]);

  const notes = { loading: PRODUCT_COPY.room.loading, failed: PRODUCT_COPY.room.failed, shown: words };
  return (
    <>
      <div ref={stage} className="absolute inset-0" />
      <p role="status" className={`${STAGE_WORDS} empty:hidden`}>
        {notes[shown.state]}
      </p>
    </>
  );
}
