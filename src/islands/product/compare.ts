/** The product page's compare button, without React: adds or removes the product and links to the comparison. */
import { PRODUCT_COPY } from '../../core/product/copy.ts';
import { $compared, toggleComparison } from '../../stores/compare.ts';

export function startCompare(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-compare]') : null;
    if (button?.dataset.compare) toggleComparison(button.dataset.compare);
  });
  $compared.subscribe((slugs) => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
      const chosen = slugs.includes(button.dataset.compare ?? '');
      button.setAttribute('aria-pressed', String(chosen));
      const words = button.querySelector('[data-words]');
      if (words) words.textContent = chosen ? PRODUCT_COPY.compared : PRODUCT_COPY.compare;
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-compare-link]')) {
      link.hidden = slugs.length === 0;
      link.search = slugs.length > 0 ? `?p=${slugs.map(encodeURIComponent).join(',')}` : '';
      link.textContent = PRODUCT_COPY.seeCompared(slugs.length);
    }
  });
}
