/** Shows the buy bar once the buy button has scrolled out of view. */
export function startBuyBar(): void {
  const watched = document.querySelector('[data-buy]');
  if (!watched) return;
  const observer = new IntersectionObserver(
    (entries) => document.documentElement.toggleAttribute('data-buy-bar', entries.at(-1)?.isIntersecting === false),
    // A button still below the screen counts as visible.
    { rootMargin: '0px 0px 1000000px 0px' },
  );
  observer.observe(watched);
}
