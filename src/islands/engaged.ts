/** Waits for a first sign that a visitor uses the page: visits without one fetch nothing ahead. */
import { afterFrame } from '../stores/after-frame.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

let engaged: Promise<void> | undefined;

/** Resolves after the frame that shows the effect of the first sign: a first press does not wait for what it starts. */
const firstSign = () =>
  new Promise<void>((resolve) => {
    const begin = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, begin);
      afterFrame(resolve);
    };
    for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
  });

/** Calls start once, after the first movement of a pointer, press, key or scroll. */
export function onceEngaged(start: () => void): void {
  engaged ??= firstSign();
  engaged.then(start);
}
