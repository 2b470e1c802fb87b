/** Opens the question named in the fragment; browsers do not open details elements for fragments. */
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
