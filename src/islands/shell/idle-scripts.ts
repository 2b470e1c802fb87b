/** Tasks of an idle page, and those that prepare what visitors use next, once they use the page. */
import { onceEngaged } from '../engaged.ts';
import { whenIdle } from '../idle.ts';
import { prefetchIslands } from '../prefetch.ts';
import { layOutBelowFold } from './below-fold.ts';
import { loadVitals } from './load-vitals.ts';
import { linkManifest } from './manifest.ts';
import { prefetchPages } from './prefetch-pages.ts';
import { prefetchStylesheets } from './prefetch-stylesheets.ts';
import { loadReadingFont } from './reading-font.ts';

function fetchAhead(): void {
  prefetchStylesheets();
  prefetchIslands();
  loadReadingFont();
}

export function startIdleScripts(): void {
  whenIdle(() => {
    layOutBelowFold();
    linkManifest();
    loadVitals();
    prefetchPages();
  });
  onceEngaged(() => whenIdle(fetchAhead));
}
