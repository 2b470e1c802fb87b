/**
 * 'View in your room': loads viewer and model on demand. The viewer needs a URL for its decoder's script although it
 * bundles the decoder, so our script there is almost empty.
 */
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import { loadFullStylesheets } from '../stylesheets.ts';
import { DECODER, trustOurScripts } from '../trust.ts';

type Viewer = HTMLElement & { src: string; canActivateAR: boolean };

async function show(stage: HTMLElement, path: string, name: string, say: (words: string) => void): Promise<void> {
  say(PRODUCT_COPY.room.loading);
  trustOurScripts();
  const [{ ModelViewerElement }] = await Promise.all([import('@google/model-viewer'), loadFullStylesheets()]);
  ModelViewerElement.meshoptDecoderLocation = DECODER;
  const viewer = document.createElement('model-viewer') as Viewer;
  const attributes: Record<string, string> = {
    alt: PRODUCT_COPY.room.alt(name),
    'camera-controls': '',
    'touch-action': 'pan-y',
    'shadow-intensity': '0.9',
    'shadow-softness': '0.8',
    exposure: '1.05',
    'tone-mapping': 'neutral',
    'interaction-prompt': 'none',
    ar: '',
    'ar-modes': 'webxr scene-viewer quick-look',
    'ar-placement': 'floor',
  };
  for (const [key, value] of Object.entries(attributes)) viewer.setAttribute(key, value);
  const place = document.createElement('button');
  place.slot = 'ar-button';
  place.className = 'room-place';
  place.textContent = PRODUCT_COPY.room.place;
  viewer.append(place);
  const loaded = new Promise<void>((resolve, reject) => {
    viewer.addEventListener('load', () => resolve(), { once: true });
    viewer.addEventListener('error', () => reject(new Error(path)), { once: true });
  });
  viewer.src = path;
  stage.replaceChildren(viewer);
  stage.hidden = false;
  stage.scrollIntoView({ block: 'nearest' });
  await loaded;
  say(PRODUCT_COPY.room.turn);
}

export function startRoomView(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-model]') : null;
    const stage = document.querySelector<HTMLElement>('[data-stage]');
    const words = document.querySelector('[data-stage-words]');
    if (!button || !stage || button.disabled) return;
    const setStatus = (text: string) => {
      if (words) words.textContent = text;
    };
    button.disabled = true;
    const { model = '', name = '' } = button.dataset;
    show(stage, model, name, setStatus)
      .then(() => {
        button.hidden = true;
      })
      .catch(() => {
        setStatus(PRODUCT_COPY.room.failed);
        stage.hidden = true;
        button.disabled = false;
      });
  });
}
