/** Prefetches the stylesheets inlined in this page, for its islands and for pages that link them. */
import { INLINED_STYLES } from '../../core/shop/constants.ts';

export function prefetchStylesheets(): void {
  for (const style of document.querySelectorAll(`style[${INLINED_STYLES.sheet}]`)) {
    // Not by a link, for which browsers compute every style of the page anew.
    fetch(style.getAttribute(INLINED_STYLES.sheet) ?? '', { priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => {});
  }
}
