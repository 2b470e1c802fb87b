/** Dismisses the sample bar for good: Page.astro reads the key before the first paint. */
const KEY = 'aroha:sample-dismissed';

export function startSampleBar(): void {
  const bar = document.querySelector('[data-sample-bar]');
  bar?.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    document.documentElement.removeAttribute('data-sample');
    bar.parentElement?.querySelector('a')?.focus({ preventScroll: true });
    try {
      localStorage.setItem(KEY, '1');
    } catch {
      // Without storage it is hidden on this page only.
    }
  });
}
