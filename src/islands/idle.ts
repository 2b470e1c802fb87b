/** Calls start once the page has loaded and the browser has nothing else to do, or has been busy for mostMs. */
export function whenIdle(start: () => void, mostMs = 4000): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: mostMs });
    else setTimeout(start, mostMs / 3);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Whoever pays for each byte is not sent any that were not asked for. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
