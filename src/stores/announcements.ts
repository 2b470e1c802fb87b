/** The latest message for screen readers; islands/shell/announcements.ts writes it to a live region. */
import { atom } from 'nanostores';

export const $announcement = atom('');

export function announce(words: string): void {
  $announcement.set(words);
}
