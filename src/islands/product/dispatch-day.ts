/** Writes the day a piece leaves into the prerendered page, before the buy box hydrates. */
import { dispatchText } from '../../core/delivery/dispatch.ts';

export function showDispatchDay(): void {
  const words = document.querySelector('[data-dispatch]');
  if (words) words.textContent = dispatchText(new Date());
}
