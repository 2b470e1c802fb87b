/**
 * What stands below the first screen is laid out once the page is at rest: until then styles let the browser pass it over
 * (.later in styles.css). A few at each idle moment: all of it at once would hold up whoever acts just then.
 */
import { whenIdle } from '../idle.ts';

const AT_ONCE = 2;
const MOST_MS = 2000;

export function drawLater(): void {
  const later = document.querySelectorAll<HTMLElement>('.later').values();
  const drawNext = () => {
    const some = [...later.take(AT_ONCE)];
    for (const element of some) element.dataset.drawn = '';
    if (some.length === AT_ONCE) whenIdle(drawNext, MOST_MS);
    // What is drawn from now on belongs to a page that stands.
    else document.documentElement.dataset.drawn = '';
  };
  whenIdle(drawNext, MOST_MS);
}
