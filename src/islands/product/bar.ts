/** Shows the buy bar once the button of the page has been scrolled past. */
export function startBuyBar(): void {
  const watched = document.querySelector('[data-buy]');
  if (!watched) return;
  const observer = new IntersectionObserver(
    (moments) => document.documentElement.toggleAttribute('data-buy-bar', moments.at(-1)?.isIntersecting === false),
    // Whatever is still below the screen counts as seen.
    { rootMargin: '0px 0px 1000000px 0px' },
  );
  observer.observe(watched);
}
