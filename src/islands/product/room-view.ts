/** 'View in your room': shows the model with the button that places it, on demand. */
import { PRODUCT_COPY } from '../../core/product/copy.ts';

async function show(stage: HTMLElement, said: DOMStringMap, say: (words: string) => void): Promise<void> {
  const { model = '', name = '', choices } = said;
  say(PRODUCT_COPY.room.loading);
  const { placeModel } = await import('./place-model.ts');
  if (!choices) {
    await placeModel(stage, model, name);
    return say(PRODUCT_COPY.room.turn);
  }
  const { showAsChosen } = await import('./model-of-page.ts');
  await showAsChosen(stage, { path: model, name, slug: choices }, say);
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
    show(stage, button.dataset, setStatus)
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
