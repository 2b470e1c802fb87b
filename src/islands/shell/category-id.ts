/** On hosts without redirects: the 404 page for a category's id leads to the category. */
import { categorySlugOf } from '../../core/catalogue/link-state.ts';
import { categoryPath } from '../../core/shop/routes.ts';

export function redirectToCategory(): void {
  const known = document.querySelector('[data-known-categories]')?.textContent ?? '[]';
  const { pathname, search } = window.location;
  const slug = categorySlugOf(pathname, new URLSearchParams(search), JSON.parse(known));
  if (slug && categoryPath(slug) !== pathname) window.location.replace(categoryPath(slug));
}
