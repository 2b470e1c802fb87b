/** Dismisses the sample bar for good: Page.astro reads the key before the first paint. */
const KEY = 'aroha:sample-dismissed';

export function startSampleBar(): void {
  const bar = document.querySelector('[data-sample-bar]');
  bar?.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    document.documentElement.removeAttribute('data-sample');
    // The button with the focus is gone.
    const links = [...document.querySelectorAll<HTMLElement>('header a')];
    links.find((link) => link.checkVisibility())?.focus({ preventScroll: true });
    try {
      localStorage.setItem(KEY, '1');
    } catch {
      // Without storage it is hidden on this page only.
    }
  });
}
