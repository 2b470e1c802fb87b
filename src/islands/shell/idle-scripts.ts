/** Tasks of an idle page, and those that prepare what visitors use next, once they use the page. */
import { onceEngaged } from '../engaged.ts';
import { mayFetchAhead, whenIdle } from '../idle.ts';
import { layOutBelowFold } from './below-fold.ts';
import { loadVitals } from './load-vitals.ts';
import { linkManifest } from './manifest.ts';
import { prefetchPages } from './prefetch-pages.ts';

const loadAhead = () =>
  import('./fetch-ahead.ts').then(
    ({ fetchAhead }) => fetchAhead(),
    () => {},
  );

export function startIdleScripts(): void {
  whenIdle(() => {
    layOutBelowFold();
    linkManifest();
    loadVitals();
    prefetchPages();
  });
  onceEngaged(() => {
    if (mayFetchAhead()) whenIdle(loadAhead);
  });
}
