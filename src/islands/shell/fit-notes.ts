/** Loads the fit notes of cards when the shopper has stored measurements. */
import { FIT } from '../../core/product/constants.ts';
import { readStored } from '../../stores/storage.ts';

export function startFitNotes(): void {
  if (readStored(FIT.key)) import('./fit-note.ts');
}
