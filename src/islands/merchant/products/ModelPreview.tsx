/** A model as shoppers will turn it. The viewer is loaded when it is asked for. */
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { MEDIA_COPY } from '../../../core/merchant/product-media-copy.ts';
import { modelPath } from '../../../core/product/model.ts';

const { model: SAY } = MEDIA_COPY;

type Props = { readonly hash: string; readonly children: ReactNode };

export function ModelPreview({ hash, children }: Props) {
  const [state, setState] = useState<'closed' | 'loading' | 'shown' | 'failed'>('closed');
  const stage = useRef<HTMLDivElement>(null);
  const words = { closed: '', loading: SAY.loading, shown: SAY.turn, failed: SAY.failed }[state];

  async function show(): Promise<void> {
    if (!stage.current) return;
    setState('loading');
    try {
      const { showModel } = await import('../../model-stage.ts');
      await showModel(stage.current, modelPath(hash), SAY.alt);
      setState('shown');
    } catch (error) {
      console.warn(error);
      setState('failed');
    }
  }
  return (
    <>
      <div
        ref={stage}
        hidden={state === 'closed' || state === 'failed'}
        className="mb-3 aspect-square w-full bg-linen sm:aspect-4/3 xl:max-w-[40rem]"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-small">
        {(state === 'closed' || state === 'failed') && (
          <Button kind="quiet" className="min-h-11" onClick={show}>
            {SAY.preview}
          </Button>
        )}
        {children}
        <p role="status" className="text-soot">
          {words}
        </p>
      </div>
    </>
  );
}
