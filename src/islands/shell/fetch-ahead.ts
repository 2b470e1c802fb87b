/**
 * Fetches what the first use of a page needs, each part in an idle moment of its own: together they would delay the interaction
 * that follows the first.
 */
import { whenIdle } from '../idle.ts';
import { prefetchIslands } from '../prefetch.ts';
import { prefetchStylesheets } from './prefetch-stylesheets.ts';
import { loadReadingFont } from './reading-font.ts';

export function fetchAhead(): void {
  for (const fetchPart of [prefetchStylesheets, prefetchIslands, loadReadingFont]) whenIdle(fetchPart);
}
