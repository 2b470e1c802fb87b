/** Tasks of an idle page. */
import { layOutBelowFold } from './below-fold.ts';
import { loadVitals } from './load-vitals.ts';
import { linkManifest } from './manifest.ts';
import { prefetchStylesheets } from './prefetch-stylesheets.ts';
import { loadReadingFont } from './reading-font.ts';

export function runIdleScripts(): void {
  layOutBelowFold();
  prefetchStylesheets();
  loadReadingFont();
  linkManifest();
  loadVitals();
}
