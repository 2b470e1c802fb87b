/** Starts the scripts of every page of the shop. */
import { startMega } from './navigation/mega.ts';
import { startNewsletter } from './newsletter/form.ts';
import { startOffline } from './offline/register.ts';
import { startAnnouncements } from './shell/announcements.ts';
import { startIdleScripts } from './shell/idle-scripts.ts';
import { startPanels } from './shell/panels.ts';
import { watchPictures } from './shell/pictures.ts';
import { startPill } from './shell/pill.ts';
import { startSession } from './shell/session.ts';

export function startPage(): void {
  watchPictures();
  startAnnouncements();
  startPanels();
  startMega();
  startPill();
  startNewsletter();
  startSession();
  if (import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE !== 'off') startOffline();
  startIdleScripts();
}
