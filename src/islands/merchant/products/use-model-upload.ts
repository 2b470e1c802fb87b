/** A 3D model on its way to the server. A new one takes the place of the one before. */
import { useEffect, useRef, useState } from 'react';
import { MEDIA_COPY as SAY } from '../../../core/merchant/product-media-copy.ts';
import { GLB_COPY } from '../../../core/product/glb-copy.ts';
import { MODEL_LIMITS, type Model } from '../../../core/product/model.ts';
import { ApiError } from '../../../core/shop/api-error.ts';
import { announce } from '../../../stores/announcements.ts';
import { uploadModel } from '../../../stores/product-uploads.ts';

export type ModelUpload =
  | { readonly state: 'none' }
  | { readonly state: 'going'; readonly name: string; readonly percent: number }
  | { readonly state: 'failed'; readonly name: string; readonly message: string };

export function useModelUpload(onArrived: (model: Model) => void) {
  const [now, setNow] = useState<ModelUpload>({ state: 'none' });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function add(file: File): Promise<void> {
    stop.current?.abort();
    const { name } = file;
    const fail = (message: string) => setNow({ state: 'failed', name, message });
    // The server says the same, after all of it has arrived.
    if (file.size > MODEL_LIMITS.maxBytes) return fail(GLB_COPY.tooLarge(MODEL_LIMITS.maxBytes));
    const own = new AbortController();
    stop.current = own;
    setNow({ state: 'going', name, percent: 0 });
    try {
      const model = await uploadModel(file, (percent) => setNow({ state: 'going', name, percent }), own.signal);
      if (own.signal.aborted) return;
      setNow({ state: 'none' });
      onArrived(model);
      announce(SAY.model.added);
    } catch (error) {
      if (!own.signal.aborted) fail(error instanceof ApiError ? error.message : SAY.pictures.network);
    }
  }

  return { now, add, isBusy: now.state === 'going' };
}
