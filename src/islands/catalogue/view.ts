/** For the prerendered page: the remembered view stands before the catalogue wakes. */
import { restoreView } from '../../stores/view.ts';

export function startView(): void {
  restoreView();
}
