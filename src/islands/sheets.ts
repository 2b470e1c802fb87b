/**
 * The whole styles of a page that came with a part of them: for what its islands will draw. They wait for the first of these, as
 * every element is styled anew with them. A part stays beside its whole, which outweighs it: to take it out would do so once more.
 */
import { CARRIED } from '../core/shop/constants.ts';

let asked: Promise<unknown> | undefined;

function whole(style: Element): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = style.getAttribute(CARRIED.sheet) ?? '';
  style.after(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = () => {
      // Whoever asks next tries again.
      link.remove();
      asked = undefined;
      resolve(null);
    };
  });
}

/** Resolves once each part has its whole, or it could not be had. May be asked as often as one likes. */
export function wholeSheets(): Promise<unknown> {
  asked ??= Promise.all(Array.from(document.querySelectorAll(`style[${CARRIED.part}]`), whole));
  return asked;
}
