/** Loads idle-scripts.ts once the page is idle. */
import { whenIdle } from '../idle.ts';

export function loadIdleScripts(): void {
  // Offline: the next page tries again.
  whenIdle(() => import('./idle-scripts.ts').then(({ runIdleScripts }) => runIdleScripts()).catch(() => {}));
}
