/** Checks the page's prerendered lists against the API once the page is idle. */
import { whenIdle } from '../idle.ts';
import { checkLists } from './live-check.ts';

export function refreshLists(): void {
  whenIdle(checkLists, 500);
}
