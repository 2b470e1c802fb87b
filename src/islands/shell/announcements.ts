/** Reads out what the page's scripts have to say, to those who cannot see it happen. */
import { $said } from '../../stores/announcements.ts';

export function startSaid(): void {
  const said = document.querySelector('[data-shell-said]');
  $said.listen((words) => {
    if (said) said.textContent = words;
  });
}
