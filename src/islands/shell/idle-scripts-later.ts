/** Code for a page at rest is fetched when it is: see rest.ts. */
import { whenIdle } from '../idle.ts';

export function startRestLater(): void {
  // Without a network nothing of it could be had: the next page asks again.
  whenIdle(() => import('./idle-scripts.ts').then(({ rest }) => rest()).catch(() => {}));
}
