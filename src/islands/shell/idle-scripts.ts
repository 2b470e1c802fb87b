/** What a page does once it is at rest, when nothing on screen competes with it any more. */
import { drawLater } from './below-fold.ts';
import { tellManifest } from './manifest.ts';
import { fetchReadingFace } from './reading-face.ts';
import { fetchSheetFiles } from './sheet-files.ts';
import { startVitalsLater } from './vitals-later.ts';

export function rest(): void {
  drawLater();
  fetchSheetFiles();
  fetchReadingFace();
  tellManifest();
  startVitalsLater();
}
