/** Checks the page's prerendered lists against the API once the page is idle. */
import { whenIdle } from '../idle.ts';

export function refreshLists(): void {
  // On failure the page keeps the build's data.
  whenIdle(() => import('./live-check.ts').then(({ checkLists }) => checkLists()).catch(() => {}), 500);
}
