/** Scripts of pages with products: header counts, hearts, quick add, second pictures, fit notes. */

import { startFitNotes } from './fit-notes.ts';
import { startCounts } from './header-counts.ts';
import { startHearts } from './hearts.ts';
import { startQuickAdd } from './quick-add.ts';
import { startSecondPictures } from './second-pictures.ts';

export function startProductScripts(): void {
  startCounts();
  startHearts();
  startQuickAdd();
  startSecondPictures();
  startFitNotes();
  // Only cards of what is made to order or still arrives have one.
  if (document.querySelector('leaves-note')) import('./leaves-note.ts');
}
