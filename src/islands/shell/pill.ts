/** The header becomes a floating pill once the page has moved: told by an element at its top, not by every scroll event. */
export function startPill(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const top = document.querySelector('[data-top]');
  if (!header || !top) return;
  new IntersectionObserver((moments) => {
    header.toggleAttribute('data-pill', moments.at(-1)?.isIntersecting === false);
  }).observe(top);
}
