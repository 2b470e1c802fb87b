/** Writes the day a piece leaves into the prerendered page, before the buy box hydrates. */

export function showDispatchDay(): void {
  const words = document.querySelector('[data-dispatch]');
  if (!words) return;
  // Loaded apart from the page's first scripts. On failure the number of business days stays.
  import('../../core/delivery/dispatch.ts')
    .then(({ dispatchText }) => {
      words.textContent = dispatchText(new Date());
    })
    .catch(() => {});
}
