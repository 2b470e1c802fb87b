/** Applies the remembered view to the prerendered page before the catalogue hydrates. */
import { restoreView } from '../../stores/view.ts';

export function startView(): void {
  restoreView();
}
