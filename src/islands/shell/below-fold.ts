/**
 * Lays out below-the-fold content once the page is idle; until then styles skip it (.later in styles.css). A few
 * elements per idle period, to keep the page responsive.
 */
import { whenIdle } from '../idle.ts';

const AT_ONCE = 2;
const MOST_MS = 2000;

export function layOutBelowFold(): void {
  const later = document.querySelectorAll<HTMLElement>('.later').values();
  const layOutNext = () => {
    const some = [...later.take(AT_ONCE)];
    for (const element of some) element.dataset.drawn = '';
    if (some.length === AT_ONCE) whenIdle(layOutNext, MOST_MS);
  };
  whenIdle(layOutNext, MOST_MS);
}
