/** Loading states of the hero's pictures, and preloading of the next one. */
import { LANDING_COPY } from '../../core/landing/copy.ts';
import { savesData, whenIdle } from '../idle.ts';

type State = 'loading' | 'loaded' | 'failed';

function mark(slide: HTMLElement, state: State): void {
  slide.dataset.state = state;
  const failed = slide.querySelector<HTMLElement>('[data-failed-text]');
  if (failed) failed.hidden = state !== 'failed';
  const words = slide.querySelector('[data-spinner-text]');
  if (words) words.textContent = state === 'loading' ? LANDING_COPY.hero.loading : '';
}

function watchImage(image: HTMLImageElement, onState: (state: State) => void): void {
  if (image.complete && image.currentSrc) onState(image.naturalWidth > 0 ? 'loaded' : 'failed');
  else onState('loading');
  image.addEventListener('load', () => onState('loaded'));
  image.addEventListener('error', () => onState('failed'));
}

/** Marks a slide as loading, loaded or failed, and its blur as loaded. */
export function watchPicture(slide: HTMLElement): void {
  const image = slide.querySelector<HTMLImageElement>('[data-image]');
  const blur = slide.querySelector<HTMLImageElement>('[data-blur]');
  if (image) watchImage(image, (state) => mark(slide, state));
  if (blur) watchImage(blur, (state) => blur.toggleAttribute('data-loaded', state === 'loaded'));
}

/** Preloads the next picture and its blur while the browser is idle. */
export function preloadNext(slides: readonly HTMLElement[], index: number): void {
  if (savesData()) return;
  const next = slides[(index + 1) % slides.length];
  whenIdle(() => {
    for (const image of next?.querySelectorAll<HTMLImageElement>('img[loading="lazy"]') ?? []) {
      image.fetchPriority = 'low';
      image.loading = 'eager';
    }
  }, 3000);
}
