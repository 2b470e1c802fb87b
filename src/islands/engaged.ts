/** Waits for a first sign that a visitor uses the page: visits without one fetch nothing ahead. */

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Calls start once, with the first movement of a pointer, press, key or scroll. */
export function onceEngaged(start: () => void): void {
  const engaged = new AbortController();
  const begin = () => {
    engaged.abort();
    start();
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true, signal: engaged.signal });
}
