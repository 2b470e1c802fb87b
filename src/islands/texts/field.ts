/** Loads the search code on the field's first focus. */
export function startFind(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-find]')) {
    const wake = () => import('./find.ts').then(({ startSearch }) => startSearch(root));
    root.addEventListener('focusin', wake, { once: true });
  }
}
