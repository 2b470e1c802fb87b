/** 'View in your room': shows the model with the button that places it, on demand. */
import { PRODUCT_COPY } from '../../core/product/copy.ts';

const AR: Readonly<Record<string, string>> = {
  ar: '',
  'ar-modes': 'webxr scene-viewer quick-look',
  'ar-placement': 'floor',
};

async function show(stage: HTMLElement, path: string, name: string, say: (words: string) => void): Promise<void> {
  say(PRODUCT_COPY.room.loading);
  const place = document.createElement('button');
  place.slot = 'ar-button';
  place.className = 'room-place';
  place.textContent = PRODUCT_COPY.room.place;
  const { showModel } = await import('../model-stage.ts');
  await showModel(stage, path, PRODUCT_COPY.room.alt(name), AR, place);
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
