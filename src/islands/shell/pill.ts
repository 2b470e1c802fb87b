/**
 * Turns the header into a floating pill once the page has scrolled, with an IntersectionObserver instead of scroll
 * events.
 */
export function startPill(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const top = document.querySelector('[data-top]');
  if (!header || !top) return;
  new IntersectionObserver((moments) => {
    header.toggleAttribute('data-pill', moments.at(-1)?.isIntersecting === false);
  }).observe(top);
}
