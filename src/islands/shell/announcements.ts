/** Writes announcements of the page's scripts to a live region. */
import { $announcement } from '../../stores/announcements.ts';

export function startAnnouncements(): void {
  const status = document.querySelector('[data-shell-said]');
  $announcement.listen((words) => {
    if (status) status.textContent = words;
  });
}
