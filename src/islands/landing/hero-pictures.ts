/** The pictures of the hero: what each is doing, and fetching the one that comes next. */
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

function watchImage(image: HTMLImageElement, tell: (state: State) => void): void {
  if (image.complete && image.currentSrc) tell(image.naturalWidth > 0 ? 'loaded' : 'failed');
  else tell('loading');
  image.addEventListener('load', () => tell('loaded'));
  image.addEventListener('error', () => tell('failed'));
}

/** Marks a slide as its picture loads, is there, or fails; its blur shows itself once it is there. */
export function watchPicture(slide: HTMLElement): void {
  const image = slide.querySelector<HTMLImageElement>('[data-image]');
  const blur = slide.querySelector<HTMLImageElement>('[data-blur]');
  if (image) watchImage(image, (state) => mark(slide, state));
  if (blur) watchImage(blur, (state) => blur.toggleAttribute('data-loaded', state === 'loaded'));
}

/** Fetches the picture after the one on screen, and its blur, when the browser has nothing better to do. */
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
