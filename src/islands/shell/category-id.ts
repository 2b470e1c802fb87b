/** A category addressed by its id, on a host that cannot redirect: the page that was not found leads to the one that was meant. */
import { categoryMeant } from '../../core/catalogue/link-state.ts';
import { categoryPath } from '../../core/shop/routes.ts';

export function leadToCategory(): void {
  const known = document.querySelector('[data-known-categories]')?.textContent ?? '[]';
  const { pathname, search } = window.location;
  const slug = categoryMeant(pathname, new URLSearchParams(search), JSON.parse(known));
  if (slug && categoryPath(slug) !== pathname) window.location.replace(categoryPath(slug));
}
