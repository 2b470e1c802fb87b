/** Fetches the files of the styles that this page carries, whole or in part: for its islands, and for pages that link them. */
import { CARRIED } from '../../core/shop/constants.ts';
import { savesData } from '../idle.ts';

export function fetchSheetFiles(): void {
  if (savesData()) return;
  for (const style of document.querySelectorAll(`style[${CARRIED.sheet}]`)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'style';
    link.href = style.getAttribute(CARRIED.sheet) ?? '';
    document.head.append(link);
  }
}
