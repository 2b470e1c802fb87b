/** Writes the day a piece leaves into the prerendered page, before the buy box hydrates. */

export function showDispatchDay(): void {
  const words = document.querySelector<HTMLElement>('[data-dispatch]');
  if (!words) return;
  const { dispatch, town = '' } = words.dataset;
  // Loaded apart from the page's first scripts. On failure the text without a date stays.
  import('../../core/delivery/dispatch.ts')
    .then(({ leavesText }) => {
      words.textContent = leavesText(JSON.parse(dispatch ?? ''), town, new Date());
    })
    .catch(() => {});
}
