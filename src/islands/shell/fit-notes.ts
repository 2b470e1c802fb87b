/** Lets cards say whether a piece fits, for shoppers who have told their measures; nobody else downloads the code. */
import { FIT } from '../../core/shop/constants.ts';
import { readStored } from '../../stores/storage.ts';

export function startFitNotes(): void {
  if (readStored(FIT.key)) import('./fit-note.ts');
}
