/** Scripts of pages with products: header counts, hearts, quick add, second pictures, fit notes. */

import { onceEngaged } from '../engaged.ts';
import { startFitNotes } from './fit-notes.ts';
import { startCounts } from './header-counts.ts';
import { startHearts } from './hearts.ts';
import { startQuickAdd } from './quick-add.ts';

export function startProductScripts(): void {
  startCounts();
  startHearts();
  startQuickAdd();
  startFitNotes();
  // Without a connection cards keep their first picture.
  onceEngaged(() => import('./second-pictures.ts').catch(() => {}));
  // Only cards of what is made to order or still arrives have one.
  if (document.querySelector('leaves-note')) import('./leaves-note.ts');
}
