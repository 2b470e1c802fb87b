/**
 * Lays out below-the-fold content once the page is idle, one element per idle period, so that the page has its real length.
 * Until then, and again afterwards while it is far from the screen, styles skip it (.later in styles.css): browsers remember
 * its size, and a change of the page costs what is in sight.
 */
import { whenIdle } from '../idle.ts';

const MOST_MS = 2000;

export function layOutBelowFold(): void {
  let later: IterableIterator<HTMLElement>;
  let width = 0;
  const layOutNext = () => {
    const { value } = later.next();
    if (!value) return;
    value.dataset.drawn = 'now';
    // Sizes are remembered at the end of a frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        value.dataset.drawn = '';
        whenIdle(layOutNext, MOST_MS);
      }),
    );
  };
  /** Remembered sizes are those of a width: another one begins anew. */
  const begin = () => {
    if (width === innerWidth) return;
    width = innerWidth;
    later = document.querySelectorAll<HTMLElement>('.later').values();
    whenIdle(layOutNext, MOST_MS);
  };
  begin();
  window.addEventListener('resize', begin);
}
