/** Opens the question that the address names. Browsers open one they look for text in, but not one they are led to. */
function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const fold = named?.closest('details');
  if (!named || !fold) return;
  fold.open = true;
  named.scrollIntoView();
}

export function startAnchors(): void {
  window.addEventListener('hashchange', openNamed);
  openNamed();
}
