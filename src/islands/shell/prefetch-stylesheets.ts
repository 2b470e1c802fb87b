/** Prefetches the stylesheets inlined in this page, for its islands and for pages that link them. */
import { INLINED_STYLES } from '../../core/shop/constants.ts';
import { savesData } from '../idle.ts';

export function prefetchStylesheets(): void {
  if (savesData()) return;
  for (const style of document.querySelectorAll(`style[${INLINED_STYLES.sheet}]`)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'style';
    link.href = style.getAttribute(INLINED_STYLES.sheet) ?? '';
    document.head.append(link);
  }
}
