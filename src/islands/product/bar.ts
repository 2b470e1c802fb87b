/** Shows the buy bar while the button of the page is off the screen. */
export function startBuyBar(): void {
  const watched = document.querySelector('[data-buy]');
  if (!watched) return;
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute(
      'data-buy-bar',
      entry?.isIntersecting === false && entry.boundingClientRect.top < 0,
    );
  }).observe(watched);
}
