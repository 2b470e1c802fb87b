/** The sections below the first screen are laid out once it stands: until then their styles let the browser pass them over. */
import { whenIdle } from '../idle.ts';

export function drawRest(): void {
  whenIdle(() => {
    document.documentElement.dataset.drawn = '';
  }, 2000);
}
