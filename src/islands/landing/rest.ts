/** The sections below the first screen are laid out once it stands: until then their styles let the browser pass them over. */
export function drawRest(): void {
  const draw = () => {
    document.documentElement.dataset.drawn = '';
  };
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(draw, { timeout: 2000 });
    else setTimeout(draw, 500);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
