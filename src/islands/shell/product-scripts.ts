/** What pages with pieces for sale need: counts in the header, hearts, quick add, and whether a piece fits. */

import { startFitNotes } from './fit-notes.ts';
import { startCounts } from './header-counts.ts';
import { startHearts } from './hearts.ts';
import { startQuickAdd } from './quick-add.ts';

export function startPieces(): void {
  startCounts();
  startHearts();
  startQuickAdd();
  startFitNotes();
}
